import { hexDistance } from '#kernel/board/hex.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture } from '#kernel/presentation.ts';
import { type Axial, centreOf } from '../../map/geometry.ts';
import { plural } from '#kernel/report/phrase.ts';

/** The eight winds, clockwise from the east, as the screen shows them: north is up. */
const winds = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Wind = (typeof winds)[number];

/** The direction from `from` to `to`; undefined if they are the same. */
export function windTo(from: Axial, to: Axial): Wind | undefined {
  if (hexDistance(from, to) === 0) return undefined;
  const [a, b] = [centreOf(from), centreOf(to)];
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return winds[(eighth + 8) % 8];
}

/** Where `to` is from `from`: `3 sectors north-east of Vulcan`. */
export function bearing(from: PlacePicture, to: PlacePicture): string {
  const wind = windTo(from, to);
  return wind === undefined ? 'here' : `${plural(hexDistance(from, to), 'sector')} ${wind} of ${from.name}`;
}

export interface Neighbour {
  readonly place: PlacePicture;
  readonly wind: Wind;
  /** A way leads there; otherwise a barrier lies between. */
  readonly open: boolean;
}

/** Where ways and barriers lead from a place, clockwise from the east. */
export function neighboursOf(map: MapPicture, from: PlacePicture): readonly Neighbour[] {
  const others = (pairs: readonly (readonly [PlaceId, PlaceId])[], open: boolean): readonly Neighbour[] =>
    pairs.flatMap(([a, b]) => {
      const other = a === from.place ? b : b === from.place ? a : undefined;
      const place = map.places.find((each) => each.place === other);
      const wind = place === undefined ? undefined : windTo(from, place);
      return place === undefined || wind === undefined ? [] : [{ place, wind, open }];
    });
  return [...others(map.links, true), ...others(map.barriers, false)].sort(
    (a, b) => winds.indexOf(a.wind) - winds.indexOf(b.wind),
  );
}

/**
 * The player's home: their industrial center with the most revenue, or else any of their sectors, or else any
 * with ships of theirs.
 */
export function homeOf(map: MapPicture, me: PlacePicture['owner']): PlacePicture | undefined {
  const worth = (place: PlacePicture): number =>
    (place.owner === me ? 2_000_000 : 0) +
    (place.owner === me && place.industrialCenter ? 1_000_000 : 0) +
    (place.own === undefined ? 0 : 500_000) +
    (place.revenue ?? 0);
  return [...map.places].sort((a, b) => worth(b) - worth(a))[0];
}
