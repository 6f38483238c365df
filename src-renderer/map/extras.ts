import type { PlaceId } from '#kernel/words/ids.ts';
import type { ChangeMark } from '#kernel/presentation.ts';

/** What the player sees on the map besides the game's own pieces. */
export interface MapExtras {
  /** The player's own labels. */
  readonly labels: readonly MapLabel[];
  /** Places that the player marked with a note. */
  readonly noted: ReadonlySet<PlaceId>;
  /** What is new since the turn before. */
  readonly changes: readonly MapChange[];
  /** Units seen earlier and not seen now. */
  readonly ghosts: readonly MapGhost[];
  /** Units that other players have told of, and the reader has not seen since. */
  readonly told: readonly MapGhost[];
}

export interface MapLabel {
  readonly place: PlaceId;
  readonly text: string;
  readonly color: 'gold' | 'red' | 'green' | 'blue' | 'white';
}

export interface MapChange {
  readonly place: PlaceId;
  readonly kind: ChangeMark;
  /** A few words for the mark: `+4`, `taken`. */
  readonly text: string;
}

export interface MapGhost {
  readonly place: PlaceId;
  /** The name of its drawing. */
  readonly sign: string;
  /** Absent: nobody knows how many. */
  readonly count?: number;
  /** Since when, or by whose word. */
  readonly said: string;
}

export const noExtras: MapExtras = { labels: [], noted: new Set(), changes: [], ghosts: [], told: [] };
