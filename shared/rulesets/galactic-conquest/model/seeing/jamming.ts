import { id, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';

/** What a squadron jams: enemies in its hex, those in a hex beside it, or whoever would read its own position (C15.10 to C15.30). */
export const jamWays = ['here', 'beside', 'own'] as const;
export type JamWay = (typeof jamWays)[number];

/** How a squadron jams, until it is told otherwise. */
interface Jamming {
  readonly how: JamWay;
  /** The hex beside it. */
  readonly place?: PlaceId;
  /** Whom it has jammed this turn; absent: nobody. */
  readonly on?: readonly UnitId[];
  /** Whom it jammed when the last turn ended, by the codes that they had then: it follows them (C15.40); absent: nobody. */
  readonly after?: readonly UnitId[];
}
export interface Jams {
  /** Absent: it does not jam. */
  readonly jam?: Jamming;
}

const mostJammed = 10_000;
export const jamFields = {
  jam: optional(
    object({
      how: oneOf(jamWays),
      place: optional(id<PlaceId>()),
      on: optional(list(id<UnitId>(), mostJammed)),
      after: optional(list(id<UnitId>(), mostJammed)),
    }),
  ),
} as const;

/** A squadron after the turn: it goes on jamming, and whoever is jammed hears of it anew. */
export function settledJam<T extends Jams>(one: T): T {
  if (one.jam === undefined) return one;
  const { on, after: _, ...jam } = one.jam;
  return { ...one, jam: { ...jam, ...(on !== undefined && { after: on }) } };
}

/** Ships of a squadron that is jammed go to another one, which is followed as well (C15.40). */
export function followRegrouped(
  draft: Draft<{ readonly squadrons: Readonly<Record<UnitId, Jams>> }>,
  from: UnitId,
  to: UnitId,
): void {
  for (const [unit, { jam }] of inOrder(draft.squadrons))
    if (jam?.on?.includes(from) === true && !jam.on.includes(to))
      change(draft.squadrons, unit, () => ({ jam: { ...jam, on: [...(jam.on ?? []), to] } }));
}
