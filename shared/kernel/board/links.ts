import type { PlaceId } from '../words/ids.ts';
import type { Hex } from './hex.ts';
import { hexKey, hexNeighbours } from './hex.ts';

/** A place whose ways are listed; its hexagon only says where it is drawn. */
export interface LinkedPlace extends Hex {
  readonly place: PlaceId;
  readonly links: readonly PlaceId[];
}

/** A board of places and the ways between them. */
export interface LinkBoard {
  /** The places one way leads to, in id order. */
  neighbours(place: PlaceId): readonly PlaceId[];
  /** The name on the map. */
  label(place: PlaceId): string;
}

export function linkBoard(places: readonly (LinkedPlace & { readonly label: string })[]): LinkBoard {
  const known = new Map(places.map((one) => [one.place, { ...one, links: [...one.links].sort() }]));
  return {
    neighbours: (place) => known.get(place)?.links ?? [],
    label: (place) => known.get(place)?.label ?? place,
  };
}

/** Places drawn side by side without a link, each pair once, in id order: the barriers. */
export function barriersOf(places: readonly LinkedPlace[]): readonly (readonly [PlaceId, PlaceId])[] {
  const drawn = new Map(places.map((place) => [hexKey(place), place.place]));
  return places.flatMap((here) =>
    hexNeighbours(here)
      .flatMap((hex) => drawn.get(hexKey(hex)) ?? [])
      .filter((other) => here.place < other && !here.links.includes(other))
      .sort()
      .map((other) => [here.place, other] as const),
  );
}
