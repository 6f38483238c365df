import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, only } from '#kernel/words/inOrder.ts';
import type { Minefield, Mines } from '../model/mines.ts';
import type { State, View } from '../model/state.ts';

/**
 * The minefields that a seat knows: its own, and of others all but local ones, which are on no map (C4.60). OURS: on a double-blind map those that its
 * sensors have read beside.
 * @param read the hexes that its sensors read
 */
export function minesKnown(
  { mines = {}, blind }: State,
  me: SeatId,
  read: ReadonlyMap<PlaceId, unknown>,
  last?: View,
): Mines | undefined {
  const isNear = ({ place, to }: Minefield): boolean => read.has(place) || (to !== undefined && read.has(to));
  const now = only(
    mines,
    (one) => one.seat === me || (one.kind !== 'local' && (blind !== true || isNear(one))),
  );
  const before = only(last?.mines ?? {}, ({ seat, kind }) => seat !== me && kind !== 'local');
  const known = blind !== true ? now : { ...only(before, (one) => !isNear(one)), ...now };
  return keysInOrder(known).length === 0 ? undefined : known;
}
