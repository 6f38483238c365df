import { describe, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, seatId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Film, FilmGroup } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import type { Answers, QuestionKey } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event, VbamSfb } from '#rulesets/vbam-sfb/game.ts';
import type { BringIn } from '#rulesets/vbam-sfb/battles/brought.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { usualStanding } from '#rulesets/vbam-sfb/sidcors/postures.ts';
import { films } from '#rulesets/vbam-sfb/presentation/films/film.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { playOf } from '#ui/views/battle/moments.ts';
import { worldOf } from './caseWorlds.ts';

const [gorn, frax, isc] = [seatId('gorn'), seatId('frax'), seatId('isc')];

/** Three of the Gorn and four of the Frax in one sector, who fight by standing orders. */
function meeting(tables: boolean, ofFrax: string): State {
  const state = worldOf([
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire frax, pool 100'],
    'relation gorn frax, hostilities by gorn at 1',
    ...['system 0303 gorn', `system ${ofFrax} frax`],
    ...(tables ? ['tables elsewhere'] : []),
    ...['units 3 CA of gorn at 0504', 'units 2 CA of frax at 0504', 'units 2 FF of frax at 0504, crippled'],
  ]);
  const standing = { ...usualStanding, weak: 4, intensity: 4, strong: 4, spares: [], withdrawBelow: 60 };
  const { empires } = state;
  const ready = [gorn, frax].map((seat) => [seat, { ...empires[seat]!, standing }] as const);
  return { ...state, empires: { ...empires, ...Object.fromEntries(ready) } };
}

/** Ten Light Infantry each on a planet of the Frax, who are at war with the Gorn. */
const landed = (): State =>
  worldOf([
    ...['empire gorn', 'empire frax', 'empire isc', 'relation frax gorn, war by gorn at 1'],
    ...['system 0303 gorn', 'system 0304 frax, census 3, productivity 1, morale 3', 'system 0808 frax'],
    ...['units 10 Light Infantry of gorn at 0304', 'units 10 Light Infantry of frax at 0304'],
  ]);

function fought(
  seed: string,
  tables = false,
  answers: Answers<VbamSfb> = {},
  ofFrax = '0703',
  before: State = meeting(tables, ofFrax),
) {
  const plans = Object.fromEntries([gorn, frax, isc].map((seat) => [seat, emptyPlan<never>()]));
  const last = (seat: SeatId) => vbamSfb.view(before, seat, []);
  const decide = decideBy<VbamSfb>({ ruleset: vbamSfb, before, plans, last }, {}, true);
  const { state, entries } = runTurn(vbamSfb, { state: before, seed, plans, answers, decide });
  const told = tellTurn(vbamSfb, before, entries, [gorn, frax, isc]);
  const filmsOf = (seat: SeatId): readonly Film[] => {
    const heard = told.get(seat) ?? [];
    return films(vbamSfb.view(state, seat, heard, last(seat)), heard);
  };
  return { before, state, events: entries.map(({ event }) => event), filmsOf };
}

