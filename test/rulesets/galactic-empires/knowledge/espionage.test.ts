import { describe, expect, it } from 'vitest';
import { listLog } from '#kernel/dice/rollLog.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { fleet, garrison, gorn, klingon, play, romulan, ship, vulcan } from '../play.ts';
import { type Words, s, world, said } from '../diplomacy/diplomaticWorld.ts';

describe('sharing reports (GE 992, 1030, E-43)', () => {
  const share = (other: SeatId): Unnumbered<Order> => ({ kind: 'share-info', with: other });
  const stop = (other: SeatId): Unnumbered<Order> => ({ kind: 'stop-sharing-info', with: other });

  it('passes on all of one’s own reports from the same turn on, and none received', () => {
    const played = play(world(), said({ [klingon]: [share(romulan)], [romulan]: [share(vulcan)] }));
    const own = (seat: SeatId) =>
      played.events('sectors-scouted').find((event) => event.seat === seat)?.places;
    expect(played.events('reports-shared')).toEqual([
      { kind: 'reports-shared', seat: romulan, from: klingon, places: own(klingon) },
      { kind: 'reports-shared', seat: vulcan, from: romulan, places: own(romulan) },
    ]);
    expect(own(romulan)).not.toContain(s(1));
    const next = play(
      played.state,
      said({ [klingon]: [stop(romulan), stop(gorn)], [romulan]: [share(vulcan)] }),
    );
    expect(next.events('reports-shared').map(({ from }) => from)).toEqual([romulan]);
    expect(next.refused).toEqual(['klingon 2: not-shared', 'romulan 1: shared-already']);
  });

  it('is for commoners only where the game says so, and ends in effect when a ruler becomes one', () => {
    const start = world();
    const only = (commonersShareInfo: boolean): State =>
      ({
        ...start,
        parameters: { ...start.parameters, commonersShareInfo },
        empires: {
          ...start.empires,
          [gorn]: { ...start.empires[gorn], status: 'commoner', sharesInfo: [vulcan] },
        },
      }) as State;
    const lists = said({ [gorn]: [share(klingon)] });
    expect(play(only(false), lists).refused).toEqual(['gorn 1: commoners-keep-reports']);
    expect(play(only(false), lists).events('reports-shared')).toEqual([]);
    expect(
      play(only(true), lists)
        .events('reports-shared')
        .map(({ seat }) => seat),
    ).toEqual([klingon, vulcan]);
  });
});

