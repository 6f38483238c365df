import type { Digest } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';

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

/** The id of a seat’s buoy at a place: there is one at most. */
export const buoyAt = (seat: SeatId, place: PlaceId): string => `${seat}.${place}`;

/** The one unit of a seat. */
export const boatOf = (seat: SeatId): UnitId => unitId(`${seat}.boat`);

/** The boat that an order is given to; undefined if it is not the giver’s own. */
export const boatGiven = (
  { boats }: State,
  { seat, unit }: { readonly seat: SeatId; readonly unit?: UnitId | undefined },
): Boat | undefined => (unit === boatOf(seat) ? boats[seat] : undefined);

/** Whether the boat of a seat lies at one of these places. */
export const isThere = ({ boats }: State, seat: SeatId, ...places: readonly PlaceId[]): boolean =>
  places.some((place) => boats[seat]?.place === place);
