import type { PlaceId } from '#kernel/words/ids.ts';
import { boardOf } from '../map/board.ts';
import type { View } from '../model/state.ts';

/** The shortest way to a hex through hexes that allow it, without the hex it begins in; undefined where there is none. */
export function wayThrough(
  { map }: Pick<View, 'map'>,
  from: PlaceId,
  to: PlaceId,
  allows: (place: PlaceId) => boolean,
): readonly PlaceId[] | undefined {
  const board = boardOf(map);
  const [start, end] = [board.names.cell(from), board.names.cell(to)];
  if (start === undefined || end === undefined) return undefined;
  const found = board.route(start, end, (_, next) => (allows(board.names.id(next)) ? 1 : undefined));
  return found?.map((cell) => board.names.id(cell)).filter((place) => place !== from);
}
