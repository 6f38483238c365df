import type { Digest } from '#kernel/codec/books.ts';
import type { Game } from '#kernel/game.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { unitId } from '#kernel/ids.ts';

/** One boat with its divers. */
export interface Boat {
  /** Known to its owner alone. */
  readonly name: string;
  readonly place: PlaceId;
  /** Pearls on board. */
  readonly pearls: number;
  /** What it did this turn; it does each once. */
  readonly sailed: boolean;
  readonly dived: boolean;
  /** Its divers came up with nothing, and may go down once more (PD 6). */
  readonly empty: boolean;
}

/** A buoy over an oyster bed, known to its owner alone (PD 7). */
export interface Buoy {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

/** The whole world, as only the game master has it. */
export interface State {
  readonly turn: number;
  /** Pearls that lie at each reef. */
  readonly reefs: Readonly<Record<PlaceId, number>>;
  readonly boats: Readonly<Record<SeatId, Boat>>;
  /** By id, as `buoyAt` makes it. */
  readonly buoys: Readonly<Record<string, Buoy>>;
  /** The places that boats are to sail through in turn, by seat; absent where nobody has a course (PD 8). */
  readonly courses?: Readonly<Record<SeatId, readonly PlaceId[]>>;
  /** The charts of the reefs, which are books; absent in worlds that were made without (PD 9). */
  readonly charts?: Readonly<Record<PlaceId, Digest>>;
  /** Where it storms this turn; absent where it does not (PD 10). */
  readonly storms?: readonly PlaceId[];
}

/** What a seat last saw of a reef. */
export interface KnownReef {
  readonly pearls: number;
  readonly turn: number;
}

/** All that one seat knows. */
export interface View {
  readonly turn: number;
  readonly me: SeatId;
  readonly boat: Boat;
  readonly reefs: Readonly<Record<PlaceId, KnownReef>>;
  /** The other seats, with the place of a boat that is in sight. */
  readonly others: Readonly<Record<SeatId, { readonly place?: PlaceId }>>;
  /** The seat’s own. */
  readonly buoys: Readonly<Record<string, Buoy>>;
  /** The seat’s own; absent where it has none. */
  readonly course?: readonly PlaceId[];
  /** The charts of the reefs where it lay; absent where it has none. */
  readonly charts?: Readonly<Record<PlaceId, Digest>>;
}

export interface Sail {
  readonly kind: 'sail';
  readonly ref: OrderRef;
  readonly to: PlaceId;
}
export interface Dive {
  readonly kind: 'dive';
  readonly ref: OrderRef;
  /** Said in advance: once more if the divers come up with nothing. */
  readonly again?: boolean;
}
/** An answer: the divers go down once more. */
export interface GoDownAgain {
  readonly kind: 'go-down-again';
  readonly ref: OrderRef;
}
/** Sets a buoy where the boat lies. */
export interface Mark {
  readonly kind: 'mark';
  readonly ref: OrderRef;
}
/** Takes a buoy in again. */
export interface Lift {
  readonly kind: 'lift';
  readonly ref: OrderRef;
  readonly buoy: string;
}
/** Sets the course of the boat. */
export interface SetCourse {
  readonly kind: 'set-course';
  readonly ref: OrderRef;
  readonly way: readonly PlaceId[];
}
/** The game master's: nobody dives there this turn. */
export interface Storm {
  readonly kind: 'storm';
  readonly ref: OrderRef;
  readonly over: PlaceId;
}
export type Order = Storm | SetCourse | Sail | Dive | GoDownAgain | Mark | Lift;

export interface Sailed {
  readonly kind: 'sailed';
  readonly seat: SeatId;
  readonly from: PlaceId;
  readonly place: PlaceId;
  readonly cause?: OrderRef;
}
export interface Dived {
  readonly kind: 'dived';
  readonly seat: SeatId;
  readonly place: PlaceId;
  /** Pearls that came up. */
  readonly found: number;
  readonly cause?: OrderRef;
}
/** What others see of a dive. */
export interface DiveSeen {
  readonly kind: 'dive-seen';
  readonly seat: SeatId;
  readonly place: PlaceId;
}
export interface Marked {
  readonly kind: 'marked';
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly cause?: OrderRef;
}
export interface Lifted {
  readonly kind: 'lifted';
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly cause?: OrderRef;
}
export interface CourseSet {
  readonly kind: 'course-set';
  readonly seat: SeatId;
  readonly way: readonly PlaceId[];
  readonly cause?: OrderRef;
}
export interface Stormed {
  readonly kind: 'stormed';
  readonly place: PlaceId;
  readonly cause?: OrderRef;
}
export type Event = Stormed | CourseSet | Sailed | Dived | DiveSeen | Marked | Lifted;

/** The four vocabularies of the game, for the engine. */
export interface PearlDivers extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}

/** The id of a seat’s buoy at a place: there is one at most. */
export const buoyAt = (seat: SeatId, place: PlaceId): string => `${seat}.${place}`;

/** The one unit of a seat. */
export const boatOf = (seat: SeatId): UnitId => unitId(`${seat}.boat`);
