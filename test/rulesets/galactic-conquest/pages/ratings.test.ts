import { expect, test } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import { unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { keepRating } from '#rulesets/galactic-conquest/ratings/exempt.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

const [hydran] = seats;

const factsOf = (ships: string): readonly string[] => {
  const lines = [
    'homeworld Hydrax of hydran in D3',
    'hydran is at PT, treasury 140, ratings three',
    `squadron H01A of hydran in D5: ${ships}`,
  ];
  const world = cases.world(cases.readGiven(lines));
  // Ratings were lowered a turn ago.
  const empires = { ...world.empires, [hydran]: { ...world.empires[hydran]!, ratings: { by: 3 } } };
  const view = makeView({ ...world, empires }, hydran);
  const form = keepRating.form?.(view, { kind: 'keep-rating' }, { unit: unitId('h01a') }, emptyPlan());
  return (form?.facts ?? []).map(({ label, value }) => `${label}: ${phraseText(value)}`);
};

test('whoever keeps a command rating that lowered ones do not hurt is told so (B12.120)', () => {
  expect(factsOf('*CA 6x*FF')).toEqual(['Costs: 70 EP']);
  expect(factsOf('*CA *FF')).toEqual([
    'Costs: 70 EP',
    'Useful: Only for ships that join: it is not too large for lowered ratings',
  ]);
});
