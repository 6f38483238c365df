import type { AnyOrder, Unnumbered } from '#kernel/game/plan.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { View } from './model/state.ts';

/** Why a sentence cannot be read, and what may stand in its place. */
export interface Misspoken {
  readonly wrong: Phrase;
  readonly instead?: string;
}

/** How orders are typed as sentences of a line (A9.10). It lies beside the orders; `sheet/sentencesOfSquadrons.ts` and `sheet/empire.ts` list it. */
export interface Spoken<O extends AnyOrder = AnyOrder> {
  readonly kinds: readonly O['kind'][];
  /** The heading that its sentences follow, as `Regroup` in `Regroup.....F5 to K03A`; absent: none. */
  readonly heading?: string;
  /** What is offered while somebody types. */
  readonly phrases: (view: View) => readonly string[];
  /** The order that a sentence gives; undefined: it is about something else. */
  readonly read: (text: string, view: View) => Unnumbered<O> | Misspoken | undefined;
  /** As `read` reads it, with its heading and its dot. */
  readonly write: (order: Unnumbered<O>) => string;
}

/** A way to type orders as the lists of `sheet/` take it: `write` is only given orders of its kinds. */
export const spoken = <O extends AnyOrder>(one: Spoken<O>): Spoken => one as unknown as Spoken;

export const isMisspoken = (one: object): one is Misspoken => 'wrong' in one;
