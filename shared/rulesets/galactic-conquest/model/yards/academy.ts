import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Ship } from '../ship.ts';

/** A ship whose crew is trained until the end of the turn (C9.50). */
export interface Pupil {
  readonly ship: Ship;
  /** Where its starbase is. */
  readonly place: PlaceId;
  /** The squadron that it left. */
  readonly unit: UnitId;
}

/** The officers’ school of an empire (C9.80). Absent members: it has not begun, or stands empty. */
export interface School {
  /** Halves of a point that it has earned and not used. */
  readonly halves?: number;
  /** It was paid for this turn. */
  readonly paid?: true;
  /** The last turn for which it stands empty, because it was not paid for. */
  readonly idle?: number;
}

/** Where an empire trains crews and officers. Absent members: nobody. */
export interface Academy {
  readonly pupils?: readonly Pupil[];
  readonly school?: School;
}
