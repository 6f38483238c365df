import type { Outcome, UnitFate } from '#kernel/orders/elsewhere.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Encounter } from '../model/combat.ts';
import type { View } from '../model/view.ts';
import { unreadable } from '../refusals.ts';
import type { Sent } from './battle.ts';
import { percentCrippled } from '../sidcors/table.ts';
import { sentTo } from './battle.ts';

/** What came of a battle elsewhere to the units of both forces. */
export interface Losses {
  readonly winner?: SeatId;
  readonly crippled: readonly UnitId[];
  readonly destroyed: readonly UnitId[];
}

/** With 60 % of its boxes disabled or more, a ship comes back crippled (VB 278, 321). */
const isCrippled = ({ fate, lost, of }: UnitFate): boolean =>
  fate !== 'destroyed' && 100 * lost >= percentCrippled * of;

/** Boxes that still fight. */
const standing = (fates: readonly UnitFate[]): number =>
  sumOf(fates.map(({ fate, lost, of }) => (fate === 'fights' ? of - lost : 0)));

const idsOf = (
  { groups }: Sent,
  fates: readonly UnitFate[],
  so: (fate: UnitFate) => boolean,
  whole = false,
): readonly UnitId[] =>
  groups.flatMap(({ all }, at) =>
    fates[at] !== undefined && so(fates[at])
      ? all.flatMap(([id, { crippled }]) => (whole && crippled ? [] : [id]))
      : [],
  );

/** Who holds the field there, and whom the battle crippled and destroyed: what comes of a ship comes of all that it fought for. Shields are whole again. */
export function lossesOf(
  view: View,
  encounter: Encounter,
  { units }: Outcome,
): Result<Losses, readonly Problem[]> {
  const sent = sentTo(view, encounter);
  if (!sent.ok) return sent;
  const fatesOf = ({ side }: Sent): readonly UnitFate[] => units[side as string as SeatId] ?? [];
  if (sent.value.some((one) => fatesOf(one).length !== one.groups.length))
    return bad([unreadable('flown-other')]);
  const [ours, theirs] = sent.value.map((one) => standing(fatesOf(one))) as [number, number];
  const [attacker, defender] = sent.value;
  const winner = ours === theirs ? undefined : (ours > theirs ? attacker : defender).seat;
  return good({
    ...defined({ winner }),
    crippled: sent.value.flatMap((one) => idsOf(one, fatesOf(one), isCrippled, true)),
    destroyed: sent.value.flatMap((one) => idsOf(one, fatesOf(one), ({ fate }) => fate === 'destroyed')),
  });
}
