import { id, integer, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { without } from '#kernel/words/without.ts';

/** How ships and bases keep from being seen: under cloak, on silent running, docked at bases (C5.20, C6.10, C8.10). */
export const veils = ['cloak', 'silent', 'docked'] as const;
export type Veil = (typeof veils)[number];

/** Who has found a squadron that hides. */
interface Finding {
  readonly seat: SeatId;
  /** The squadron that found it, and when, as long as it may attack it for that; absent: it may not, or has. */
  readonly by?: UnitId;
  readonly segment?: number;
}

/** How a squadron hides, and looks for others that do. Absent members: nothing of that. */
export interface Veiled {
  readonly veil?: Veil;
  /** Empires to which it shows itself as any other, until it moves or hides anew. */
  readonly found?: readonly Finding[];
  /** Its moves of this turn, and movement points that it spends on searching after them (D2.37). */
  readonly search?: { readonly moves: number; readonly searches: number };
}

const [mostPoints, mostSeats] = [12, 40] as const;
/** The members of `Veiled`, for the codec of squadrons. */
export const veilFields = {
  veil: optional(oneOf(veils)),
  found: optional(
    list(
      object({ seat: id<SeatId>(), by: optional(id<UnitId>()), segment: optional(integer(1, mostPoints)) }),
      mostSeats,
    ),
  ),
  search: optional(object({ moves: integer(0, mostPoints), searches: integer(0, mostPoints) })),
} as const;

/** A squadron that an empire has found. */
export const withFinding = <T extends Veiled>(one: T, finding: Finding): T => ({
  ...one,
  found: [...(one.found ?? []).filter(({ seat }) => seat !== finding.seat), finding],
});

/** A squadron that nobody has found yet, as it has moved or hides anew. */
export const unfound = <T extends Veiled>(one: T): Omit<T, 'found'> => without(one, 'found');

/** A squadron that shows itself. */
export const unveiled = <T extends Veiled>(one: T): Omit<T, 'veil' | 'found'> =>
  without(one, 'veil', 'found');

/** A squadron after a move: silent running and docking are over, a cloak is not, and nobody has found it there (C6.10, C8.10). */
export const movedOn = <T extends Veiled>(one: T): Omit<T, 'found'> => {
  const rest = unfound(one);
  return one.veil === 'cloak' ? rest : (unveiled(one) as Omit<T, 'found'>);
};

/** A squadron after the turn: who found it under cloak has to do so again (OURS), and searches are over. */
export function settledVeil<T extends Veiled>(one: T): T {
  const { search: _, found, ...rest } = one;
  return { ...rest, ...(one.veil !== 'cloak' && found !== undefined && { found }) } as T;
}

/** Whether it is on silent running or docked, so that it reads little, reacts to nothing, and starts no battle. */
export const liesLow = ({ veil }: Veiled): boolean => veil === 'silent' || veil === 'docked';

/** Whether a squadron on silent running, or docked, is not seen by an empire. */
export const isHiddenFrom = (one: Veiled & { readonly seat: SeatId }, seat: SeatId): boolean =>
  liesLow(one) && one.seat !== seat && one.found?.some((finding) => finding.seat === seat) !== true;
