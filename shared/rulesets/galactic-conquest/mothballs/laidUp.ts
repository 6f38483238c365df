import type { SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { FlyerClass } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { isBase } from '../ships/fleet.ts';
import type { Flown } from '../squadrons/flyersNamed.ts';

/** What restoration asks for in a turn: a ship of size class 3, and two of size class 4, which count as 48 each (B13.20). */
export const asked = 192;
/** As what a ship of size class 4 counts. */
export const fewest = 48;
/** 48 fighters, 12 fast patrol ships or 16 interceptors count as a ship of size class 4 (B13.20). OURS: a bomber counts as a fighter. */
const weights: Readonly<Record<FlyerClass, number>> = { PF: 4, INT: 3, FTR: 1, BMB: 1 };
const weightsByClass: Readonly<Record<string, number>> = weights;
const weightsBySize: readonly number[] = [144, 144, 96, fewest];

/** As what one of a class counts for what restoration asks for (B13.20). */
export const weightOf = (of: FlyerClass): number => weights[of];

/** As what attrition units count for what restoration asks for (B13.20). */
export const flyersAs = (flyers: readonly Flown[]): number =>
  sumOf(flyers.map(({ flyer, count }) => weightOf(flyer.class) * count));

/** As what a ship, or a group in mothballs, counts for what restoration asks for: one of size class 2 as one of each smaller class, bases and the National Guard as nothing (B13.20). */
export function laidUpAs({
  size,
  figures,
  band,
  guard,
}: Pick<Ship, 'size' | 'figures' | 'band' | 'guard'>): number {
  if (guard === true || isBase({ ...(figures && { figures }) })) return 0;
  return (weightsByClass[figures?.class ?? ''] ?? weightsBySize[size - 1] ?? 0) * (band?.count ?? 1);
}

/** Ships, and what others carried, that are scrapped or mothballed count for what restoration asks for (B13.20). */
export function layUp(
  draft: Draft<State>,
  owner: SeatId,
  ships: readonly Ship[],
  flyers: readonly Flown[] = [],
): void {
  const sum = sumOf(ships.map(laidUpAs)) + flyersAs(flyers);
  change(draft.empires, owner, ({ laidUp = 0 }) => ({ laidUp: laidUp + sum }));
}
