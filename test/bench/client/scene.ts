import { boardOf } from '#ui/map/board/board.ts';
import type { MapPicture, SeatPicture } from '#kernel/presentation.ts';
import { torus } from '#test/support/picture/boards.ts';
import { fixtureMap, fixtureSeats } from '#test/support/play/fixtureGame.ts';
import type { Shape } from '#ui/map/shapes.ts';
import { usualLook } from '#ui/map/looks/look.ts';
import { borders } from '#ui/map/planes/borders.ts';
import { pieces } from '#ui/map/planes/pieces.ts';
import { places } from '#ui/map/planes/places/places.ts';
import { realmNames } from '#ui/map/planes/realmNames.ts';
import { terrain } from '#ui/map/planes/terrain.ts';

/** How much wider the made-up galaxy is than usual, for so many sectors. */
const widths: Readonly<Record<string, number>> = { 620: 1.065, 10000: 4.275 };

/** A map, and whose things are on it. */
export interface Drawn {
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
}

/** What a file beside the page has, or a made-up galaxy. */
export const drawn = async (file: string | null, places: string): Promise<Drawn> =>
  file === null ? { map: mapOf(places), seats: fixtureSeats } : ((await (await fetch(file)).json()) as Drawn);

/** A galaxy of about so many sectors, or a torus of 160 by 160 hexes with terrain in every one. */
const mapOf = (places: string): MapPicture =>
  places === 'torus' ? torus(10) : fixtureMap(widths[places] ?? 1);

/** Everything on the map as the other renderers draw it: what belongs to one zoom, since they know no other. */
export function shapesAt({ map, seats }: Drawn, scale: number): readonly Shape[] {
  const board = boardOf(map);
  const all = [
    ...terrain(board, seats),
    ...borders(board, seats),
    ...places(board, seats, usualLook),
    ...pieces(board, seats, usualLook),
    ...realmNames(board, seats),
  ];
  return all.filter(({ from = 0, until = Infinity }) => scale >= from && scale < until);
}
