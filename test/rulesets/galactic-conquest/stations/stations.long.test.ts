import { keptInCases, usualRooms } from './keptInCases.ts';

/* Rooms with many cases, and those of `stations.sampled.test.ts` beside strangers. */
keptInCases(
  {
    ...usualRooms,
    bases: ['moved'],
    reactions: ['alerted', 'assembled', 'reacted'],
    hiding: ['unit-found'],
  },
  'beside strangers',
);
