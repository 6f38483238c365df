import type { PlaceId, SeatId, UnitId } from '../words/ids.ts';
import type { MapPicture, SeatPicture, UnitRow, Watched } from '../presentation.ts';
import type { Phrase } from '../words/phrase.ts';

/** One thing that has changed. */
export interface Change {
  /** As what the game watches it. */
  readonly watched: Watched;
  readonly place: PlaceId;
  readonly unit?: UnitId;
  readonly said: Phrase;
  /** How many more or fewer, where pieces or units were counted. */
  readonly difference?: number;
}

/** What a reader knew at the start of a turn. */
export interface Known {
  readonly me: SeatId;
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  readonly units: readonly UnitRow[];
}
