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

/* Hydrans build their first war destroyer in Y171, and a prototype of it two years before (B11.86). */
const early = (year: number, ...lines: readonly string[]) =>
  galacticConquest.view(
    cases.world(
      cases.readGiven([
        `year ${year}`,
        'homeworld Hydrax of hydran in D3',
        'homeworld Lyra of lyran in E9',
        ...lines,
      ]),
    ),
    hydran,
    [],
  );
const why = (of: ReturnType<typeof early>) => build.whyNot?.(of, {}, emptyPlan())?.phrase;

test('where yards build nothing yet, it is said from when on they do', () => {
  const waiting = early(160, 'yard D3/1 of hydran: DWSY');
  expect(build.offers(waiting, {}, emptyPlan())).toEqual([]);
  expect(phraseText(why(waiting)!)).toBe('Your shipyards cannot build DW before Y171: wait until then.');
  for (const of of [
    early(160, 'yard D3/1 of hydran: DWSY', 'yard D3/2 of hydran: SC4SY'),
    early(160, 'stock of hydran: 12xHS1'),
    early(169, 'yard D3/1 of hydran: DWSY'),
  ])
    expect(why(of)).toBeUndefined();
});

test('the form of a new yard says what it will build, or from when on', () => {
  const lay = galacticConquest.orders['lay-yard'];
  const builds = (year: number, type: string): string | undefined => {
    const of = early(year, 'stock of hydran: 12xHS1');
    const [offer] = lay.offers(of, {}, emptyPlan());
    const fact = lay.form!(of, { ...offer!, type } as never, {}, emptyPlan()).facts?.find(
      ({ label }) => label === 'Builds',
    );
    return fact && phraseText(fact.value);
  };
  expect(builds(160, 'DWSY')).toBe('nothing yet: DW is in service from Y171');
  // A turn is half a year: the yard takes one and the ship another, so that one begun in Y168 is there in Y169.
  expect(builds(167, 'DWSY')).toBe('nothing yet: DW is in service from Y171');
  expect(builds(168, 'DWSY')).toMatch(/^\d+ types? of ships?$/);
  expect(builds(160, 'SC4SY')).toMatch(/^\d+ types of ships$/);
});
