import { citation } from '#kernel/codec/books.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { id, integer, line, object, optional, record, where } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { HexNumber, SectorId } from '../model/ids.ts';
import type { Prospect } from '../model/state.ts';
import { designNamed } from '../ships/list/index.ts';
import { hexOfCodes } from '../galaxy/terrain.ts';

/** A hex of the largest galaxy, or of the Graveyard. */
export const place = where(
  id<PlaceId>(),
  (text) => /^h(\d\d|gy)-(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(text),
  'a hex, such as h34-1516',
);
/** Who plays a Corporation, as a list of players has it, and a text that a player has written. */
export const [person, said] = [line(200, 1), line(200)];

/** The number of a hex within its sector. */
export const hexNumber = where(
  line(4, 4),
  (text) => /^(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(text),
  'a hex number, from 0101 to 1616',
) as unknown as Shape<HexNumber>;
export const sector = where(id<SectorId>(), (text) => /^s(\d\d|gy)$/.test(text), 'a sector, such as s34');
export const [seat, ship, cause] = [id<SeatId>(), id<UnitId>(), optional(id<OrderRef>())];
export const turn = integer(1, 9999);
/** A turn of which something is told, or 0: the time before the first. */
export const since = integer(0, 9999);

/** Amounts of resources; tolls make debts. */
export const amount = integer(-1_000_000, 1_000_000);
export const points = integer(0, 100_000);
export const level = integer(0, 9);
export const funds = object({ pe: amount, or: amount, dc: amount, fp: amount });
/** A row of the Ship List, found by its name at once. */
export const design = where(
  line(12, 3),
  (text) => designNamed(text) !== undefined,
  'a ship of the Ship List',
);
/** What could be a row: others can be made believe in it. */
export const designation = where(
  line(12, 3),
  (text) => /^[A-Z]-[A-Z0-9+]{1,9}$/.test(text),
  'a designation, such as O-LR',
);
/** A name of the game's own making is longer than the twenty signs that a player may write. */
export const name = line(80);

/** Terrain such as `PL+AF`. */
export const terrain = where(line(5), (text) => hexOfCodes(text) !== undefined, 'terrain, such as PL+AF');

const mostHexes = 25_856;
export const byPlace = <T>(of: Shape<T>) =>
  where(
    record<PlaceId, T>(of, mostHexes),
    (all) => keysInOrder(all).every((key) => /^h(\d\d|gy)-\d{4}$/.test(key)),
    'hexes for keys',
  );
export const prospect: Shape<Prospect> = object({ value: integer(0, 100_000), turn: since });

/** A Corporation has at most so many ships, and a galaxy so many Corporations, and Corporations and powers. */
export const [mostShips, mostSeats, mostOwners, mostSectors] = [50_000, 50, 100, 101] as const;

/** What a Corporation is called (SFW 129). */
export const corporationName = line(20, 1);

export const bySector = <T>(of: Shape<T>) => record<SectorId, T>(of, mostSectors, /^s(\d\d|gy)$/);
export const ground = citation;

/** Rows of the Ship List for keys: their designations have signs that no id has. */
export const byDesign = <T>(of: Shape<T>) => record<string, T>(of, 1000, /^[A-Z]-[A-Z0-9+]{1,9}$/);

/** A value of stock, or an amount that is traded. */
export const value = integer(0, 1_000_000);

/** Repair points. */
export const spares = integer(0, 1000);
