import { id, integer, list, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Brand, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';

/** A whole hex side, what guards a system from those who come to it, or a whole hex (C4.40, C4.45). */
export const mineKinds = ['regional', 'local', 'saturated'] as const;
export type MineKind = (typeof mineKinds)[number];

/** Names a minefield: its spine or hex, and whose it is. */
export type MineId = Brand<string, 'minefield'>;

/** A strategic minefield (C4.0). */
export interface Minefield {
  readonly kind: MineKind;
  readonly seat: SeatId;
  readonly place: PlaceId;
  /** The other hex of its spine; of a regional one alone. */
  readonly to?: PlaceId;
  /** The turn in which it was laid; it is active from the next one on (C4.60). */
  readonly since: number;
}

export type Mines = Readonly<Record<MineId, Minefield>>;

/** What an empire has done with minefields (C4.50, C4.60). */
export interface Minelaying {
  /** Of the minefields that cost nothing, those that it has laid. */
  readonly free?: number;
  /** Laid at a price, moved or turned into the other kind this turn. */
  readonly moved?: number;
}

/** What a squadron does at a minefield that nobody sweeps: it loses a movement point, spends one on a bypass, or takes the damage (C4.10, C4.30, D2.33). */
export const passages = ['wait', 'bypass', 'force'] as const;
export type Passage = (typeof passages)[number];

/** How a squadron gets through minefields. Absent members: nothing of that. */
export interface Crossing {
  /** What it was told for this turn, and movement points that its course leaves free for minefields. */
  readonly crossing?: { readonly how: Passage; readonly points: number };
  /** Movement points that it has lost to minefields this turn. */
  readonly waited?: number;
  /** It is stuck in the spine before this hex, and has given up so many points for it (C5.40). */
  readonly spine?: { readonly to: PlaceId; readonly paid: number };
  /** The spine that it swept last for itself and others, and when (C4.20). */
  readonly swept?: {
    readonly to: PlaceId;
    readonly segment: number;
    readonly with: readonly UnitId[];
  };
}

/** What a ship carries against mines. */
export interface Fitting {
  /** A mine sweeping shuttle (C4.25). */
  readonly mss?: true;
}

const place = id<PlaceId>();
const [mostMines, mostPoints] = [20_000, 12] as const;
export const minesShape = record<MineId, Minefield>(
  object({
    kind: oneOf(mineKinds),
    seat: id<SeatId>(),
    place,
    to: optional(place),
    since: integer(0, 9999),
  }),
  mostMines,
);
export const minelayingShape = object({
  free: optional(integer(1, 99)),
  moved: optional(integer(1, 99)),
});
export const crossingShape = { how: oneOf(passages), points: integer(0, mostPoints) } as const;
/** The members of `Crossing`, for the codec of squadrons, and of `Fitting`, for that of ships. */
export const crossingFields = {
  crossing: optional(object(crossingShape)),
  waited: optional(integer(1, mostPoints)),
  spine: optional(object({ to: place, paid: integer(1, mostPoints) })),
  swept: optional(
    object({
      to: place,
      segment: integer(1, mostPoints),
      with: list(id<UnitId>(), mostPoints),
    }),
  ),
} as const;
export const fittingFields = { mss: optional(literal(true)) } as const;

/** Movement points that a course leaves free for minefields. */
export const pointsForMines = ({ crossing }: Crossing): number => crossing?.points ?? 0;

/** A squadron after the turn: where it is stuck stays. */
export const settledCrossing = <T extends Crossing>(one: T): Omit<T, 'crossing' | 'waited' | 'swept'> => {
  const { crossing: _, waited: __, swept: ___, ...rest } = one;
  return rest;
};

/** A squadron that is stuck nowhere. */
export const withoutSpine = <T extends Crossing>({ spine: _, ...one }: T): Omit<T, 'spine'> => one;
