import type { PlaceId } from '../ids.ts';
import type { Board } from './board.ts';
import type { Hex } from './hex.ts';
import { hexKey, hexNeighbours } from './hex.ts';

export interface HexPlace extends Hex {
  readonly place: PlaceId;
  readonly label: string;
}

/** A board on which neighbouring hexagons are linked. */
export function hexBoard(places: readonly HexPlace[]): Board {
  const byHex = new Map(places.map((place) => [hexKey(place), place]));
  const byPlace = new Map(places.map((place) => [place.place, place]));
  const byLabel = new Map(places.map((place) => [place.label, place.place]));
  return {
    neighbours: (place) => {
      const here = byPlace.get(place);
      if (here === undefined) return [];
      return hexNeighbours(here)
        .flatMap((hex) => byHex.get(hexKey(hex))?.place ?? [])
        .sort();
    },
    label: (place) => byPlace.get(place)?.label ?? place,
    find: (label) => byLabel.get(label),
  };
}
