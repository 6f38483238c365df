import type { Fact } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Encounter } from '../model/combat.ts';
import type { Scenario } from '../model/combat.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import type { Forecast } from '../sidcors/forecast.ts';
import { foreseen } from './expected.ts';
import { sideOf } from './choices.ts';
/** Chances and average losses, as facts. */
export function forecastSaid({ holds, destroyed, crippled }: Forecast, me: SeatId, enemy: SeatId): readonly Fact[] {
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
export function battleFacts(
  view: View,
  encounter: Encounter | undefined,
  scenario: Scenario | undefined,
): readonly Fact[] {
  if (encounter === undefined || scenario === undefined) return [];
  const { forecast, enemy } = foreseen(imagine(view), encounter, sideOf(view), scenario);
  return forecastSaid(forecast, sideOf(view), enemy);
}
