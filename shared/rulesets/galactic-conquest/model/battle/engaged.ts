import { inOrder } from '#kernel/words/inOrder.ts';
import { id, integer, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { Crew } from '../condition/crew.ts';
import type { Officered } from '../condition/officer.ts';
import type { SeatId } from '#kernel/words/ids.ts';

const factor = integer(0, 10_000);
const yes = optional(literal(true));

/** What becomes of a ship within a battle; all of it ends with the battle. Absent members: nothing of that. */
export interface Engaged {
  /** It stands in reserve (A10.40a). */
  readonly reserve?: true;
  /** Capture points on it: five take one of its defense factors (A10.35d). */
  readonly taken?: number;
  /** Enemies hold it, and whether its crew destroys it is rolled for. */
  readonly boarded?: true;
  /** Defense factors that non-violent combat has taken of it beside those that it has lost (A10.40i). */
  readonly stunned?: number;
  /** Rounds for which it cannot fight yet. */
  readonly helpless?: number;
  /** Its troops have gone over (A10.40g). */
  readonly landed?: true;
  /** The round in which its own attack halves its defense factors (A10.40c, A10.40g). */
  readonly exposed?: number;
  /** The last round in which it fired its mauler. */
  readonly fired?: number;
  /** It was blown up at the enemy in this round, and is gone at its end (E4.110). */
  readonly spent?: true;
  /** It has no attack factors yet (A10.60). */
  readonly inactive?: true;
  /** It was under cloak when the battle began (C6.30). */
  readonly cloaked?: true;
  /** It joined the battle in a turn of double time, which its side is not in (D4.21). */
  readonly hasty?: true;
  /** It fights as with a poor crew. */
  readonly poor?: true;
  /** Its computer was tried, and serves on (C9.10). */
  readonly tried?: true;
}

export const engagedShape = object({
  reserve: yes,
  taken: optional(integer(1, 100_000)),
  boarded: yes,
  stunned: optional(factor),
  helpless: optional(integer(1, 9)),
  landed: yes,
  exposed: optional(integer(1, 99)),
  fired: optional(integer(1, 99)),
  spent: yes,
  inactive: yes,
  cloaked: yes,
  hasty: yes,
  poor: yes,
  tried: yes,
});

/** What battles leave on a ship for longer. */
export interface Marked {
  readonly engaged?: Engaged;
  /** It suffers from shock, until it is overhauled (C16.10). */
  readonly shock?: true;
  /** It is old, and subject to shock as ships are that the book of ships says so of (C16.40). */
  readonly prone?: true;
  /** Who built it, where it was captured and not converted since (C2.40). */
  readonly captured?: SeatId;
  /** Who built it, where it was captured and converted (C2.45). */
  readonly foreign?: SeatId;
}

export const markedFields = {
  engaged: optional(engagedShape),
  shock: yes,
  prone: yes,
  captured: optional(id<SeatId>()),
  foreign: optional(id<SeatId>()),
};

/** A record without the members that say nothing: those that are absent, and the engagement of a ship of which nothing is left. */
export function withEngaged<S extends Marked>(
  ship: S,
  to: { readonly [K in keyof Engaged]?: Engaged[K] | undefined },
): S {
  const { engaged, ...rest } = ship;
  const members = inOrder<string, unknown>({ ...engaged, ...to }).filter(([, value]) => value !== undefined);
  return (members.length === 0 ? rest : { ...rest, engaged: Object.fromEntries(members) }) as S;
}

/**
 * A ship after a battle: capture points that are still on it have become damage, unless it was held (A10.35d); what else befell it there is over.
 * OURS: this leaves a point of its defense factors at least, as it was not captured.
 */
export function afterBattle<S extends Marked & { readonly lost?: number }>({ engaged, ...rest }: S): S {
  const lost = Math.floor((engaged?.taken ?? 0) / 5);
  return (lost > 0 && engaged?.boarded !== true ? { ...rest, lost: (rest.lost ?? 0) + lost } : rest) as S;
}

/** A ship of an empire that another one has captured: it is marked with who built it, and not with its own captor, and keeps no special crew (C2.40, C2.45), and no merchants lend it any longer (E2.20). */
export function prizeOf<
  S extends Marked & Officered & { readonly stored?: true; readonly crew?: Crew; readonly merchant?: true },
>(ship: S, from: SeatId, to: SeatId): S {
  const {
    engaged: _,
    officers: __,
    stored: ___,
    crew: ____,
    merchant: _____,
    foreign,
    captured = foreign ?? from,
    ...rest
  } = ship;
  return (captured === to ? rest : { ...rest, captured }) as S;
}
