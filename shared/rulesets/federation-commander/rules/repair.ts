import { compareBy } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { BoxId } from '../model/ids.ts';
import type { Ship } from '../model/state.ts';
import type { Box, SystemType } from '../tables/cards.ts';
import { mostMoved, repairCost, shifting } from '../tables/damage.ts';
import { impossible } from '../tables/refusals.ts';
import { shieldLeft } from './damage.ts';
import { boxLabel, boxNamed, cardOf, works } from './ships.ts';

/** What damage control does to one box. */
export interface Work {
  readonly box: BoxId;
  readonly points: number;
  readonly done: boolean;
}

/** Why this box cannot be repaired; undefined if it can (FC 5G). */
export function cannotRepair(ship: Ship, box: BoxId): Problem | undefined {
  if (boxNamed(ship, box) === undefined) return impossible('FC 5G3', 'no-such-box', { ship: ship.name, box });
  return works(ship, box) ? impossible('FC 5G3', 'not-disabled', { box: boxLabel(ship, box) }) : undefined;
}

/** Spends the repair points of a turn on these boxes, one after the other; a box that was begun is finished first (FC 5G4). */
export function workOn(ship: Ship, wanted: readonly BoxId[]): readonly Work[] {
  const begun = ship.partial;
  const queue = [...new Set([...(begun === undefined ? [] : [begun.box]), ...wanted])].filter(
    (box) => cannotRepair(ship, box) === undefined,
  );
  let points = cardOf(ship).damageControl;
  return queue.flatMap((box) => {
    const missing = costOf(ship, box) - (box === begun?.box ? begun.points : 0);
    const spent = Math.min(points, missing);
    points -= spent;
    return spent === 0 ? [] : [{ box, points: spent, done: spent === missing }];
  });
}

/** Of a box that the card has. */
const costOf = (ship: Ship, box: BoxId): number => repairCost[(boxNamed(ship, box) as Box).family];

/** Disabled boxes, systems in this order first. */
export function repairsBy(ship: Ship, order: readonly SystemType[]): readonly BoxId[] {
  const rank = ({ system }: Box): number => {
    const at = order.indexOf(system);
    return at < 0 ? order.length : at;
  };
  return cardOf(ship)
    .boxes.filter(({ box }) => !works(ship, box))
    .sort(compareBy<Box>(rank, ({ box }) => box))
    .map(({ box }) => box);
}

const shields: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The shields beside one, clockwise first. */
const beside = (shield: number): readonly number[] => [(shield % 6) + 1, ((shield + 4) % 6) + 1];

const roomOn = (ship: Ship, shield: number): number =>
  (cardOf(ship).shields[shield - 1] as number) - shieldLeft(ship, shield);

/** Why so many boxes cannot go from one shield to another; undefined if they can (FC 3C3). */
export function cannotShift(ship: Ship, from: number, to: number, boxes: number): Problem | undefined {
  if (!beside(from).includes(to)) return impossible('FC 3C3', 'not-adjacent', { from, to });
  const most = Math.min(mostMoved, shieldLeft(ship, from), roomOn(ship, to));
  return boxes > most ? impossible('FC 3C3', 'too-many-boxes', { most, from, to }) : undefined;
}

/** Whether any box can go from a shield to one beside it. */
export const mayShift = (ship: Ship): boolean =>
  shields.some((from) => beside(from).some((to) => cannotShift(ship, from, to, 1) === undefined));

/** What a ship shifts where nobody decides. OURS: its weakest shield, if that is nearly down, is filled up from the stronger one beside it. */
export function usualShift(
  ship: Ship,
): { readonly from: number; readonly to: number; readonly boxes: number } | undefined {
  const left = (shield: number): number => shieldLeft(ship, shield);
  const to = shields.reduce((best, shield) => (left(shield) < left(best) ? shield : best));
  const from = beside(to).reduce((best, shield) => (left(shield) > left(best) ? shield : best));
  const boxes = Math.min(mostMoved, left(from) - shifting.keep, roomOn(ship, to));
  return left(to) <= shifting.weak && boxes > 0 ? { from, to, boxes } : undefined;
}
