import { citation } from '#kernel/codec/books.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { flag, id, integer, line, object, oneOf, optional, record, where } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { SectorId } from '../model/ids.ts';
import type { Prospect } from '../model/state.ts';
import { sizes } from '../model/state.ts';
import { designIds } from '../tables/ships.ts';
import { hexOfCodes } from '../tables/terrain.ts';

/** A hex of the largest galaxy. */
export const place = where(
  id<PlaceId>(),
  (text) => /^h\d\d-(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(text),
  'a hex, such as h34-1516',
);
export const sector = where(id<SectorId>(), (text) => /^s\d\d$/.test(text), 'a sector, such as s34');
export const [seat, ship, cause] = [id<SeatId>(), id<UnitId>(), optional(id<OrderRef>())];
export const turn = integer(1, 9999);
export const size = oneOf(sizes);

/** Amounts of resources; tolls make debts. */
export const amount = integer(-1_000_000, 1_000_000);
export const points = integer(0, 100_000);
export const level = integer(0, 9);
export const funds = object({ pe: amount, or: amount, dc: amount, fp: amount });
export const design = oneOf(designIds);
/** A name of the game's own making is longer than the twenty signs that a player may write. */
export const name = line(80);

/** Terrain such as `PL+AF`. */
export const terrain = where(line(5), (text) => hexOfCodes(text) !== undefined, 'terrain, such as PL+AF');

const mostHexes = 25_600;
export const byPlace = <T>(of: Shape<T>) =>
  where(
    record<PlaceId, T>(of, mostHexes),
    (all) => keysInOrder(all).every((key) => /^h\d\d-\d{4}$/.test(key)),
    'hexes for keys',
  );
export const prospect: Shape<Prospect> = object({ value: integer(0, 100_000), turn: integer(0, 9999) });

/** A Corporation has at most so many ships, and a galaxy so many Corporations. */
export const [mostShips, mostSeats, mostSectors] = [50_000, 50, 100] as const;

export const shipState = object({
  ...{ seat, design, name, place, from: place, age: integer(0, 9999) },
  ...{ shields: points, damage: points, drained: integer(0, 6), crew: level, crewMost: level },
  ...{ spares: integer(0, 1000), cloaked: flag, improved: flag, halted: flag },
  stasis: optional(oneOf(['frozen', 'slow'])),
});

/** What a Corporation is called (SFW 129). */
export const corporationName = line(20, 1);
export const corporation = object({
  ...{ turn, name: corporationName, funds, home: place, launched: integer(0, 90_000), fallen: flag },
});

export const bySector = <T>(of: Shape<T>) => record<SectorId, T>(of, mostSectors, /^s\d\d$/);
export const ground = citation;
