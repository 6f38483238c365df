import type { Side } from '#kernel/board/grid.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { directionName, hexName } from '../map/board.ts';
import type { Named } from '../model/ships.ts';
import { active } from '../model/ships.ts';
import type { Declaration, Ship, State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { sidesOut } from './lines.ts';

/** So many ships fire out of a hex through one side of it, or into one hex, where more of their side stand (FC 4A3). */
const mostOut = 3;

/** Whether the ship fires out of a stack. OURS: fire within the hex is none; whatever belongs to the side counts, freighters too. */
export const isOutOfStack = (state: State, { seat, place }: Ship, target: Ship): boolean =>
  place !== target.place &&
  active(state).filter(([, other]) => other.seat === seat && other.place === place).length > mostOut;

/** How many other ships of the stack fire in this impulse as is asked. */
function others(
  { declared, ships }: State,
  [id, { seat, place }]: Named,
  so: (one: Declaration) => boolean,
): number {
  const from = ({ ship }: Declaration): boolean => {
    const other = ships[ship];
    return ship !== id && other?.seat === seat && other.place === place;
  };
  return new Set(declared.filter((one) => from(one) && so(one)).map(({ ship }) => ship)).size;
}

const through = (state: State, own: Named, side: Side): number =>
  others(state, own, (one) => one.through === side);

const into = (state: State, own: Named, { place }: Ship): number =>
  others(state, own, ({ at }) => state.ships[at]?.place === place);

/** The sides through which the ship can still fire at that target. */
const openSides = (state: State, own: Named, target: Ship): readonly Side[] =>
  sidesOut(own[1], target).filter((side) => through(state, own, side) < mostOut);

/** Why the ship cannot fire out of its stack at that target, through the side that its captain wants or any; undefined if it can (FC 4A3). */
export function cannotFireOut(state: State, own: Named, target: Ship, wanted?: Side): Problem | undefined {
  if (!isOutOfStack(state, own[1], target)) return undefined;
  if (into(state, own, target) >= mostOut)
    return impossible('FC 4A3', 'stack-into-hex', { most: mostOut, hex: hexName(target.place) });
  const sides = sidesOut(own[1], target);
  if (wanted !== undefined && !sides.includes(wanted))
    return impossible('FC 4A3', 'not-through-there', { side: directionName(wanted) });
  const open = openSides(state, own, target);
  const isOpen = wanted === undefined ? open.length > 0 : open.includes(wanted);
  return isOpen
    ? undefined
    : impossible('FC 4A3', 'stack-through-side', {
        most: mostOut,
        side: directionName(wanted ?? (sides[0] as Side)),
      });
}

/** The side through which it fires out of a stack: the one that its captain wants, or else, OURS, the one through which fewer fire; undefined for any other fire. */
export function sideOut(state: State, own: Named, at: UnitId, wanted?: Side): Side | undefined {
  const target = state.ships[at];
  if (target === undefined || !isOutOfStack(state, own[1], target)) return undefined;
  const open = openSides(state, own, target);
  if (wanted !== undefined && open.includes(wanted)) return wanted;
  return open.reduce<Side | undefined>(
    (best, side) =>
      best === undefined || through(state, own, side) < through(state, own, best) ? side : best,
    undefined,
  );
}
