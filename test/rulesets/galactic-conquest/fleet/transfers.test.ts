import { expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders } from '#kernel/game/plan.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { cases } from '../caseWriting.ts';

/* Ships are shared out between squadrons that end the turn in one hex, as the board of a client asks for it (D6.100). */

const [hydran, lyran] = seats;
const [first, second, third] = [unitId('h01a'), unitId('h02a'), unitId('h03a')];
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'squadron H01A of hydran in D3: CA 3xFF',
    'squadron H02A of hydran in D3: CA DD FF(-2DF)',
    'squadron H03A of hydran in D5: CA DD',
    'squadron L01A of lyran in E9: CA',
    'bases of hydran in D3: BS',
  ]),
);
const view = galacticConquest.view(state, hydran, []);
const transfers = galacticConquest.presentation.transfers!;
const here = [first, second];
const counted = (plan: Plan<Order>) =>
  transfers.of(view, plan, here).map(({ type, counts, dealt }) => [type, ...counts, dealt]);
const said = (plan: Plan<Order>) =>
  listedOrders(plan).flatMap(({ order, unit }) =>
    order.kind === 'regroup' ? [[unit, order.ships.join(', '), order.to]] : [],
  );
const shipsAfter = (plan: Plan<Order>) => {
  const { squadrons } = runTurn<GalacticConquest>(galacticConquest, {
    state,
    seed: 'board',
    plans: { [hydran]: plan, [lyran]: emptyPlan() },
    decide: silenceOf,
  }).state;
  return here.map((unit) => squadrons[unit]?.ships.map(({ hull }) => hull).join(' '));
};

test('squadrons meet where their courses end, and bases meet nobody', () => {
  expect(transfers.among(view, emptyPlan(), first)).toEqual([first, second]);
  expect(transfers.among(view, emptyPlan(), third)).toEqual([third]);
  expect(transfers.among(view, emptyPlan(), unitId('bases-d3'))).toEqual(['bases-d3']);
  const plot: Order = { kind: 'plot', ref: nthOrder(hydran, 1, 1), way: [placeId('hd4'), placeId('hd3')] };
  expect(transfers.among(view, { hq: [], units: { [third]: [plot] } }, third)).toEqual([
    third,
    first,
    second,
  ]);
});

test('ships that are alike are counted together, and damaged ones by themselves', () => {
  expect(counted(emptyPlan())).toEqual([
    ['CA', 1, 1, false],
    ['FF', 3, 0, false],
    ['DD', 0, 1, false],
    ['FF(-2DF)', 0, 1, false],
  ]);
});

test('what is shared out becomes one order for each squadron that takes some, and the turn carries it out', () => {
  const two = transfers.share(view, emptyPlan(), here, [{ type: 'FF', counts: [1, 2] }]);
  expect(said(two)).toEqual([[first, 'FF 2, FF 3', second]]);
  expect(counted(two)[1]).toEqual(['FF', 1, 2, true]);
  const both = transfers.share(view, two, here, [{ type: 'DD', counts: [1, 0] }]);
  expect(said(both)).toEqual([
    [first, 'FF 2, FF 3', second],
    [second, 'DD', first],
  ]);
  expect(shipsAfter(both)).toEqual(['CA FF DD', 'CA FF FF FF']);
});

test('what comes back leaves no order behind', () => {
  const gone = transfers.share(view, emptyPlan(), here, [{ type: 'FF', counts: [1, 2] }]);
  const one = transfers.share(view, gone, here, [{ type: 'FF', counts: [2, 1] }]);
  expect(said(one)).toHaveLength(1);
  expect(shipsAfter(one)).toEqual(['CA FF FF', 'CA DD FF FF']);
  expect(transfers.share(view, one, here, [{ type: 'FF', counts: [3, 0] }])).toEqual(emptyPlan());
});

test('ships that a plan takes elsewhere are not there to be shared out, and still go there', () => {
  const away: Order = { kind: 'regroup', ref: nthOrder(hydran, 1, 7), ships: ['FF'], to: unitId('h09a') };
  const plan: Plan<Order> = { hq: [], units: { [first]: [away] } };
  expect(counted(plan)[1]).toEqual(['FF', 2, 0, true]);
  const shared = transfers.share(view, plan, here, [{ type: 'FF', counts: [1, 1] }]);
  // Once the first has left by the first order, what was FF 3 is called FF 2.
  expect(said(shared)).toEqual([
    [first, 'FF', 'h09a'],
    [first, 'FF 2', second],
  ]);
});
