import { id, integer, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';

/** What attacks on civilian targets have left of a system (C7). */
export interface Ruin {
  /** Its commercial base is destroyed (C7.20). */
  readonly base?: true;
  /** The turn in which it was decimated, and the first one in which it has recovered (C7.32); absent: it is not. */
  readonly decimated?: { readonly since: number; readonly until: number };
}

/** What a squadron is told to do to civilian targets: to destroy the commercial base, to decimate the system, or to take it off the map (C7.20, C7.30, C7.50). */
export const aims = ['base', 'decimate', 'annihilate'] as const;
export type Aim = (typeof aims)[number];

/** What a squadron is told to do to a system, and whether it has done something to it (C7). */
export interface Strike {
  readonly aim: Aim;
  readonly place: PlaceId;
  readonly cause: OrderRef;
  readonly done?: true;
}

export const strikeShape = object({
  aim: oneOf(aims),
  place: id<PlaceId>(),
  cause: id<OrderRef>(),
  done: optional(literal(true)),
});

const turn = integer(1, 100_000);
export const ruinShape = object({
  base: optional(literal(true)),
  decimated: optional(object({ since: turn, until: turn })),
});

interface Ruined {
  readonly ruin?: Ruin;
}
/** Whether a system is decimated in a turn (C7.30). */
export const isDecimated = ({ ruin }: Ruined, now: number): boolean =>
  ruin?.decimated !== undefined && now < ruin.decimated.until;
/** Whether it is decimated and has no commercial base, which is a ruin (C7.40). */
export const isRubble = (system: Ruined, now: number): boolean =>
  system.ruin?.base === true && isDecimated(system, now);

/** Percent of its worth that a system pays (C7.20, C7.31, C7.40). */
export function sharePaid(system: Ruined, now: number): number {
  if (isRubble(system, now)) return 25;
  return system.ruin?.base === true || isDecimated(system, now) ? 50 : 100;
}
