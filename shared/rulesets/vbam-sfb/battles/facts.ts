import type { Fact } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../model/imagine.ts';
import type { Encounter } from '../model/combat.ts';
import { intensities } from '../model/combat.ts';
import type { Fight } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { otherOf } from '../encounters/encounters.ts';
import { byStanding, forecastSaid } from '../encounters/expected.ts';
import type { Fighter } from '../sidcors/factors.ts';
import {
  attackOf,
  canLeave,
  damageOf,
  forceOf,
  potentialOf,
  percentAt,
  scoutShift,
} from '../sidcors/factors.ts';
import { directed, maulerOf } from '../sidcors/hits.ts';
import { forecastOf } from '../sidcors/trial.ts';
import { sideOf } from '../encounters/asking.ts';

const dice = [1, 2, 3, 4, 5, 6] as const;
const factors = Array.from(
  { length: intensities.most - intensities.least + 1 },
  (_, at) => intensities.least + at,
);

/** Damage Points by each die, and on how many of six dice the target is hit. */
function scores(
  own: readonly Fighter[],
  theirs: readonly Fighter[],
  order: Omit<Fight, 'ref'>,
  rating: number,
  owed: number,
): Phrase {
  const shift = scoutShift(own, theirs);
  const potential = potentialOf(own);
  const points = dice.map((die) => damageOf(potential, percentAt(rating, die, shift)));
  const args = { least: points[0] ?? 0, most: points[5] ?? 0 };
  if (order.targets.length === 0) return phrase('{least} to {most} points', args);
  const mauler = order.mauls ? maulerOf(own) : undefined;
  const full = mauler === undefined ? 0 : attackOf(mauler[1]);
  const hits = points.filter(
    (score) => directed(theirs, order.targets, score + owed, full).hits.length > 0,
  ).length;
  return phrase('{least} to {most} points; the target is hit on {hits} dice of 6', { ...args, hits });
}

/** What a round can bring as it is ordered, by each Factor of the enemy, and what the battle comes to if all rounds are fought so. */
export function roundFacts(view: View, encounter: Encounter, order: Omit<Fight, 'ref'>): readonly Fact[] {
  const { battle } = encounter;
  if (battle === undefined) return [];
  const state = imagine(view);
  const enemy = otherOf(encounter, sideOf(view));
  const [own, theirs] = [forceOf(state, battle, sideOf(view)), forceOf(state, battle, enemy)];
  const owed = battle.owed[enemy] ?? 0;
  const isPinned = canLeave(own) && !canLeave(theirs);
  const chosen = isPinned ? [order.theirs ?? order.intensity] : factors;
  const forecast = forecastOf([
    { seat: sideOf(view), force: own, decide: () => order },
    byStanding(enemy, theirs),
  ]);
  return [
    ...chosen.map((factor) => ({
      label: isPinned ? 'You score' : `Against intensity ${factor}`,
      value: scores(own, theirs, order, order.intensity + factor, owed),
    })),
    ...forecastSaid(forecast, sideOf(view), enemy),
  ];
}
