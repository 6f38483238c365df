import { compareBy } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Box } from '../cards/cards.ts';
import type { BoxId } from '../cards/ids.ts';
import type { SystemType } from '../cards/systems.ts';
import type { Ship, Volley } from '../model/state.ts';
import { tokens } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { batteriesOf, workingBoxes } from '../ships/ships.ts';
import { burnThrough, keepAtLeast, reinforcing } from './table.ts';

/** Boxes left on a shield from 1 to 6. */
export const shieldLeft = ({ shields }: Ship, shield: number): number => shields[shield - 1] as number;

/** Points that come inside whatever the shield holds (FC 3C8). */
const burning = (points: number): number => (points >= burnThrough ? 1 : 0);

/** The most points with which the ship can reinforce a shield that stands (FC 3C5): as many as batteries work, and tokens are left. */
export const reinforceable = (ship: Ship): number =>
  Math.min(batteriesOf(ship), Math.floor(tokens(ship.energy)) + ship.pool);

/** The most points of reinforcement against this volley (FC 3C5): no more than can be stopped; none where the shield is down. */
export const mostReinforcement = (ship: Ship, { points }: Volley, shield: number): number =>
  shieldLeft(ship, shield) === 0 ? 0 : Math.min(reinforceable(ship), points);

/** What a volley takes from the shield, and what comes inside (FC 3C4, 3C8). */
export function struck(
  points: number,
  left: number,
  reinforced: number,
): { readonly shieldLost: number; readonly internal: number } {
  if (left === 0) return { shieldLost: 0, internal: points };
  const internal = Math.max(points - reinforced - left, burning(points));
  return { shieldLost: points - reinforced - internal, internal };
}

/** How many boxes this many points disable: no more than still work. */
export const toMark = (ship: Ship, points: number): number => Math.min(points, workingBoxes(ship).length);

/** Why these boxes cannot be marked for so many points; undefined if they can (FC 3D). */
export function cannotMark(ship: Ship, boxes: readonly BoxId[], points: number): Problem | undefined {
  const left = new Set(workingBoxes(ship).map(({ box }) => box));
  const count = toMark(ship, points);
  return new Set(boxes).size === count && boxes.length === count && boxes.every((box) => left.has(box))
    ? undefined
    : impossible('FC 3D', 'boxes-to-mark', { ship: ship.name, count });
}

/** Which boxes so many points disable where the systems lose theirs in this order. OURS: some of a few systems are kept as long as others can be lost. */
export function markedBy(ship: Ship, order: readonly SystemType[], points: number): readonly BoxId[] {
  const rank = ({ system }: Box): number => {
    const at = order.indexOf(system);
    return at < 0 ? order.length : at;
  };
  const boxes = [...workingBoxes(ship)].sort(compareBy<Box>(rank, ({ box }) => box));
  const isKept = ({ box, system }: Box): boolean =>
    boxes.filter((one) => one.system === system && one.box >= box).length <= (keepAtLeast[system] ?? 0);
  return [...boxes.filter((box) => !isKept(box)), ...boxes.filter(isKept)]
    .slice(0, toMark(ship, points))
    .map(({ box }) => box);
}

/** The shield that takes a volley at a corner where nobody chooses. OURS: the stronger one, the lower number among equals. */
export const strongerShield = (ship: Ship, sides: readonly number[]): number =>
  sides.reduce((best, side) => {
    const more = shieldLeft(ship, side) - shieldLeft(ship, best);
    return more > 0 || (more === 0 && side < best) ? side : best;
  });

/** Points of reinforcement where nobody chooses. OURS: a few against larger volleys, all there are where the volley would come through. */
export function usualReinforcement(
  ship: Ship,
  volley: Volley,
  shield: number,
  wish: { readonly volley: number; readonly points: number } = reinforcing,
): number {
  const most = mostReinforcement(ship, volley, shield);
  if (volley.points > shieldLeft(ship, shield)) return most;
  return volley.points >= wish.volley ? Math.min(wish.points, most) : 0;
}
