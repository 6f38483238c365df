import { integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import { id } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';

/** BPV of military facilities that a stable system has (B7.10). */
export const stableWorth = 150;
/** The best morale that there is, whatever raises it (B5.10). */
export const bestMorale = 12;

/** What puts a system under aversion, so that its morale is checked (B6.10), in the order of the book; last of all, what an empire that surrenders does to its systems (B14.30). */
export const stresses = [
  'raided',
  'failed',
  'conquered',
  'betrayed',
  'unstable',
  'blockaded',
  'crippled',
  'spread',
  'home-attacked',
  'base-destroyed',
  'hospital-destroyed',
  'surrendered',
  'incited',
  'uprooted',
] as const;
export type Stress = (typeof stresses)[number];

/** What becomes of a check: it is passed, it inspires, or it leads to a rebellion of three kinds (B5.20, B5.30). */
export const outcomes = ['holds', 'inspired', 'passive', 'violent', 'fanatical'] as const;
export type Outcome = (typeof outcomes)[number];
export const degrees = ['passive', 'violent', 'fanatical'] as const;
export type Degree = (typeof degrees)[number];

/** What rebels do: protest, march, strike for half of what their system pays, withhold all of it, or join another empire (B5.30). */
export const doings = ['protests', 'marches', 'strikes', 'withholds', 'joins'] as const;
export type Doing = (typeof doings)[number];

/** How an empire answers a rebellion: with a promise, or with force (B5.40). */
export const responses = ['promise', 'force'] as const;
export type Response = (typeof responses)[number];

export interface Rebellion {
  readonly degree: Degree;
  /** What the rebels want. */
  readonly wants: string;
  /** Absent: it broke out in this turn, and nobody has judged it yet. */
  readonly does?: Doing;
}

/** The morale of a system (B5.10): known to its owner alone. */
export interface Morale {
  readonly base: number;
  /** Who ruled it when that was settled last; another owner has just conquered it (B6.10c). */
  readonly holder: SeatId;
  /** Its last check. */
  readonly last?: {
    readonly turn: number;
    readonly roll: number;
    readonly rating: number;
    readonly why: readonly Stress[];
    readonly outcome: Outcome;
  };
  /** It rebels; absent: it does not. */
  readonly rebellion?: Rebellion;
  /** What its owner has answered, and what that was. A promise stays until it is judged. */
  readonly answer?: { readonly how: Response; readonly words: string };
  /** The turn in which a promise turned out to be false (B6.10d). */
  readonly betrayed?: number;
  /** The turn in which its people built defenses (B5.20). */
  readonly built?: number;
  /** The turn in which military bases were finished in it, or became larger (B6.20). */
  readonly armed?: number;
  /** The turn in which the propaganda of another empire worked against its rulers (C14.60). */
  readonly incited?: number;
  /** The turn until which it holds a surrender against its ruler (B14.35). */
  readonly sore?: number;
}

/** What an empire does to the morale of all of its systems: the turns in which each of these happened last (B6.10). */
export interface Deeds {
  /** Foreign ships attacked its homeworld. */
  readonly home?: number;
  /** It destroyed commercial bases. */
  readonly bases?: number;
  /** It destroyed hospital units. */
  readonly hospitals?: number;
  /** Its Propaganda Division raised morale (C14.60). */
  readonly heartened?: number;
}

export const mostWords = 200;
export const words = line(mostWords, 1);
const turn = integer(1, 100_000);
const rating = integer(-20, 30);
export const dice = integer(2, 12);
export const why = list(oneOf(stresses), stresses.length);
export const moraleShape = record<PlaceId, Morale>(
  object({
    base: dice,
    holder: id<SeatId>(),
    last: optional(object({ turn, roll: dice, rating, why, outcome: oneOf(outcomes) })),
    rebellion: optional(object({ degree: oneOf(degrees), wants: words, does: optional(oneOf(doings)) })),
    answer: optional(object({ how: oneOf(responses), words })),
    betrayed: optional(turn),
    built: optional(turn),
    armed: optional(turn),
    sore: optional(turn),
    incited: optional(turn),
  }),
  10_000,
);
export const deedsShape = object({
  home: optional(turn),
  bases: optional(turn),
  hospitals: optional(turn),
  heartened: optional(turn),
});
