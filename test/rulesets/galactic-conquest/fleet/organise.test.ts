import { expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders } from '#kernel/game/plan.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { cases } from '../caseWriting.ts';
import { galacticConquest } from '../yards/shelf.ts';

/* New squadrons, the line and the limits of squadrons, as the board of a client asks for them (D6.10, D6.80, D6.90, D6.100). */

const [hydran, lyran] = seats;
const [first, second, third] = [unitId('h01a'), unitId('h02a'), unitId('h03a')];
const state = cases.world(
  cases.readGiven([
    'homeworld Hydrax of hydran in D3',
    'homeworld Lyra of lyran in E9',
    'yard D3/1 of hydran: SC4SY',
    'squadron H01A of hydran in D5: *CA 2x*FF',
    'squadron H02A of hydran in D5: *CA *DD',
    'squadron H03A of hydran in D5: 2x*FF',
    'squadron H04A of hydran in D4: *FF',
    'squadron L01A of lyran in E9: CA',
  ]),
);
const view = galacticConquest.view(state, hydran, []);
const { forms, together, line, share, stands } = galacticConquest.presentation.transfers!;
const here = [first, second, third];
const empty: Plan<Order> = emptyPlan();
const said = (plan: Plan<Order>) =>
  listedOrders(plan).map(({ order, unit }) =>
    order.kind === 'lead'
      ? [unit, order.number]
      : order.kind === 'regroup'
        ? [unit, ...order.ships, order.to]
        : [unit, order.kind],
  );
const formed = (plan: Plan<Order>, units = here) => forms!(view, plan, units).map(({ label }) => label);

test('a new squadron can be formed of any ships but the last, and another one beside each that the plan forms', () => {
  expect(formed(empty)).toEqual(['H05A']);
  expect(formed(empty, [unitId('h04a')])).toEqual([]);
  const fresh = unitId('h05a');
  const plan = share(view, empty, [...here, fresh], [{ type: 'FF', counts: [1, 0, 2, 1] }]);
  expect(said(plan)).toEqual([[first, 'FF 2', 'h05a']]);
  expect(formed(plan)).toEqual(['H05A', 'H06A']);
  const { squadrons } = runTurn<GalacticConquest>(galacticConquest as never, {
    state,
    seed: 'board',
    plans: { [hydran]: plan, [lyran]: emptyPlan() },
    decide: silenceOf,
  }).state;
  expect(squadrons[fresh]?.ships.map(({ hull }) => hull)).toEqual(['FF']);
  expect(share(view, plan, [...here, fresh], [{ type: 'FF', counts: [2, 0, 2, 0] }])).toEqual(empty);
});

test('squadrons are put in line by as few numbers as can be, and none where the line is the usual one', () => {
  expect(line!.of(view, empty, [third, first, second])).toEqual(here);
  const last = line!.put(view, empty, [third, first, second]);
  expect(said(last)).toEqual([[third, 1]]);
  expect(line!.of(view, last, here)).toEqual([third, first, second]);
  const swapped = line!.put(view, last, [second, first, third]);
  expect(said(swapped)).toEqual([[second, 1]]);
  expect(said(line!.put(view, swapped, [third, second, first]))).toEqual([
    [second, 2],
    [third, 1],
  ]);
  expect(line!.put(view, swapped, here)).toEqual(empty);
});

test('an order about the line keeps its reference when the line changes, and a new one has another', () => {
  const ref = nthOrder(hydran, 1, 9);
  const plan: Plan<Order> = { hq: [], units: { [second]: [{ kind: 'lead', ref, number: 4 }] } };
  expect(line!.of(view, plan, here)).toEqual([second, first, third]);
  expect(line!.put(view, plan, [third, second, first])).toEqual({
    hq: [],
    units: {
      [second]: [{ kind: 'lead', ref, number: 2 }],
      [third]: [{ kind: 'lead', ref: nthOrder(hydran, 1, 10), number: 1 }],
    },
  });
});

const toned = (plan: Plan<Order>, units = here) =>
  stands!(view, plan, units).map((one) => one && [phraseText(one.said), one.tone]);

test('the board says what a squadron cannot be, and which one is no more', () => {
  expect(toned(empty)[2]).toEqual([expect.stringMatching(/^FF commands 1 of \d+ slots$/), undefined]);
  const all = share(view, empty, here, [
    { type: 'DD', counts: [1, 0, 0] },
    { type: 'CA', counts: [2, 0, 0] },
  ]);
  expect(toned(all)[1]).toEqual(['Dissolved: all its ships leave', 'muted']);
  expect(toned(all, [first, unitId('h09a')])[1]).toBeUndefined();
});

test('the command slots of a hex are counted, and what they cost whoever stays assembled', () => {
  const saidOf = (count: number) => {
    const crowd = cases.world(
      cases.readGiven([
        'homeworld Hydrax of hydran in D3',
        'homeworld Lyra of lyran in E9',
        'yard D3/1 of hydran: SC4SY',
        ...Array.from(
          { length: count },
          (_, at) => `squadron H${String(at + 1).padStart(2, '0')}A of hydran in D5: *FF *FF`,
        ),
        'squadron L01A of lyran in E9: CA',
      ]),
    );
    const units = Array.from({ length: count }, (_, at) => unitId(`h${String(at + 1).padStart(2, '0')}a`));
    // Ships that leave for elsewhere do so after they were counted (D6.105).
    const first = units[0] ?? unitId('h01a');
    const leaves: Order = { kind: 'regroup', ref: nthOrder(hydran, 1, 1), ships: ['FF'], to: unitId('h99a') };
    const one = together!(
      galacticConquest.view(crowd, hydran, []),
      { hq: [], units: { [first]: [leaves] } },
      units,
    );
    return one && [phraseText(one.said), one.tone];
  };
  expect(saidOf(7)).toEqual(['14 command slots together', undefined]);
  expect(saidOf(8)).toEqual([expect.stringMatching(/^16 command slots together\. .* costs 50 % /), 'warn']);
  expect(saidOf(13)).toEqual([expect.stringMatching(/^26 command slots together\. .* costs 75 % /), 'warn']);
});

test('a squadron that is on its way stands where its course ends', () => {
  const plot: Order = { kind: 'plot', ref: nthOrder(hydran, 1, 1), way: [placeId('hd5')] };
  const plan: Plan<Order> = { hq: [], units: { [unitId('h04a')]: [plot] } };
  expect(galacticConquest.presentation.transfers!.among(view, plan, first)).toContain('h04a');
  expect(formed(plan, [...here, unitId('h04a')])).toEqual(['H05A']);
});
