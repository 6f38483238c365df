import type { PlaceId } from '../ids.ts';
import type { Board } from './board.ts';
import type { HexPlace } from './hexBoard.ts';
import { hexBoard } from './hexBoard.ts';

export interface LinkedPlace extends HexPlace {
  readonly links: readonly PlaceId[];
}

/** A board with listed links; the hexagons only say where places are drawn. */
export function linkBoard(places: readonly LinkedPlace[]): Board {
  const drawn = hexBoard(places);
  const links = new Map(places.map((place) => [place.place, [...place.links].sort()]));
  return { ...drawn, neighbours: (place) => links.get(place) ?? [] };
}

/** Neighbouring hexagons without a link, each pair once: the barriers. */
export function barriersOf(places: readonly LinkedPlace[]): readonly (readonly [PlaceId, PlaceId])[] {
  const drawn = hexBoard(places);
  const joined = new Set(places.flatMap(({ place, links }) => links.map((other) => `${place} ${other}`)));
  return places.flatMap(({ place }) =>
    drawn
      .neighbours(place)
      .filter((other) => place < other && !joined.has(`${place} ${other}`))
      .map((other) => [place, other] as const),
  );
}
