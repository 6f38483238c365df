import type { SeatId } from '#kernel/words/ids.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../model/imagine.ts';
import type { Encounter, Scenario } from '../model/combat.ts';
import type { Fight } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { otherOf } from '../encounters/encounters.ts';
import { byStanding, foreseen } from '../encounters/expected.ts';
import type { Fighter } from '../sidcors/factors.ts';
import { attackOf, canLeave, damageOf, forceOf, potentialOf } from '../sidcors/factors.ts';
import type { Forecast } from '../sidcors/forecast.ts';
import { forecastOf } from '../sidcors/forecast.ts';
import { directed, maulerOf } from '../sidcors/hits.ts';
import { percentAt, scoutShift } from '../sidcors/shifts.ts';
import { intensities } from '../sidcors/table.ts';
import { sideOf } from '../encounters/choices.ts';

const dice = [1, 2, 3, 4, 5, 6] as const;
const factors = Array.from(
  { length: intensities.most - intensities.least + 1 },
  (_, at) => intensities.least + at,
);

/** Chances and average losses, as facts. */
function said({ holds, destroyed, crippled }: Forecast, me: SeatId, enemy: SeatId): readonly Fact[] {
  const loses = (seat: SeatId): Phrase =>
    phrase('{lost} lost, {hurt} crippled', {
      lost: tenths(destroyed[seat] ?? 0),
      hurt: tenths(crippled[seat] ?? 0),
    });
  return [
    {
      label: 'Forecast',
      value: phrase('You hold the field in {own} %, they in {theirs} % of battles', {
        own: holds[me] ?? 0,
        theirs: holds[enemy] ?? 0,
      }),
    },
    { label: 'Your losses', value: loses(me) },
    { label: 'Their losses', value: loses(enemy) },
  ];
}
const tenths = (n: number): Phrase => phrase('{whole}.{part}', { whole: Math.floor(n / 10), part: n % 10 });

/** What a battle of this kind would come to (VB 323): by the rounds of the turn itself. */
export function battleFacts(view: View, encounter: Encounter, scenario: Scenario): readonly Fact[] {
  const { forecast, enemy } = foreseen(imagine(view), encounter, sideOf(view), scenario);
  return said(forecast, sideOf(view), enemy);
}

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
    ...said(forecast, sideOf(view), enemy),
  ];
}
