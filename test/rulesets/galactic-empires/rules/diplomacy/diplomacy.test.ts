import { describe, expect, it } from 'vitest';

import { listLog } from '#kernel/dice/rollLog.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import { plainCopy } from '#kernel/turn/plainCopy.ts';
import { close } from '#rulesets/galactic-empires/close.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { pairKey, sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { relation } from '#rulesets/galactic-empires/rules/diplomacy/relations.ts';
import { fleet, garrison, gorn, klingon, play, romulan, scene, ship, vulcan } from '../play.ts';

type Words = readonly Unnumbered<Order>[];
const s = sectorId;
/** Everybody owns a sector and a ship, so that nobody is out of the game. */
const world = (
  more: Partial<Parameters<typeof scene>[0]> = {},
  treasuries: Parameters<typeof scene>[1] = {},
): State =>
  scene(
    {
      sectors: { 1: { owner: klingon }, 2: { owner: gorn }, 3: { owner: romulan }, 4: { owner: vulcan } },
      units: [klingon, gorn, romulan, vulcan].map((seat, at) =>
        fleet(seat, 1, { at: at + 1, ships: [[ship.two, 1]] }),
      ),
      ...more,
    },
    treasuries,
  );
const said = (lists: Readonly<Record<SeatId, Words>>) =>
  Object.fromEntries(Object.entries(lists).map(([seat, hq]) => [seat, { hq }]));
const peace = (to: SeatId): Unnumbered<Order> => ({ kind: 'offer-peace', to });
const alliance = (to: SeatId): Unnumbered<Order> => ({ kind: 'offer-alliance', to });
const cancel = (ally: SeatId): Unnumbered<Order> => ({ kind: 'cancel-alliance', with: ally });
const war = (on: SeatId): Unnumbered<Order> => ({ kind: 'declare-war', on });

describe('relations at the end of a turn (GE 972-986, E-45)', () => {
  const start = world({ wars: [[klingon, gorn]], alliances: [[klingon, vulcan]] });
  it.each<readonly [string, Readonly<Record<SeatId, Words>>, SeatId, string, readonly string[]]>([
    ['both offer peace', { [klingon]: [peace(gorn)], [gorn]: [peace(klingon)] }, gorn, 'neutral', []],
    ['one alone offers peace', { [klingon]: [peace(gorn)] }, gorn, 'war', ['klingon 1: not-offered-back']],
    [
      'the offers go to different empires',
      { [klingon]: [peace(gorn)], [gorn]: [peace(romulan)] },
      gorn,
      'war',
      ['gorn 1: not-at-war', 'klingon 1: not-offered-back'],
    ],
    [
      'both offer an alliance',
      { [klingon]: [alliance(romulan)], [romulan]: [alliance(klingon)] },
      romulan,
      'alliance',
      [],
    ],
    [
      'one alone offers an alliance',
      { [romulan]: [alliance(klingon)] },
      romulan,
      'neutral',
      ['romulan 1: not-offered-back'],
    ],
    [
      'one offers peace, the other an alliance',
      { [klingon]: [peace(gorn)], [gorn]: [alliance(klingon)] },
      gorn,
      'war',
      ['klingon 1: not-offered-back', 'gorn 1: alliance-with-enemy'],
    ],
    [
      'from war to alliance in one turn',
      { [klingon]: [peace(gorn), alliance(gorn)], [gorn]: [peace(klingon), alliance(klingon)] },
      gorn,
      'neutral',
      ['gorn 2: neutral-too-lately', 'klingon 2: neutral-too-lately'],
    ],
    [
      'cancelled and formed anew',
      { [klingon]: [cancel(vulcan), alliance(vulcan)], [vulcan]: [alliance(klingon)] },
      vulcan,
      'neutral',
      ['klingon 2: neutral-too-lately', 'vulcan 1: neutral-too-lately'],
    ],
    ['one alone cancels', { [vulcan]: [cancel(klingon)] }, vulcan, 'neutral', []],
    ['both cancel', { [vulcan]: [cancel(klingon)], [klingon]: [cancel(vulcan)] }, vulcan, 'neutral', []],
    [
      'nothing to cancel',
      { [klingon]: [cancel(romulan), cancel(gorn)] },
      gorn,
      'war',
      ['klingon 1: no-alliance', 'klingon 2: no-alliance'],
    ],
    [
      'war this turn, peace not before the next',
      { [klingon]: [war(romulan), peace(romulan)], [romulan]: [peace(klingon)] },
      romulan,
      'war',
      ['klingon 2: war-is-new', 'romulan 1: war-is-new'],
    ],
    [
      'war this turn, no alliance',
      { [klingon]: [war(romulan), alliance(romulan)], [romulan]: [alliance(klingon)] },
      romulan,
      'war',
      ['klingon 2: alliance-with-enemy', 'romulan 1: alliance-with-enemy'],
    ],
    [
      'an ally cannot be made twice',
      { [klingon]: [alliance(vulcan)], [vulcan]: [alliance(klingon)] },
      vulcan,
      'alliance',
      ['klingon 1: allied-already', 'vulcan 1: allied-already'],
    ],
    [
      'the same offer twice is one offer',
      { [klingon]: [peace(gorn), peace(gorn)], [gorn]: [peace(klingon)] },
      gorn,
      'neutral',
      ['klingon 1: overruled'],
    ],
    [
      'with oneself and with strangers',
      { [klingon]: [peace(klingon), alliance('borg' as SeatId), cancel('borg' as SeatId)] },
      gorn,
      'war',
      ['klingon 1: own-empire', 'klingon 3: unknown-empire', 'klingon 2: unknown-empire'],
    ],
  ])('%s', (_, lists, other, expected, refused) => {
    const played = play(start, said(lists));
    expect(relation(played.state, klingon, other)).toBe(expected);
    expect(played.refused).toEqual(refused);
  });

  it('one treaty is one event, whoever is named first; two who cancel both do', () => {
    const made = play(start, said({ [klingon]: [peace(gorn)], [gorn]: [peace(klingon)] }));
    expect(made.events('peace-established')).toMatchObject([{ seats: [gorn, klingon] }]);
    const ended = play(start, said({ [vulcan]: [cancel(klingon)], [klingon]: [cancel(vulcan)] }));
    expect(ended.events('alliance-cancelled').map(({ by }) => by)).toEqual([klingon, vulcan]);
  });

  it('the turn after, all of it is possible: the mark of the change goes with the turn', () => {
    const first = play(
      start,
      said({ [klingon]: [peace(gorn), cancel(vulcan), war(romulan)], [gorn]: [peace(klingon)] }),
    ).state;
    expect(first.relationsChanged).toEqual([
      pairKey(klingon, romulan),
      pairKey(klingon, gorn),
      pairKey(klingon, vulcan),
    ]);
    const next = plainCopy(first);
    close(next);
    expect(next).not.toHaveProperty('relationsChanged');
    const second = play(
      next,
      said({
        [klingon]: [alliance(gorn), war(vulcan), peace(romulan)],
        [gorn]: [alliance(klingon)],
        [romulan]: [peace(klingon)],
      }),
    );
    expect(second.refused).toEqual([]);
    expect([gorn, vulcan, romulan].map((other) => relation(second.state, klingon, other))).toEqual([
      'alliance',
      'war',
      'neutral',
    ]);
  });

  it('nobody deals with the defeated, nor they with anybody', () => {
    const state = {
      ...start,
      empires: { ...start.empires, [gorn]: { ...start.empires[gorn], defeated: true } },
    } as State;
    const played = play(
      state,
      said({
        [klingon]: [peace(gorn), { kind: 'espionage', on: gorn }],
        [gorn]: [{ kind: 'send-ambassador', to: klingon, address: 'x' }, alliance(romulan)],
      }),
    );
    expect([...played.refused].sort()).toEqual([
      'gorn 1: defeated',
      'gorn 2: defeated',
      'klingon 1: unknown-empire',
      'klingon 2: unknown-empire',
    ]);
  });
});

