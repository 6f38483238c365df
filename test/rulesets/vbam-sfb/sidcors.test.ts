import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { defined } from '#kernel/words/defined.ts';
import type { VbamSfb, Event } from '#rulesets/vbam-sfb/game.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { byStanding, expected } from '#rulesets/vbam-sfb/encounters/expected.ts';
import type { Fighter } from '#rulesets/vbam-sfb/sidcors/factors.ts';
import { potentialOf } from '#rulesets/vbam-sfb/sidcors/factors.ts';
import { foughtOut } from '#rulesets/vbam-sfb/sidcors/fought.ts';
import { forecastOf } from '#rulesets/vbam-sfb/sidcors/trial.ts';
import type { Round, Side } from '#rulesets/vbam-sfb/sidcors/round.ts';
import { foughtRound } from '#rulesets/vbam-sfb/sidcors/round.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { postures, usualFight } from '#rulesets/vbam-sfb/sidcors/postures.ts';
import { worldOf } from './caseWorlds.ts';
import { expectChance, trials } from './trials.ts';

const [klingon, kzinti, gorn, romulan] = ['klingon', 'kzinti', 'gorn', 'romulan'].map(seatId) as [
  SeatId,
  SeatId,
  SeatId,
  SeatId,
];

/** Units of a seat: `6 D7, 7 F5`. */
function force(seat: SeatId, text: string): readonly Fighter[] {
  const designs = text.split(', ').flatMap((part) => {
    const [, count = '', design = ''] = /^(\d+) (.+)$/.exec(part) ?? [];
    return Array.from({ length: Number(count) }, () => design);
  });
  return designs.map((design, at) => [unitId(`${seat}.u${at + 1}`), { seat, design, crippled: false }]);
}

const side = (fighters: readonly Fighter[], order: Partial<Side['order']> = {}): Side => ({
  seat: fighters[0]![1].seat,
  force: fighters,
  owed: 0,
  order: { ...usualFight, ...order },
});

/** Rounds of the same forces, each with dice of its own. */
const rounds = (sides: readonly [Side, Side], name: string): readonly Round[] => {
  const dice = openDice(name);
  return Array.from({ length: trials }, (_, at) => foughtRound(sides, true, dice.fork(at)));
};

const hitOn = (all: readonly Round[], unit: UnitId): number =>
  all.filter(({ strokes }) =>
    strokes.some((one) => one.unit === unit && 'by' in one && one.by === 'directed'),
  ).length;

