import type { Tone } from './page.ts';

/** How the map marks a change, each with a shape of its own. */
export type ChangeMark = 'owner' | 'arrived' | 'left' | 'grown' | 'shrunk' | 'seen' | 'lost-sight';

/** What can become of a place, of the units of others in it, and of own units. */
export type Happening =
  | 'taken'
  | 'lost'
  | 'owner'
  | 'arrived'
  | 'left'
  | 'grown'
  | 'shrunk'
  | 'seen'
  | 'seen-again'
  | 'sight-lost'
  | 'unit-new'
  | 'unit-gone'
  | 'unit-grown'
  | 'unit-shrunk'
  | 'unit-moved';

/** What can become of a fact of a place: its number rises, falls, or is another; it begins, ends, or is simply there. */
export type FactChange = 'more' | 'less' | 'other' | 'begins' | 'ends' | 'there';

/** One thing that a game watches from turn to turn, and how it is told. */
export interface Watched {
  readonly when: Happening | { readonly fact: string; readonly is: FactChange };
  /** What lists call it; what has one title is one sort. */
  readonly title: string;
  /** Knows `{place}`, `{owner}`, `{was}`, `{now}`, `{difference}` and `{turns}`; of own units `{unit}`, and `{from}` where it came from. */
  readonly said: string;
  /** Absent: only listed. The text stands where there is no number. */
  readonly mark?: { readonly kind: ChangeMark; readonly text: string };
  readonly tone?: Tone;
  /** It is not told where this fact, or the `owner`, has changed as well. */
  readonly unless?: string;
}
