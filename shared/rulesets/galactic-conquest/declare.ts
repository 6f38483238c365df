import { id, integer, line, list } from '#kernel/codec/shapes.ts';
import { choicesOf } from '#kernel/declare/entries.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Phrase, Pointer } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { hexName } from './map/board.ts';
import { nameOf } from './map/seats.ts';
import { imagine } from './model/imagine.ts';
import type { Empire } from './model/empire.ts';
import type { State, View } from './model/state.ts';
import { mostMoves } from './segments.ts';

/** How the orders and the events of this game are declared. */
export const order: ReturnType<typeof ordersOver<State, View>> = ordersOver<State, View>(imagine);
export const event: ReturnType<typeof eventsOver<State, View>> = eventsOver<State, View>();

/** Room for the largest games of the book: 20 seats, 4,000 hexes, thousands of squadrons. */
export const most = { seats: 40, hexes: 10_000, squadrons: 10_000, ships: 200 } as const;

/** Members that many of them have. */
export const [seat, place, unit, cause] = [id<SeatId>(), id<PlaceId>(), id<UnitId>(), id<OrderRef>()];
export const points = integer(0, 1_000_000);
/** Attack or defense factors. */
export const factor = integer(0, 10_000);
export const hull = line(20, 1);
export const seats = list(seat, most.seats);
export const course = list(place, mostMoves);

/** Whether it is about the whole game, or a whole empire: with no place and no unit chosen. */
export const isOverall = (at: Spot): boolean => at.unit === undefined && at.place === undefined;

/** The reader’s empire where the whole empire is ordered about: at headquarters. */
export const atHeadquarters = ({ me, empires }: View, at: Spot): readonly Empire[] => {
  const mine = empires[me];
  return mine !== undefined && isOverall(at) ? [mine] : [];
};

/** The hex that an order can be about, unless it is about a unit there. */
export const hexAt = (at: Spot): PlaceId | undefined => (at.unit === undefined ? at.place : undefined);

const named = (all: readonly SeatId[]): readonly Choice[] =>
  choicesOf(all, (one) => phrase('{seat}', { seat: nameOf(one) }));
/** Every seat, as choices. */
export const allSeats = ({ seats: all }: View): readonly Choice[] => named(all);
/** Seats but the reader’s, as choices. */
export const otherSeats = ({ me, seats: all }: View): readonly Choice[] =>
  named(all.filter((one) => one !== me));

/** Who hears of what two empires do with each other. */
export const bothHear = (happened: { readonly seat: SeatId; readonly to: SeatId }, reader: SeatId): boolean =>
  reader === happened.seat || reader === happened.to;

/** Who hears of what is known to the owner alone. */
export const ownerHears = (happened: { readonly seat: SeatId }, reader: SeatId): boolean =>
  happened.seat === reader;

/** A squadron of the reader’s. */
export const own = (named: UnitId): Pointer => ({ to: 'unit', id: named, text: named.toUpperCase() });

/** Hexes in a row, as `MM17, MM18`. */
export const hexesSaid = (way: readonly PlaceId[]): Phrase =>
  phraseList(
    way.map((hex) => phrase('{place}', { place: hexName(hex) })),
    ', ',
  );
