import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';

/** What a squadron can do to a hex by staying in it: annex it (C13.30), survey it (B3.15), blockade the system in it (C12.10), make a red one navigable (A202.10), work there at a resource run (B3.20), sweep the mines of which it is full (C4.45). */
export const works = ['annex', 'survey', 'blockade', 'navigate', 'prospect', 'sweep'] as const;
export type WorkKind = (typeof works)[number];
/** Those that take whole turns, from segment 1 to segment 12, and which only damage disrupts (A202.10, B3.20, B3.60). */
export const wholeTurnWorks: readonly WorkKind[] = ['navigate', 'prospect'];

/** A work that a squadron is at. It goes on from turn to turn while the squadron stays. */
export interface Work {
  readonly kind: WorkKind;
  readonly place: PlaceId;
  /** Its first whole segment, counted from the beginning of the game (`segmentOn`); absent: the squadron is still on its way. */
  readonly since?: number;
  /** Defense factors that its survey ships had lost when it was ordered (B3.60); absent: none, or it is no matter. */
  readonly scars?: number;
  readonly cause: OrderRef;
}

/** Where a squadron is at a work of this kind, or goes to be; undefined: it has another, or none. */
const placeOf =
  (kind: WorkKind) =>
  ({ work }: { readonly work?: Work | undefined }): PlaceId | undefined =>
    work?.kind === kind ? work.place : undefined;
/** The hex whose system or bases a squadron blockades, or goes to blockade (C12.10). */
export const blockadedBy = placeOf('blockade');
/** The hex in which a squadron works at a resource run, or goes to (B3.20). */
export const prospectedBy = placeOf('prospect');

/** How a squadron is supplied (C13). */
export interface Supply {
  /** Turns at whose end it was out of supply, one after another; absent: none. */
  readonly out?: number;
  /** It was given cargo this turn, which counts as supply. */
  readonly fed?: true;
  /** Turns at whose end X-ships lived on what they had, before they were out of supply (C19.30b, C21.45); absent: none. */
  readonly spared?: number;
}
