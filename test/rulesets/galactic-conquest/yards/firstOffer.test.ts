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

test('the form of a new yard opens with one that can be paid, or says when it can (B8.21)', () => {
  const lay = galacticConquest.orders['lay-yard'];
  const opened = (...lines: readonly string[]) => {
    const of = early(172, 'stock of hydran: 12xHS1', ...lines);
    const [offer] = lay.offers(of, {}, emptyPlan());
    const { facts = [] } = lay.form!(of, offer as never, {}, emptyPlan());
    const paid = facts.find(({ label }) => label === 'Can be paid');
    return [(offer as { type: string }).type, paid && phraseText(paid.value)];
  };
  // A yard of size class 4 costs 300 EP, and one for war destroyers, which Hydrans build from Y171 on, 250.
  expect(opened('hydran is at PT, treasury 300')).toEqual(['SC4SY', undefined]);
  expect(opened('hydran is at PT, treasury 299')).toEqual(['DWSY', undefined]);
  expect(opened('hydran is at PT, treasury 250')).toEqual(['DWSY', undefined]);
  // 300 - 66 = 234, which is four turns of 66.
  expect(opened('hydran is at PT, treasury 66')).toEqual([
    'SC4SY',
    'once 234 EP more are saved: in 4 turns or so, with all that comes in',
  ]);
  // 300 - 100 - 100 = 100, which is a turn.
  expect(opened('hydran is at PT, treasury 100, savings 100')).toEqual([
    'SC4SY',
    'once 100 EP more are saved: in 1 turn or so, with all that comes in',
  ]);
  expect(opened('hydran is at PT, treasury 100, savings 200')).toEqual([
    'SC4SY',
    'with what is withdrawn from savings',
  ]);
  expect(opened('hydran is at PT, treasury 0')).toEqual(['SC4SY', 'once 300 EP more are there']);
});

test('a yard for war destroyers that would build nothing yet is not what the form opens with', () => {
  const [offer] = galacticConquest.orders['lay-yard'].offers(
    early(160, 'stock of hydran: 12xHS1', 'hydran is at PT, treasury 260'),
    {},
    emptyPlan(),
  );
  expect(offer).toMatchObject({ type: 'SC4SY' });
});

test('a form opens with a system that has room for its yard (B8.30)', () => {
  const lay = galacticConquest.orders['lay-yard'];
  // A minor system has two capacity points, and the yard takes three.
  const of = early(
    172,
    'minor Edge of hydran in C2',
    'territory C2 D3 of hydran',
    'hydran is at PT, treasury 900',
  );
  expect(lay.offers(of, {}, emptyPlan())).toMatchObject([{ type: 'SC4SY', place: 'hd3' }]);
});