describe('espionage (GE 996-998, E-44)', () => {
  const target = world(
    {
      sectors: {
        1: { owner: klingon },
        2: { owner: gorn, annexedTo: gorn, builds: [] },
        3: { owner: romulan, annexedTo: gorn },
        4: { owner: vulcan },
        5: { owner: gorn, annexedTo: gorn },
      },
      units: [
        fleet(klingon, 1, { at: 1 }),
        fleet(romulan, 1, { at: 3, ships: [[ship.two, 1]] }),
        fleet(vulcan, 1, { at: 4, ships: [[ship.two, 1]] }),
        garrison(gorn, {
          at: 2,
          ships: [
            [ship.two, 3, 1],
            [ship.two, 2, 4],
          ],
          admirals: [{}, {}],
        }),
        fleet(gorn, 4, {
          at: 5,
          ships: [
            [ship.scout, 2],
            [ship.three, 1],
          ],
          admirals: [{}],
          cloaked: true,
        }),
      ],
      wars: [[gorn, romulan]],
      alliances: [[vulcan, gorn]],
    },
    { [klingon]: 10_000, [gorn]: 7_777 },
  );
  const spy = (on: SeatId): Unnumbered<Order> => ({ kind: 'espionage', on });
  const rolled = (state: State, rolls: readonly boolean[], orders: Words = [spy(gorn)]) => {
    const dice = scriptedDice([
      { stream: 'Espionage Occurs/klingon/gorn', rolls },
      { stream: 'Espionage Occurs/klingon/vulcan', rolls: [] },
    ]);
    const played = play(state, said({ [klingon]: orders }), dice);
    expect(dice.leftovers().filter((left) => JSON.stringify(left).includes('gorn'))).toEqual([]);
    return played;
  };
  const all = [true, true, true, true, true, true, true];
  // Gorn treasury: 77.77 less upkeep 5 x 1.0 + 2 x 0.4 + 1.2 + 3 admirals = 10.0, so 67.77; 7% decay, 4.74; revenue of 2 and 5, 10 each.
  const treasury = 7_777 - 1_000 - 474 + 2_000;
  const whole = {
    sectors: 2,
    annexed: 3,
    treasury,
    centers: [s(2)],
    admirals: 3,
    relations: [
      { seat: romulan, relation: 'war' },
      { seat: vulcan, relation: 'alliance' },
    ],
  };

  it('finds out seven things with one roll each, in this order; what is missed is left out', () => {
    const { ships = [], ...figures } = rolled(target, all).events('espionage-made')[0]?.report ?? {};
    expect(figures).toEqual(whole);
    expect(Object.fromEntries(ships.map((row) => [row.class, row.count]))).toEqual({
      Scout: 2,
      'Heavy Cruiser': 5,
      Battleship: 1,
    });
    const keys = ['ships', 'sectors', 'annexed', 'treasury', 'centers', 'admirals', 'relations'];
    for (const [at, key] of keys.entries()) {
      const report =
        rolled(
          target,
          all.map((_, other) => other === at),
        ).events('espionage-made')[0]?.report ?? {};
      expect(Object.keys(report)).toEqual([key]);
    }
    expect(
      rolled(
        target,
        all.map(() => false),
      ).events('espionage-made')[0]?.report,
    ).toEqual({});
  });

  it('rolls at 70 of 100, seven times a mission', () => {
    const log = listLog();
    play(target, said({ [klingon]: [spy(gorn), spy(vulcan)] }), openDice('agents', log));
    const rolls = log.rolls.filter(({ stream }) => stream.startsWith('Espionage Occurs/klingon'));
    expect(rolls.map(({ wins, outOf }) => `${wins} of ${outOf}`)).toEqual(
      Array.from({ length: 14 }, () => '70 of 100'),
    );
    expect(new Set(rolls.map(({ stream }) => stream)).size).toBe(2);
  });

  it('costs 35 a mission, after the revenue; a second on the same empire goes on rolling', () => {
    const twice = rolled(target, [...all.map(() => true), ...all.map(() => false)], [spy(gorn), spy(gorn)]);
    expect(
      twice.events('espionage-made').map(({ cost, report }) => [cost, Object.keys(report).length]),
    ).toEqual([
      [3_500, 7],
      [3_500, 0],
    ]);
    // Nobody's upkeep is due for the empty fleet; 100 decays to 93; sector 1 is not annexed.
    expect(twice.empire(klingon).treasury).toBe(9_300 - 7_000);
    expect(rolled(target, [...all, ...all], [spy(gorn), spy(gorn), spy(gorn)]).refused).toEqual([
      'klingon 3: not-enough-money',
    ]);
  });

  it('needs the price to the last hundredth, and this turn’s revenue counts', () => {
    const poor = (treasury: number): State =>
      ({
        ...target,
        empires: { ...target.empires, [klingon]: { ...target.empires[klingon], treasury } },
      }) as State;
    // 37.64 decay to 35.01, 37.63 to 35.00 (7% are 2.63), 37.62 to 34.99.
    expect(rolled(poor(3_763), all).refused).toEqual([]);
    expect(rolled(poor(3_762), []).refused).toEqual(['klingon 1: not-enough-money']);
    const rich = {
      ...poor(3_000),
      sectors: { ...target.sectors, [s(1)]: { ...target.sectors[s(1)], annexedTo: klingon } },
    } as State;
    expect(rolled(rich, all).refused).toEqual([]);
  });

  it('sees all treasuries as they are before any mission is paid', () => {
    const mutual = play(target, said({ [klingon]: [spy(gorn)], [gorn]: [spy(klingon)] }), 'mutual');
    const alone = play(target, said({ [klingon]: [spy(gorn)] }), 'mutual');
    const found = (played: typeof mutual) =>
      played.events('espionage-made').find(({ seat }) => seat === klingon)?.report;
    expect(found(mutual)).toEqual(found(alone));
  });
});
