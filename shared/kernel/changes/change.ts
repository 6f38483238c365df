import type { PlaceId, SeatId, UnitId } from '../ids.ts';
import type { MapPicture, SeatPicture, UnitRow } from '../presentation.ts';
import type { Phrase } from '../report/phrase.ts';

/** What can change about a place or an own unit between two turns, the most important first. */
export const changeKinds = [
  'taken',
  'lost',
  'owner',
  'battle',
  'arrived',
  'left',
  'grown',
  'shrunk',
  'unit-new',
  'unit-gone',
  'unit-grown',
  'unit-shrunk',
  'unit-moved',
  'annexed',
  'damage',
  'defence',
  'center',
  'seen',
  'sight-lost',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One thing that has changed. */
export interface Change {
  readonly kind: ChangeKind;
  readonly place: PlaceId;
  readonly unit?: UnitId;
  readonly said: Phrase;
  /** The difference in ships, where their number changed. */
  readonly ships?: number;
}

/** What a reader knew at the start of a turn. */
export interface Known {
  readonly me: SeatId;
  readonly map: MapPicture;
  readonly seats: readonly SeatPicture[];
  readonly units: readonly UnitRow[];
}