const counted = (groups: readonly FilmGroup[]): number => sumOf(groups.map(({ count }) => count));
const of = <K extends Event['kind']>(events: readonly Event[], kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

describe('the film of a battle', () => {
  const battles = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => fought(seed));

  test('is seen by both sides and nobody else, and takes the place of what is told of it', () => {
    for (const { filmsOf, events } of battles) {
      expect([gorn, frax, isc].map((seat) => filmsOf(seat).map(({ battle }) => battle))).toEqual([
        ['s0504 frax gorn'],
        ['s0504 frax gorn'],
        [],
      ]);
      for (const event of [...of(events, 'round-fought'), ...of(events, 'unit-crippled')])
        expect(event.battle).toBe('s0504 frax gorn');
    }
  });

  test('knows who fights out of supply, with a factor less (VB 229)', () => {
    for (const [ofFrax, without] of [
      ['0703', []],
      ['1503', [frax]],
    ] as const) {
      const [joined] = of(fought('far', false, {}, ofFrax).events, 'battle-joined');
      const short = valuesInOrder(joined!.units).filter(({ unsupplied }) => unsupplied === true);
      expect([...new Set(short.map(({ seat }) => seat))]).toEqual(without);
    }
  });

  test('has a scene for each round, in which each side scores and suffers what was rolled', () => {
    for (const { filmsOf, events } of battles) {
      const [film] = filmsOf(gorn);
      const rounds = of(events, 'round-fought');
      const scenes = film!.scenes.filter(({ path }) => path.length > 0);
      expect(scenes.length).toBe(rounds.length);
      for (const [at, { sides }] of rounds.entries())
        expect(
          scenes[at]?.moments[0]?.shots.map(({ from, at: [aim], damage }) => [from, aim, damage]),
        ).toEqual(sides.map(({ seat, damage }) => [seat, seat === gorn ? frax : gorn, damage]));
      const shown = playOf(film!).at(-1)!;
      for (const { actor, suffered } of shown.standing)
        expect(suffered).toBe(
          sumOf(
            rounds.flatMap(({ sides }) =>
              sides.filter(({ seat }) => seat !== actor).map((one) => one.damage),
            ),
          ),
        );
    }
  });

  test('begins with all units and ends with those that are left, and says who withdrew and who holds the field', () => {
    const fates = new Set<string>();
    for (const { filmsOf, before, state, events } of battles) {
      const [film] = filmsOf(frax);
      const winner = of(events, 'battle-over')[0]?.winner;
      const standing = playOf(film!).at(-1)!.standing;
      for (const { id, groups, lost, fate } of film!.cast) {
        const alive = (world: State): number =>
          Object.values(world.units).filter(
            ({ seat, design }) => seat === id && ['CA', 'FF'].includes(design),
          ).length;
        const end = standing.find(({ actor }) => actor === id)!;
        expect([counted(groups), counted(end.groups)]).toEqual([alive(before), alive(state)]);
        expect(counted(lost)).toBe(alive(before) - alive(state));
        expect(fate.kind).toBe(
          alive(state) === 0 ? 'lost' : winner === undefined || winner === id ? 'holds' : 'left',
        );
        expect(end.away !== undefined).toBe(fate.kind !== 'holds');
        fates.add(fate.kind);
      }
    }
    expect(fates).toContain('left');
  });

  test('tells every loss once', () => {
    for (const { filmsOf, events } of battles) {
      const [film] = filmsOf(gorn);
      const said = film!.scenes.flatMap(({ lines = [] }) => lines.map(phraseText));
      const losses = [...of(events, 'unit-crippled'), ...of(events, 'unit-destroyed')];
      expect(said.filter((one) => /crippled|destroyed/.test(one)).length).toBe(losses.length);
    }
  });
});

test('a battle at a table is told as its result, without rounds', () => {
  const key = 'Battle Elsewhere/1/s0504' as QuestionKey;
  const result: Unnumbered<BringIn> = {
    kind: 'bring-in',
    fought: true,
    winner: gorn,
    crippled: [unitId('gorn.u1')],
    destroyed: [unitId('frax.u4')],
    freighters: [],
  };
  const answers = { [key]: { by: 'person', orders: [result] } } as const;
  const { filmsOf, events } = fought('table', true, answers);
  expect(of(events, 'battle-brought-in').length).toBe(1);
  const [film] = filmsOf(frax);
  expect(film?.scenes.map(({ moments, rows }) => [moments.map(({ label }) => label), rows.length])).toEqual([
    [['They meet'], 0],
    [['At the table'], 0],
    [['The end'], 0],
  ]);
  expect(film?.scenes[1]?.lines?.map(phraseText)).toEqual([
    'The battle at 0504 was fought at a table.',
    'Your CA is destroyed.',
    'A CA of the Gorn Confederation is crippled.',
  ]);
  expect(filmsOf(gameMaster)).toEqual([]);
});

test('combat on the ground is a film for both, which ends with the troops that are left and shows those of the other side as far as they were seen', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { filmsOf, events, state } = fought(seed, false, {}, '0703', landed());
    const rounds = of(events, 'ground-fought');
    expect([gorn, frax, isc].map((seat) => filmsOf(seat).length)).toEqual([1, 1, 0]);
    for (const [at, seat] of [gorn, frax].entries()) {
      const [film] = filmsOf(seat);
      expect(film!.scenes.length).toBe(rounds.length + 2);
      const shown = playOf(film!).at(-1)!.standing[at]!;
      expect(counted(film!.cast[at]!.groups)).toBe(10);
      expect(counted(shown.groups)).toBe(
        Object.values(state.units).filter((unit) => unit.seat === seat && unit.design === 'Light Infantry')
          .length,
      );
      expect(shown.suffered).toBe(sumOf(rounds.map(({ sides }) => sides[1 - at]!.damage)));
      const fallen = of(events, 'troops-lost').filter((one) => one.seat !== seat).length;
      const theirs = film!.cast[1 - at]!.groups.map(({ type, count }) => [type, count] as const);
      expect(theirs).toEqual(
        fallen === 10
          ? [['Light Infantry', 10]]
          : [...(fallen === 0 ? [] : [['Light Infantry', fallen]]), ['unseen', 1]],
      );
    }
  }
});
