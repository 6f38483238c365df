import { expect, test } from 'vitest';
import { merged } from '#kernel/orders/sharing.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { cases } from './caseWriting.ts';

/* Several admirals of one empire (A8.10, A8.20). */

const [hydran, lyran] = seats;
const [first, second] = [unitId('h01a'), unitId('h02a')];
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D3: CA',
    'squadron H02A of hydran in D3: CA',
    'squadron L01A of lyran in E9: CA',
    'bases of hydran in D3: BS',
    'hydran is at FW, treasury 100, savings 40',
  ]),
);
const view = galacticConquest.view(state, hydran, []);
const sharing = galacticConquest.sharing!;
const ref = (n: number) => nthOrder(hydran, 1, n);
const plot = (n: number, to: string): Order => ({ kind: 'plot', ref: ref(n), way: [placeId(to)] });

test('an empire is divided into its squadrons and four offices, and into nothing of a rival', () => {
  expect(sharing.scopes(view).map(({ label }) => label)).toEqual([
    'Bases in D3',
    'H01A',
    'H02A',
    'Treasury',
    'Merchant marine',
    'Diplomacy',
    'Intelligence',
  ]);
});

test('the turn carries out of each admiral what is theirs: here a squadron, and the treasury (A8.20)', () => {
  const save = (n: number, points: number): Order => ({ kind: 'save', ref: ref(n), points });
  const plans: readonly Plan<Order>[] = [
    { hq: [save(1, 10)], units: { [first]: [plot(2, 'hd4')], [second]: [plot(3, 'hd4')] } },
    { hq: [save(1, 20)], units: { [first]: [plot(2, 'hd2')], [second]: [plot(3, 'hd2')] } },
  ];
  const { plan, dropped } = merged(sharing, view, { seat: hydran, turn: 1 }, [
    { player: 'Jane', scopes: [], plan: plans[0]! },
    { player: 'Otto', scopes: ['h02a', 'treasury'], plan: plans[1]! },
  ]);
  expect(dropped.map(({ scope, by, heldBy }) => [scope, by, heldBy])).toEqual([
    ['treasury', 'Jane', 'Otto'],
    ['h02a', 'Jane', 'Otto'],
    ['h01a', 'Otto', 'Jane'],
  ]);
  const { state: then, entries } = runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'admirals',
    plans: { [hydran]: plan, [lyran]: { hq: [], units: {} } },
    decide: silenceOf,
  });
  const saved = entries.flatMap(({ event }) => (event.kind === 'saved' ? [event.points] : []));
  expect([first, second].map((unit) => then.squadrons[unit]?.place)).toEqual(['hd4', 'hd2']);
  // The treasury holds 100 EP: 20 go to the bank, and not 10, or 30 (B10.30).
  expect(saved).toEqual([20]);
});

test('orders for the whole empire belong to the office of their group, all others to the treasury', () => {
  const office = (order: object) => sharing.scopeOf(view, { ref: ref(1), ...order } as Order, undefined);
  expect(office({ kind: 'send-spy' })).toBe('intelligence');
  expect(office({ kind: 'end-pact' })).toBe('diplomacy');
  expect(office({ kind: 'lay-route' })).toBe('merchants');
  expect(office({ kind: 'build-ship' })).toBe('treasury');
});
