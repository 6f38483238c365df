import { expect, test } from 'vitest';
import { booksOf } from '#kernel/codec/books.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Forms } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { outlook } from '#rulesets/galactic-conquest/presentation/squadrons/outlook.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

const [hydran] = seats;
const unit = unitId('h01a');
const ref = (n: number) => nthOrder(hydran, 1, n);

/** What the page of H01A foresees: for each row its cells in words. */
function foreseen(lines: readonly string[], plan: Plan<Order>): readonly string[] {
  const view = makeView(cases.world(cases.readGiven(lines)), hydran);
  return outlook(view, plan, unit, booksOf([])).flatMap((section) =>
    section.kind === 'table'
      ? section.rows.map(({ cells }) =>
          ['place', 'enemy', 'holds', 'lost', 'theirs', 'taken']
            .map((key) => phraseText(cells[key]?.value ?? ('' as never)))
            .join(' | '),
        )
      : [],
  );
}
const fighting = (breaks: number, forms?: Forms): Plan<Order> =>
  withOrder<Order>(
    emptyPlan(),
    { kind: 'fight', ref: ref(1), ...combatOf({}), intensity: 'suicidal', breaks, ...(forms && { forms }) },
    unit,
  );

test('a squadron foresees battles with ships that it has read, and holds the hex where it is far stronger', () => {
  const strong = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D5: FF'];
  expect(foreseen(strong, fighting(100))).toEqual(['D5 | Lyran Star Empire: DD | 100 % | 0.0 | 1.0 | 0.0']);
  // In its own hex special sensors tell the hulls.
  const here = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D4: FF'];
  expect(foreseen(here, fighting(100))[0]).toMatch(/^D4 \| Lyran Star Empire: FF \| 100 %/);
  const weak = ['squadron H01A of hydran in D4: FF SC+4', 'squadron L01A of lyran in D4: 6xDN'];
  expect(foreseen(weak, fighting(0))[0]).toMatch(/^D4 \| Lyran Star Empire: 6xDN \| 0 %/);
});

test('by the orders of the plan: who captures foresees captured ships', () => {
  const lines = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D4: 2xFF'];
  const taken = (forms?: Forms) => Number(foreseen(lines, fighting(100, forms))[0]?.split(' | ')[5]);
  expect(taken()).toBe(0);
  expect(taken({ capture: 'weakest' })).toBeGreaterThan(0.5);
});

test('along its course too, and nothing where nobody is read', () => {
  const lines = ['squadron H01A of hydran in D4: 6xDN SC+4', 'squadron L01A of lyran in D7: FF'];
  expect(foreseen(lines, fighting(100))).toEqual([]);
  const far = [
    'squadron H01A of hydran in D4: 6xDN',
    'squadron H02A of hydran in D6: SC+4',
    'squadron L01A of lyran in D7: FF',
  ];
  const plan = withOrder<Order>(
    fighting(100),
    { kind: 'plot', ref: ref(2), way: ['hd5', 'hd6', 'hd7'].map(placeId) },
    unit,
  );
  expect(foreseen(far, fighting(100))).toEqual([]);
  expect(foreseen(far, plan)[0]).toMatch(/^D7/);
});
