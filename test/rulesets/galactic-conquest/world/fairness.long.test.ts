import { expect, test } from 'vitest';
import { measures } from '#rulesets/galactic-conquest/setup/fairness.ts';
import type { Measure } from '#rulesets/galactic-conquest/setup/fairness.ts';
import { armOf, bounds, unevennessOf } from './arms.ts';

/* How fair arms are, over 200 seeds: what the README of the game says. The figures are printed. */

const seeds = 200;

test.each([2, 3, 4, 6, 8, 10, 12, 14, 16])(`${seeds} arms of %s empires are fair`, (empires) => {
  const all = Array.from({ length: seeds }, (_, at) => unevennessOf(armOf(empires, `fair ${at}`)));
  const of = (measure: Measure) => {
    const figures = all.map((each) => each[measure]).sort((a, b) => a - b);
    return { median: figures[seeds / 2]!, worst: figures.at(-1)! };
  };
  const told = measures.map((measure) => {
    const { median, worst } = of(measure);
    return `${measure} ${median.toFixed(1)} (${worst.toFixed(1)})`;
  });
  console.log(`${empires} empires: ${told.join(', ')}`);
  for (const measure of measures) expect(of(measure).worst, measure).toBeLessThanOrEqual(bounds[measure]);
});
