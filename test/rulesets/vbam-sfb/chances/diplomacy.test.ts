import { describe, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder, seatId } from '#kernel/words/ids.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from '../caseWorlds.ts';
import { expectChance, trials } from '../trials.ts';

/* Chances of the Intel and Tech Phases that the rules force, held within 4 standard errors. */

const seats = [
  'gorn',
  'federation',
  'frax',
  'hydran',
  'isc',
  'klingon',
  'kzinti',
  'lyran',
  'peladine',
  'vudar',
];

/** Each two powers, of whom the first tries and the second is tried against. */
const pairs = seats.flatMap((me, at) => seats.slice(at + 1).map((to) => [me, to] as const));

/** How often such an order succeeds, of all tried: all pairs of powers at once. */
function counted(relation: string, order: (to: string) => Unnumbered<Order>, turn = 2): number {
  const state: State = worldOf([
    `turn ${turn}`,
    ...seats.map((seat) => `empire ${seat}`),
    ...pairs.map(([me, to]) => `relation ${me} ${to}${relation.replaceAll('THEM', to).replaceAll('ME', me)}`),
  ]);
  const plans = Object.fromEntries(
    seats.map((me): readonly [SeatId, Plan<Order>] => [
      seatId(me),
      pairs
        .filter(([one]) => one === me)
        .reduce<Plan<Order>>(
          (plan, [, to], at) =>
            withOrder(plan, { ...order(to), ref: nthOrder(seatId(me), turn, at + 1) } as Order),
          emptyPlan(),
        ),
    ]),
  );
  let [tried, found] = [0, 0];
  for (let n = 0; tried < trials; n += 1) {
    const { entries } = runTurn(vbamSfb, { state, seed: `odds ${n}`, plans });
    const done = entries
      .map(({ event }) => event)
      .filter((event) => event.kind === 'break-tried' || event.kind === 'declare-tried')
      .slice(0, trials - tried);
    if (done.length === 0) throw new Error('nothing was tried');
    tried += done.length;
    found += done.filter((event) => ('broken' in event ? event.broken : event.declared)).length;
  }
  return found;
}

const breaks =
  (treaty: 'non-aggression' | 'peace' | 'trade' | 'mutual-defense' | 'alliance' | 'co-belligerence') =>
  (to: string): Unnumbered<Order> => ({ kind: 'break', to: seatId(to), treaty });
const declares =
  (enmity: 'hostilities' | 'war') =>
  (to: string): Unnumbered<Order> => ({ kind: 'declare', to: seatId(to), enmity });

describe('breaking', () => {
  test.each([
    ['non-aggression', ', non-aggression', 60],
    ['peace', ', non-aggression, peace', 10],
    ['trade', ', non-aggression, trade', 50],
    ['mutual-defense', ', non-aggression, peace, mutual-defense', 40 - 20],
    ['co-belligerence', ', non-aggression, co-belligerence', 20],
  ] as const)('a treaty of %s', (treaty, relation, percent) => {
    expectChance(counted(relation, breaks(treaty)), percent / 100);
  });
  test('what they broke in the last turn adds 25, and a failure takes 10 (VB 131)', () => {
    const relation = ', non-aggression, broke by THEM at 1, break-failed by ME at 1';
    expectChance(counted(relation, breaks('non-aggression')), (60 + 25 - 10) / 100);
  });
});

describe('declaring', () => {
  test('hostilities (VBV-07)', () => {
    expectChance(counted('', declares('hostilities')), 20 / 100);
  });
  test('war from hostilities (VB 149, 188)', () => {
    expectChance(counted(', hostilities by THEM at 1', declares('war')), (-20 + 25) / 100);
  });
  test('war two turns after an encounter of theirs, under hostilities (VB 147, 160)', () => {
    const relation = ', hostilities by THEM at 1, attacked by THEM at 1';
    expectChance(counted(relation, declares('war'), 3), (-20 + 25 + 30) / 100);
  });
});

describe('technology', () => {
  /** How many of all tried empires advance once or more, and twice. */
  const advances = (invested: number): readonly [once: number, twice: number] => {
    const state = worldOf([
      'turn 12',
      ...seats.map((seat) => `empire ${seat}, invested ${invested}`),
      ...seats.map(
        (seat, at) =>
          `system ${String(at + 1).padStart(2, '0')}01 ${seat}, census 11, productivity 11, morale 11, raw 4, capacity 12`,
      ),
    ]);
    const plans = Object.fromEntries(seats.map((seat) => [seatId(seat), emptyPlan<Order>()]));
    const years: number[] = [];
    for (let n = 0; years.length < trials; n += 1) {
      const { state: after } = runTurn(vbamSfb, { state, seed: `tech ${n}`, plans });
      years.push(...seats.map((seat) => after.empires[seatId(seat)]!.tech.year - 165));
    }
    return [years.filter((one) => one >= 1).length, years.filter((one) => one === 2).length];
  };
  test('30 EP where 22 are needed: the first advance is certain, the second comes at 18 % (VBV-05)', () => {
    const [first, second] = advances(30);
    expect(first).toBe(trials);
    expectChance(second, 18 / 100);
  });
  test('11 EP where 22 are needed: one advance at 50 %, never two', () => {
    const [first, second] = advances(11);
    expectChance(first, 50 / 100);
    expect(second).toBe(0);
  });
});
