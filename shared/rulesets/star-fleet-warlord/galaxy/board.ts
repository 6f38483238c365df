import type { Board } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import { sectorOf } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import { hexIn, placeIn, sectorIn } from '../model/ids.ts';
import type { Size } from '../model/parameters.ts';

/** Hexes across and down in a sector (SFW 1318). */
export const sectorSide = 16;
export const hexesInSector = sectorSide * sectorSide;

const two = (number: number): string => String(number).padStart(2, '0');

/** Sectors across and down. */
export function sectorsIn(size: Size): { readonly across: number; readonly down: number } {
  const [across = 0, down = 0] = size.split('x').map(Number);
  return { across, down };
}

/** Every sector of a galaxy, row by row. */
export function sectorIdsOf(size: Size): readonly SectorId[] {
  const { across, down } = sectorsIn(size);
  return Array.from(
    { length: across * down },
    (_, at) => `s${at % across}${Math.floor(at / across)}` as SectorId,
  );
}

/** The Graveyard of Ships: a sector that is no part of the galaxy, and goes around itself (SFW 2932, 2942). */
export const graveyard = 'sgy' as SectorId;

export const isGraveyard = (place: PlaceId): boolean => sectorIn(place) === graveyard;

/** A torus of so many sectors each way, with hexes flat side up; columns of even numbers stand half a hex lower (SFW 1318, 1435). */
function torus(size: Size, only?: string): Board {
  const sectors = sectorsIn(size);
  const [across, down] = [sectors.across * sectorSide, sectors.down * sectorSide];
  const sector = { across: sectorSide, down: sectorSide };
  const found = new Map<string, { readonly x: number; readonly y: number }>();
  return gridBoard(
    { tiling: 'flat', shifted: 'odd', across, down, wraps: ['across', 'down'], sector },
    {
      prefix: 'h',
      label(at) {
        const { sector: in_, within } = sectorOf(at, sector);
        return `${only ?? `${in_.x}${in_.y}`}-${two(within.x + 1)}${two(within.y + 1)}`;
      },
      find(text) {
        const known = found.get(text);
        if (known !== undefined) return known;
        const numbered = only === undefined ? text : text.toLowerCase().replace(only, '00');
        const [, x = 0, y = 0, column = 0, row = 0] =
          /^(\d)(\d)-(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.exec(numbered)?.map(Number) ?? [];
        if (column === 0 || x >= sectors.across || y >= sectors.down) return undefined;
        const at = { x: x * sectorSide + column - 1, y: y * sectorSide + row - 1 };
        found.set(text, at);
        return at;
      },
    },
  );
}

const boards = new Map<Size, Board>();

/** The board of a galaxy, made when it is first asked for. */
export function boardOf(size: Size): Board {
  const known = boards.get(size);
  if (known !== undefined) return known;
  const made = torus(size);
  boards.set(size, made);
  return made;
}

const graves = torus('1x1', 'gy');

/** The board on which a place lies: the galaxy, or the Graveyard. */
export const boardAt = (size: Size, place: PlaceId): Board => (isGraveyard(place) ? graves : boardOf(size));

/** The six neighbours by their direction numbers, 1 above and clockwise (SFW 1337); undefined for no place of this galaxy. */
export function neighbour(size: Size, place: PlaceId, direction: number): PlaceId | undefined {
  const { names, step } = boardAt(size, place);
  const cell = names.cell(place);
  const beside = cell === undefined ? undefined : step(cell, direction - 1);
  return beside === undefined ? undefined : names.id(beside);
}

const directions = [1, 2, 3, 4, 5, 6] as const;

/** Neighbours of the hexes that somebody has asked about, by the size of the galaxy. */
const beside = new Map<Size, Map<PlaceId, readonly PlaceId[]>>();

/** The neighbours of a hex, from the one above and clockwise. */
export function neighbours(size: Size, place: PlaceId): readonly PlaceId[] {
  const known = beside.get(size) ?? new Map<PlaceId, readonly PlaceId[]>();
  beside.set(size, known);
  const before = known.get(place);
  if (before !== undefined) return before;
  const made = directions.flatMap((direction) => neighbour(size, place, direction) ?? []);
  // A place of no galaxy has none, and is not kept.
  if (made.length > 0) known.set(place, made);
  return made;
}

/** The neighbour with this hex number, in whichever sector it lies; no two have the same (SFW 1430). */
export const neighbourNumbered = (size: Size, place: PlaceId, hex: HexNumber): PlaceId | undefined =>
  neighbours(size, place).find((one) => hexIn(one) === hex);

/** Steps between two hexes, around the galaxy where that is nearer. */
export function distance(size: Size, a: PlaceId, b: PlaceId): number {
  const { names, distance: between } = boardAt(size, a);
  const [from, to] = [names.cell(a), names.cell(b)];
  return from === undefined || to === undefined ? Infinity : between(from, to);
}

/** `34` for a sector, as the book writes it. */
export const numberOf = (sector: SectorId): string => sector.slice(1);

/** `34-1516`, as the book writes it. */
export const labelOf = (place: PlaceId): string => place.slice(1);

const hexes = new Map<SectorId, readonly PlaceId[]>();

/** Every hex of a sector, row by row. */
export function hexesOf(sector: SectorId): readonly PlaceId[] {
  const known = hexes.get(sector);
  if (known !== undefined) return known;
  const made = Array.from({ length: hexesInSector }, (_, at) =>
    placeIn(sector, `${two((at % sectorSide) + 1)}${two(Math.floor(at / sectorSide) + 1)}` as HexNumber),
  );
  hexes.set(sector, made);
  return made;
}

/** Where a hex stands in the books of its sector, from 0. */
export function placeInBook(place: PlaceId): number {
  const [column, row] = [Number(place.slice(4, 6)), Number(place.slice(6, 8))];
  return (row - 1) * sectorSide + column - 1;
}

/** Steps from one sector to another, diagonals among them, around the galaxy where that is nearer (SFW 4301); the Graveyard is near none. */
export function sectorsApart(size: Size, one: SectorId, other: SectorId): number {
  const { across, down } = sectorsIn(size);
  const between = (at: number, count: number): number => {
    const steps = Math.abs(Number(one[at]) - Number(other[at]));
    return Math.min(steps, count - steps);
  };
  return Math.max(between(1, across), between(2, down));
}
