import { line } from '#kernel/codec/shapes.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { AdmiralId } from '../model/ids.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import type { Unit } from '../model/state.ts';
import { noUnitProblem } from '../model/units/command.ts';
import type { View } from '../model/view.ts';
import { admiralArg } from '../model/words.ts';
import { doubtful } from '../refusals.ts';

export type GeOrderKind<K extends Order['kind']> = OrderKind<View, OrderOf<K>>;

/** A name in one line, as of a fleet. */
export const name = line(40, 1);

/** The most ships that an order can name: more than any fleet has. */
export const mostShips = 9999;

/** The reader's own unit at this spot, as it stands at the start of the turn. */
export const ownUnit = (view: View, at: Spot): Unit | undefined =>
  at.unit === undefined ? undefined : view.units[at.unit];

/** The warning for an order about a unit that is given at the headquarters. */
export function needsUnit(at: Spot): readonly Problem[] {
  return at.unit === undefined ? [noUnitProblem()] : [];
}

/** The warning for an order of the headquarters that is given to a unit. */
export function needsHeadquarters(at: Spot): readonly Problem[] {
  if (at.unit === undefined) return [];
  return [doubtful('GE 173', 'needs-headquarters')];
}

/** The problems found so far with one more, if there is one. */
export const listed = (
  problems: readonly Problem[],
  ...more: readonly (Problem | undefined)[]
): readonly Problem[] => [...problems, ...more.filter((one) => one !== undefined)];

/** A warning if the admiral is not in the unit at the start of the turn: they may still arrive. */
export function absentAdmiral(view: View, at: Spot, admiral: AdmiralId): readonly Problem[] {
  const unit = ownUnit(view, at);
  if (unit === undefined || unit.admirals.some(({ id }) => id === admiral)) return needsUnit(at);
  return [
    ...needsUnit(at),
    doubtful('GE 1455', 'admiral-elsewhere', {
      admiral: admiralArg(view, admiral),
    }),
  ];
}

/** An order that has no reference yet. */
export type Fresh<K extends Order['kind']> = Unnumbered<OrderOf<K>>;