describe('the chances of SIDCORS', () => {
  const station = force(gorn, '1 Battle Station');
  const [target] = station.map(([id]) => id) as [UnitId];

  test('83 factors cripple a battle station by Directed Damage in one of two rounds at a rating of 5 (VBV-15)', () => {
    const fleet = force(klingon, '7 D7, 5 F5, 1 F5S');
    expect(potentialOf(fleet)).toBe(83);
    const all = rounds([side(fleet, { intensity: 4, theirs: 1, targets: [target] }), side(station)], '83');
    expectChance(hitOn(all, target), 1 / 2);
  });

  test('103 factors do so in five of six (VBV-16)', () => {
    const fleet = force(kzinti, '11 CC, 1 SDF');
    expect(potentialOf(fleet)).toBe(103);
    const all = rounds([side(fleet, { intensity: 4, theirs: 1, targets: [target] }), side(station)], '103');
    expectChance(hitOn(all, target), 5 / 6);
  });

  test('38 factors score 10 points or more in five of six rounds at a rating of 5 (VBV-14)', () => {
    const fleet = force(klingon, '1 D7C, 3 D7, 1 F5');
    expect(potentialOf(fleet)).toBe(38);
    const enemy = force(gorn, '1 CA');
    const all = rounds([side(fleet, { intensity: 3 }), side(enemy, { intensity: 2 })], '38');
    const scores = all.map(({ sides }) => sides[0]!.damage);
    expectChance(scores.filter((score) => score >= 10).length, 5 / 6);
    // By the row of 5: 20, 25, 25, 30, 30 and 35 percent of 38.
    expect([...new Set(scores)].toSorted((a, b) => a - b)).toEqual([8, 10, 11, 13]);
    expectChance(scores.filter((score) => score === 10).length, 2 / 6);
  });

  test('the shock of its own weapon cripples a mauler in one of three rounds (VBV-22)', () => {
    const fleet = force(klingon, '1 D6M, 12 D7');
    const [mauler] = fleet[0]!;
    const weak = force(gorn, '1 Mobile Base');
    const order = { intensity: 4, theirs: 1, targets: [unitId('gorn.u1')], mauls: true };
    const all = rounds([side(fleet, order), side(weak)], 'shock');
    const shocked = all.filter(({ strokes }) =>
      strokes.some((one) => one.unit === mauler && 'by' in one && one.by === 'shock'),
    ).length;
    expectChance(shocked, 1 / 3);
  });

  test('a cloaked force surprises in 10 of 36 first rounds and is found out in 3, and never later (VBV-21)', () => {
    const cloaked = force(romulan, '1 KR');
    const enemy = force(gorn, '1 CA');
    const sides = [side(cloaked), side(enemy)] as const;
    const shifts = rounds(sides, 'cloak').map(({ sides: [own, other] }) => [own!.shift, other!.shift]);
    expectChance(shifts.filter(([, shift]) => shift === -1).length, 10 / 36);
    expectChance(shifts.filter(([, shift]) => shift === 1).length, 3 / 36);
    expect(shifts.every(([own]) => own === 0)).toBe(true);
    const later = Array.from({ length: 200 }, (_, at) => foughtRound(sides, false, openDice(`later ${at}`)));
    expect(later.every(({ sides: [, other] }) => other!.shift === 0)).toBe(true);
  });
});

/** Two fleets in one sector, who fight by standing orders: with a mauler, a scout, and a carrier with its flights. */
function meeting(): State {
  const state = worldOf([
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire klingon, pool 100'],
    'relation gorn klingon, hostilities by gorn at 1',
    ...['system 0504 gorn', 'system 0704 klingon'],
    ...['units 1 CV of gorn at 0504', 'units 5 Light fighter flight of gorn at 0504, based u1'],
    ...['units 2 CA of gorn at 0504', 'units 1 Mobile Base of gorn at 0504', 'units 1 SC of gorn at 0504'],
    ...['units 1 D6M of klingon at 0504', 'units 4 D7 of klingon at 0504', 'units 1 F5 of klingon at 0504'],
  ]);
  const { empires } = state;
  const ready = [
    [gorn, postures.steady],
    [klingon, postures.siege],
  ] as const;
  return {
    ...state,
    empires: {
      ...empires,
      ...Object.fromEntries(ready.map(([seat, standing]) => [seat, { ...empires[seat]!, standing }])),
    },
  };
}

function fought(seed: string) {
  const before = meeting();
  const plans = Object.fromEntries(vbamSfb.seats(before).map((seat) => [seat, emptyPlan<never>()]));
  const last = (seat: SeatId) => vbamSfb.view(before, seat, []);
  const decide = decideBy<VbamSfb>({ ruleset: vbamSfb, before, plans, last }, {}, true);
  const { state, entries } = runTurn(vbamSfb, { state: before, seed, plans, answers: {}, decide });
  return { before, state, events: entries.map(({ event }): Event => event) };
}

