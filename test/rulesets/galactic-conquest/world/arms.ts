import { openDice } from '#kernel/dice/streams.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import { generateArm, usualArm } from '#rulesets/galactic-conquest/setup/arm/generate.ts';
import type { Measure } from '#rulesets/galactic-conquest/setup/fairness.ts';
import { measures, standings, unevenness } from '#rulesets/galactic-conquest/setup/fairness.ts';
import type { Made } from '#rulesets/galactic-conquest/setup/made.ts';

/** An arm of so many empires, as the seed draws it. */
export const armOf = (empires: number, seed: string): Made =>
  generateArm(everySeat.slice(0, empires), usualArm, openDice(seed));

/** What may be the largest difference from the mean, in percent, and what the README of the game says it is. */
export const bounds: Readonly<Record<Measure, number>> = {
  income: 0,
  ways: 0,
  territory: 0,
  room: 0,
  prospects: 0,
  nearest: 15,
  neighbours: 15,
};

/** How uneven an arm is, by measure. */
export const unevennessOf = (made: Made): Readonly<Record<Measure, number>> => {
  const all = standings(made);
  return Object.fromEntries(measures.map((measure) => [measure, unevenness(all, measure)])) as Readonly<
    Record<Measure, number>
  >;
};
