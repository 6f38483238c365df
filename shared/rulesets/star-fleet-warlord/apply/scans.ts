import type { ScansEvent } from '../model/events/scans.ts';
import type { Changes } from './parts/draft.ts';
import { nothing } from './parts/draft.ts';

/** What is changed by events of what ships and bases see. */
export const scansChanges: Changes<ScansEvent> = {
  'sector-scanned': nothing,
  'ships-scanned': nothing,
  'cloaks-scanned': nothing,
};