describe('rights (GE 279-289, 407, 575-595)', () => {
  const start = world({ wars: [[klingon, gorn]], alliances: [[klingon, vulcan]] });
  it('gifts are accepted until they are refused (E-60), and the last word counts', () => {
    const played = play(
      start,
      said({
        [klingon]: [
          { kind: 'accept-nothing', from: gorn },
          { kind: 'accept-gifts', from: romulan },
          { kind: 'accept-nothing', from: vulcan },
          { kind: 'accept-gifts', from: vulcan },
        ],
      }),
    );
    expect(played.empire(klingon).refuses).toEqual([gorn]);
    expect(played.refused).toEqual([
      'klingon 3: overruled',
      'klingon 2: accepts-already',
      'klingon 4: accepts-already',
    ]);
    const back = play(played.state, said({ [klingon]: [{ kind: 'accept-nothing', from: gorn }] }));
    expect(back.refused).toEqual(['klingon 1: refuses-already']);
    expect(
      play(played.state, said({ [klingon]: [{ kind: 'accept-gifts', from: gorn }] })).empire(klingon).refuses,
    ).toEqual([]);
  });

  it('passage is for anybody but enemies, of this turn too, and can be taken back', () => {
    const grant = (to: SeatId): Unnumbered<Order> => ({ kind: 'grant-passage', to });
    const revoke = (from: SeatId): Unnumbered<Order> => ({ kind: 'revoke-passage', from });
    const played = play(
      start,
      said({
        [klingon]: [grant(vulcan), grant(gorn), grant(romulan), grant(klingon)],
        [romulan]: [war(klingon), grant(vulcan)],
      }),
    );
    expect(played.empire(klingon).passage).toEqual([vulcan]);
    expect(played.empire(romulan).passage).toEqual([vulcan]);
    expect(played.refused).toEqual([
      'klingon 2: passage-to-enemy',
      'klingon 3: passage-to-enemy',
      'klingon 4: own-empire',
    ]);
    const next = play(
      played.state,
      said({ [klingon]: [grant(vulcan), revoke(romulan)], [romulan]: [revoke(vulcan)] }),
    );
    expect(next.refused).toEqual(['klingon 1: passage-already', 'klingon 2: no-passage-granted']);
    expect(next.empire(romulan).passage).toEqual([]);
  });

  it('special permission is the owner’s to give, sector by sector', () => {
    const grant = (place: number, to: SeatId): Unnumbered<Order> => ({
      kind: 'grant-permission',
      place: s(place),
      to,
    });
    const revoke = (place: number, from: SeatId): Unnumbered<Order> => ({
      kind: 'revoke-permission',
      place: s(place),
      from,
    });
    const played = play(
      start,
      said({
        [klingon]: [
          grant(1, vulcan),
          grant(1, romulan),
          grant(1, gorn),
          grant(2, romulan),
          grant(99, romulan),
        ],
      }),
    );
    expect(played.sector(1).permitted).toEqual([romulan, vulcan]);
    expect(played.refused).toEqual([
      'klingon 3: permission-to-enemy',
      'klingon 4: not-your-sector',
      'klingon 5: no-such-sector',
    ]);
    const next = play(
      played.state,
      said({ [klingon]: [grant(1, vulcan), revoke(1, romulan), revoke(1, gorn), revoke(3, klingon)] }),
    );
    expect(next.sector(1).permitted).toEqual([vulcan]);
    expect(next.refused).toEqual([
      'klingon 1: permission-already',
      'klingon 3: no-permission-granted',
      'klingon 4: not-your-sector',
    ]);
  });

  it('permission of independents costs their undamaged revenue, before anything else is paid (GE 1341, E-53)', () => {
    const wild = (forSale: boolean, treasury: number): State => {
      const made = world(
        {
          sectors: {
            1: { owner: klingon, links: [5] },
            2: { owner: gorn },
            3: { owner: romulan },
            4: { owner: vulcan },
            5: { revenue: 8, damage: 3 },
            6: { revenue: 3 },
          },
        },
        { [klingon]: treasury },
      );
      return { ...made, parameters: { ...made.parameters, permissionForSale: forSale } };
    };
    const request = (...places: readonly number[]) =>
      said({ [klingon]: places.map((place) => ({ kind: 'request-permission', place: s(place) })) });
    const bought = play(wild(true, 1000), request(5, 2, 6));
    expect(bought.events('permission-bought')).toMatchObject([{ place: s(5), cost: 800 }]);
    expect(bought.sector(5).permitted).toEqual([klingon]);
    expect(bought.refused).toEqual(['klingon 2: permission-refused', 'klingon 3: permission-refused']);
    expect(play(wild(true, 799), request(5)).refused).toEqual(['klingon 1: permission-refused']);
    expect(play(wild(false, 1000), request(5)).refused).toEqual(['klingon 1: permission-not-sold']);
    expect(play(bought.state, request(5)).refused).toEqual(['klingon 1: permission-held']);
    const dropped = play(
      bought.state,
      said({
        [klingon]: [
          { kind: 'drop-permission', place: s(5) },
          { kind: 'drop-permission', place: s(2) },
        ],
      }),
    );
    expect(dropped.sector(5).permitted).toEqual([]);
    expect(dropped.refused).toEqual(['klingon 2: no-permission-held']);
  });
});

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

