/** A `T` that the compiler does not let be mixed up with other kinds of `T`. */
export type Brand<T, B extends string> = T & { readonly brand: B };

/** One side of a game, whoever plays it. The same for the whole game. */
export type SeatId = Brand<string, 'seat'>;
/** One unit that can be given a plan. */
export type UnitId = Brand<string, 'unit'>;
/** One place on the board. */
export type PlaceId = Brand<string, 'place'>;
/** One order of one plan, unique in the game; events name it as their `cause`. */
export type OrderRef = Brand<string, 'order'>;

/**
 * Ids are letters, digits, dots and hyphens and start with a letter: JavaScript would reorder number-like keys.
 * `constructor` is no id: every record seems to have a member of that name.
 */
export const idPattern = /^(?!constructor$)[a-z][a-z0-9.-]{0,79}$/;

/** A number as a fixed-width text, so that ids sort in the order of their numbers. */
export function padded(number: number, width = 5): string {
  return String(number).padStart(width, '0');
}

/** The text as an id, unchecked: outside data is read by the `id` shape. */
export const seatId = (text: string): SeatId => text as SeatId;
export const unitId = (text: string): UnitId => text as UnitId;
export const placeId = (text: string): PlaceId => text as PlaceId;
export const orderRef = (text: string): OrderRef => text as OrderRef;

/** The seat under which the game master's own orders are listed in a turn. No player's seat has this id. */
export const gameMaster = seatId('game-master');

/** The reference of the n-th order that a seat gives in a turn. */
export const nthOrder = (seat: SeatId, turn: number, n: number): OrderRef =>
  orderRef(`${seat}.t${turn}.o${n}`);

/** The reference of the n-th order by which a seat answers in a round of questions of a turn, or of one of its runs. */
export const nthAnswer = (seat: SeatId, turn: number, round: number, n: number, run?: string): OrderRef =>
  orderRef(`${seat}.t${turn}.${run === undefined ? '' : `${run}.`}a${round}.${n}`);

/** The `n` of a reference made by `nthOrder`; 0 for any other. */
export const numberOfOrder = (ref: OrderRef): number => Number(/\.t\d+\.o(\d+)$/.exec(ref)?.[1] ?? 0);

/** Whether the seat gave the order with this reference, in this turn if one is given. */
export function isGivenBy(ref: OrderRef, seat: SeatId, turn?: number): boolean {
  return turn === undefined ? ref.startsWith(`${seat}.t`) : ref.startsWith(`${seat}.t${turn}.`);
}

/** Names a run within its game: the runs of a turn have different names, and a run of a later turn may have an earlier one's. */
export type RunId = Brand<string, 'run'>;

export const runId = (text: string): RunId => text as RunId;
