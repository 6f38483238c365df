import type { Section } from '../page.ts';

/** A turn as it is told to all the world: what is in here is written out, and nothing else. */
export interface PublicPage {
  readonly title: string;
  /** `Turn 4 · 22 November 2026`. */
  readonly subtitle: string;
  /** Sentences about the game and this turn, for the top. */
  readonly notes: readonly string[];
  readonly spoken: readonly Spoken[];
  /** Heading over what happened. */
  readonly newsTitle: string;
  readonly news: readonly string[];
  /** Said where nothing happened that is public. */
  readonly noNews: string;
  readonly sections: readonly Section[];
  readonly chart?: PublicChart;
}

/** What a ruler said to all. */
export interface Spoken {
  readonly ruler: string;
  readonly realm: string;
  readonly text: string;
}

/** The map as all know it, drawn; the words under it say what it shows. */
export interface PublicChart {
  readonly svg: string;
  readonly caption: string;
}
