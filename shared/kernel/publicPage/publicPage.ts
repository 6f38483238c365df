import type { Section } from '../picture/page.ts';

/** A turn as it is published: exactly what is written out. */
export interface PublicPage {
  readonly title: string;
  /** `Turn 4 · 22 November 2026`. */
  readonly subtitle: string;
  /** Sentences about the game and this turn, for the top of the page. */
  readonly notes: readonly string[];
  readonly spoken: readonly Spoken[];
  /** Heading over what happened. */
  readonly newsTitle: string;
  readonly news: readonly string[];
  /** Shown where nothing happened that is public. */
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

/** The map as everybody knows it, as a drawing with a caption. */
export interface PublicChart {
  readonly svg: string;
  readonly caption: string;
}
