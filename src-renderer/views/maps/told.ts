import type { Out } from '#contract/calls.ts';
import type { SharedPlace } from '#kernel/files/sharedMap.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { MapPicture, SeatPicture } from '#kernel/presentation.ts';
import { boardOf } from '../../map/board/board.ts';
import type { MapGhost } from '../../map/extras.ts';

/** A map that another player has shared. */
export type SharedMap = Out<'maps.read'>['maps'][number];

/** What one of them says of a place. */
export interface Told extends Pick<SharedMap, 'by' | 'turn'> {
  readonly said: SharedPlace;
}

/** What others say of each place, the latest sighting first; of each sender the newest map that tells of the place. `maps`: the newest first. */
export function toldOf(maps: readonly SharedMap[]): ReadonlyMap<PlaceId, readonly Told[]> {
  const found = new Map<PlaceId, Told[]>();
  for (const { by, turn, places } of maps)
    for (const said of places) {
      const there = found.get(said.place) ?? [];
      if (there.every((one) => one.by !== by)) there.push({ by, turn, said });
      found.set(said.place, there);
    }
  return new Map(
    [...found].map(([place, told]) => [place, told.toSorted((a, b) => b.said.seen - a.said.seen)]),
  );
}

interface Reader {
  readonly map: MapPicture;
  readonly me: SeatId;
  readonly seats: readonly SeatPicture[];
}

/** Whether somebody saw a place later than the reader did. */
export const isLater = ({ map }: Pick<Reader, 'map'>, { said }: Told): boolean => {
  const sight = boardOf(map).picture(said.place)?.sight;
  return sight === undefined || said.seen > sight.turn;
};

/** Letters of a name that fit beside a ghost. */
const mostLetters = 18;

/**
 * The forces of others that somebody has told of, as ghosts on the map: of each place that the reader has not seen since, the largest by the latest
 * word. `named`: what a turn is called.
 */
export const toldGhosts = (
  reader: Reader,
  told: ReadonlyMap<PlaceId, readonly Told[]>,
  named: (turn: number) => string,
): readonly MapGhost[] =>
  [...told.values()].flatMap((all) => {
    const last = all.find((one) => isLater(reader, one));
    const [force] = (last?.said.forces ?? [])
      .filter(({ owners }) => !owners.includes(reader.me))
      .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
    if (last === undefined || force === undefined) return [];
    const name = reader.seats.find(({ seat }) => seat === last.by)?.name ?? last.by;
    const by = name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name;
    const { sign, count } = force;
    return [{ place: last.said.place, sign, ...defined({ count }), said: `${by}: ${named(force.seen)}` }];
  });
