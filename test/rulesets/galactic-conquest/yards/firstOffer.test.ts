import { expect, test } from 'vitest';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { cases } from '../caseWriting.ts';
import { galacticConquest } from './shelf.ts';

/* What a new player is offered first of what yards can build. */

const [hydran] = seats;
const view = galacticConquest.view(
  cases.world(
    cases.readGiven([
      'year 168',
      'homeworld Hydrax of hydran in D3',
      'homeworld Lyra of lyran in E9',
      'yard D3/1 of hydran: SC2SY',
      'yard D3/2 of hydran: SC4SY',
      'yard D3/3 of hydran: SC3SY',
      'yard D3/4 of hydran: SC4SY, idle until 3',
    ]),
  ),
  hydran,
  [],
);
const build = galacticConquest.orders['build-ship'];
const offered = (plan: Plan<Order> = emptyPlan()) => build.offers(view, {}, plan);
const planned = (...yards: readonly string[]): Plan<Order> => ({
  hq: yards.map((yard, at) => ({
    kind: 'build-ship',
    ref: nthOrder(hydran, 1, at + 1),
    yard: yard as YardId,
    hull: 'FF',
  })),
  units: {},
});

test('a frigate in the smallest yard that is free, and the next one in the next yard', () => {
  expect(offered()).toMatchObject([{ yard: 'hd3.2', hull: 'FF' }]);
  expect(offered(planned('hd3.2'))).toMatchObject([{ yard: 'hd3.3' }]);
  expect(offered(planned('hd3.2', 'hd3.3'))).toMatchObject([{ yard: 'hd3.1' }]);
  expect(offered(planned('hd3.1', 'hd3.2', 'hd3.3'))).toHaveLength(1);
});

test('yards to choose say what they are, and whether they are free', () => {
  const [yards] = build.form!(view, offered()[0] as never, {}, emptyPlan()).fields;
  const said = yards?.kind === 'choice' ? yards.choices.map(({ label }) => phraseText(label)) : [];
  expect(said).toEqual([
    'D3/1: SC2SY, size class 2 shipyard, free',
    'D3/2: SC4SY, size class 4 shipyard, free',
    'D3/3: SC3SY, size class 3 shipyard, free',
    'D3/4: SC4SY, size class 4 shipyard, at work for 2 turns',
  ]);
});
