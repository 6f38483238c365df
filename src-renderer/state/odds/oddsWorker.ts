import type { Tally } from '#kernel/odds/tally.ts';

/** What the worker is asked: battles of these rules, with the matter of one as text; or to leave off. */
export type OddsRequest =
  | { readonly kind: 'fight'; readonly number: number; readonly rules: string; readonly matter: string }
  | { readonly kind: 'leave'; readonly number: number };

/** All battles that were fought so far of what was asked under this number. */
export interface OddsReply {
  readonly number: number;
  readonly tally: Tally;
  /** No more of them are fought. */
  readonly isLast: boolean;
}
