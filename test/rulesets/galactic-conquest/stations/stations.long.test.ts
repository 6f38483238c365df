import { keptInCases } from './keptInCases.ts';

/* Rooms with many cases; the others are in `stations.test.ts`. */
keptInCases({
  bases: ['moved'],
  reactions: ['alerted', 'assembled', 'reacted'],
  hiding: ['unit-found'],
});
