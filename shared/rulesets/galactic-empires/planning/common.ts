import { line } from '#kernel/codec/shapes.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { AdmiralId } from '../model/ids.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { admiralArg } from '../model/words.ts';
import { doubtful } from '../refusals.ts';

/** A name in one line, as of a fleet. */
export const name = line(40, 1);

/** The most ships that an order can name: more than any fleet has. */
export const mostShips = 9999;

/** The reader's own unit at this spot, as it stands at the start of the turn. */
export const ownUnit = (view: View, at: Spot): Unit | undefined =>
  at.unit === undefined ? undefined : view.units[at.unit];

/** A warning if the admiral is not in the unit at the start of the turn: they may still arrive. */
export function absentAdmiral(view: View, at: Spot, admiral: AdmiralId): Problem | undefined {
  const unit = ownUnit(view, at);
  return unit === undefined || unit.admirals.some(({ id }) => id === admiral)
    ? undefined
    : doubtful('GE 1455', 'admiral-elsewhere', { admiral: admiralArg(view, admiral) });
}
