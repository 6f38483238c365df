import type { Page } from '../picture/page.ts';
import type { Problem } from '../words/problem.ts';
import type { Result } from '../words/result.ts';
import type { AnyOrder, Unnumbered } from '../game/plan.ts';
import type { Spot } from '../words/spot.ts';
import type { Handing } from './elsewhere.ts';

/** A paper that goes along with an order whose answer is found elsewhere: it is printed, or saved as a file, filled in, and read back. */
export interface Paper<V, O extends AnyOrder> {
  /** What it is called, as a title: `Battle Sheet`. */
  readonly title: string;
  /** What is printed; undefined where there is nothing to fill in. */
  page(view: V, at: Spot): Page | undefined;
  /** The order as it is now, as a text to fill in; `name` has no ending. */
  write(view: V, order: Unnumbered<O>, at: Spot): { readonly name: string; readonly text: string };
  /** The order that a text gives, or what is wrong with its lines. */
  read(view: V, text: string, at: Spot): Result<Unnumbered<O>, readonly Problem[]>;
  /** How the answer is found in a game of other rules; absent: only by filling in the paper. */
  readonly elsewhere?: Handing<V, O>;
}
