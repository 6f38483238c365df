import type { Books } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticConquest } from '../game.ts';
import { appearAtAttacks, appearWithoutRoutes, finishMonitors } from '../monitors/appear.ts';
import { stationAll } from '../monitors/station.ts';
import { towAll } from '../towing/tow.ts';

type Steps = Sequence<GalacticConquest>;

/** What is towed, before courses are set. */
export const towing = (books: Books): Steps => [
  { name: 'Towing of units', cite: 'GC D1.30', run: towAll(books) },
];

/** Where monitors come out of transit: before the segments, and in each of them. */
export const monitors = {
  before: [{ name: 'Monitors without routes', cite: 'GC E1.31', dice: true, run: appearWithoutRoutes }],
  segment: [{ name: 'Appearance of monitors', cite: 'GC E4.90', run: appearAtAttacks }],
} as const satisfies Record<string, Steps>;

/** Where monitors stand from the end of the turn on. */
export const stationing = (books: Books): Steps => [
  { name: 'Completion of monitors', cite: 'GC E4.90', run: finishMonitors(books) },
  { name: 'Stationing of monitors', cite: 'GC E4.90', run: stationAll },
];