describe('ambassadors and names (GE 227, 295, E-07)', () => {
  it('one ambassador a turn to each empire, the last', () => {
    const send = (to: SeatId, address: string): Unnumbered<Order> => ({
      kind: 'send-ambassador',
      to,
      address,
    });
    const played = play(
      world(),
      said({
        [klingon]: [
          send(gorn, 'old'),
          send(gorn, 'new'),
          send(romulan, ''),
          send(klingon, 'me'),
          send(vulcan, 'v'),
        ],
      }),
    );
    expect(played.events('ambassador-sent').map(({ to, address }) => [to, address])).toEqual([
      [gorn, 'new'],
      [vulcan, 'v'],
    ]);
    expect(played.refused).toEqual([
      'klingon 1: overruled',
      'klingon 3: no-address',
      'klingon 4: own-empire',
    ]);
  });

  it('the last name counts, and everybody hears one', () => {
    const played = play(
      world(),
      said({
        [klingon]: [
          { kind: 'rename-ruler', name: 'Kang' },
          { kind: 'rename-ruler', name: 'Koloth' },
        ],
        [gorn]: [{ kind: 'rename-ruler', name: '  ' }],
      }),
    );
    expect(played.empire(klingon).ruler).toBe('Koloth');
    expect(played.events('ruler-renamed')).toHaveLength(1);
    expect([...played.refused].sort()).toEqual(['gorn 1: no-name', 'klingon 1: overruled']);
  });
});