describe('forecasts', () => {
  test('fight battles as the turn does: with the same dice the same comes of them', () => {
    const winners = new Set<string>();
    for (let at = 1; at <= 60; at += 1) {
      const seed = `battle ${at}`;
      const { before, state, events } = fought(seed);
      const joined = events.find((event) => event.kind === 'battle-joined')!;
      const over = events.find((event) => event.kind === 'battle-over')!;
      const forceOf = (seat: SeatId): readonly Fighter[] =>
        (joined.forces[seat] ?? []).map((id): Fighter => [
          id,
          { ...before.units[id]!, unsupplied: state.units[id]?.unsupplied ?? false },
        ]);
      const known = [klingon, gorn].map((seat) =>
        byStanding(seat, forceOf(seat), before.empires[seat]!.standing),
      );
      const again = foughtOut([known[0]!, known[1]!], (round) =>
        openDice(seed).fork('Space Combat Phase', 1, round, 's0504'),
      );
      expect(again.winner).toBe(over.winner);
      const ofIt = events.filter((event) => 'battle' in event && event.battle === joined.battle);
      const hit = (what: Event['kind']) =>
        new Set(ofIt.flatMap((event) => (event.kind === what && 'unit' in event ? [event.unit] : [])));
      expect(again.rounds).toBe(ofIt.filter(({ kind }) => kind === 'round-fought').length);
      const [crippled, destroyed] = [hit('unit-crippled'), hit('unit-destroyed')];
      for (const seat of [gorn, klingon]) {
        const left = (joined.forces[seat] ?? []).filter((id) => !destroyed.has(id));
        expect(new Map((again.forces[seat] ?? []).map(([id, unit]) => [id, unit.crippled]))).toEqual(
          new Map(left.map((id) => [id, crippled.has(id)])),
        );
      }
      winners.add(over.winner ?? 'nobody');
    }
    expect(winners.size).toBeGreaterThan(1);
  });

  test('count who holds the field, and losses on the average', () => {
    const [strong, weak] = [force(klingon, '4 D7'), force(gorn, '1 FF')];
    const { holds, destroyed, crippled } = forecastOf([
      byStanding(klingon, strong, { ...postures.bold, aims: [] }),
      byStanding(gorn, weak, { ...postures.bold, withdrawBelow: 0 }),
    ]);
    // 32 factors at 30 to 40 % are 10 points or more: 4 cripple and 2 destroy a frigate. Its 4 are 1 or 2 points, less than half of 8.
    expect([holds[klingon], holds[gorn]]).toEqual([100, 0]);
    expect([destroyed[gorn], destroyed[klingon]]).toEqual([10, 0]);
    expect([crippled[gorn], crippled[klingon]]).toEqual([0, 0]);
  });

  test('are the same for the same forces, and differ with them', () => {
    const one = [byStanding(klingon, force(klingon, '3 D7')), byStanding(gorn, force(gorn, '2 CA'))] as const;
    const other = [
      byStanding(klingon, force(klingon, '3 D7')),
      byStanding(gorn, force(gorn, '3 CA')),
    ] as const;
    expect(forecastOf(one)).toEqual(forecastOf(one));
    expect(forecastOf(one)).not.toEqual(forecastOf(other));
  });
});

describe('battles to expect', () => {
  const lines = [
    ...['empire gorn, pool 100', 'empire isc, pool 100', 'empire klingon, pool 100'],
    ...['relation gorn klingon, hostilities by gorn at 1', 'system 0504 gorn', 'system 0704 klingon'],
    ...['units 1 Mobile Base of gorn at 0504', 'units 1 CA of gorn at 0504', 'units 2 D7 of klingon at 0504'],
  ];
  const scenarios = (demand: 'deep-space' | 'defensive' | undefined): readonly string[] => {
    const { demand: _, ...rest } = postures.steady;
    const state = worldOf(lines);
    const standing = { ...rest, ...defined({ demand }) };
    const empires = { ...state.empires, [klingon]: { ...state.empires[klingon]!, standing } };
    return expected({ ...state, empires }, klingon, []).map(({ scenario }) => scenario);
  };

  test('are of the kind that standing orders demand, and in deep space if they demand none', () => {
    expect(scenarios('defensive')).toEqual(['defensive']);
    expect(scenarios('deep-space')).toEqual(['deep-space']);
    expect(scenarios(undefined)).toEqual(['deep-space']);
  });

  test('are where units go, and not where they were', () => {
    const state = worldOf(lines.map((line) => line.replace('klingon at 0504', 'klingon at 0604')));
    const units = [unitId('klingon.u3'), unitId('klingon.u4')] as const;
    expect(expected(state, klingon, [])).toEqual([]);
    const [one] = expected(state, klingon, [{ unit: units[0], way: [placeId('s0504')], along: [units[1]] }]);
    expect([one?.encounter.attacker, one?.encounter.place, one?.own.length]).toEqual([klingon, 's0504', 2]);
  });
});
