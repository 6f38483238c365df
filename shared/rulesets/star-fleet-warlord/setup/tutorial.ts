import { seatId } from '#kernel/words/ids.ts';

/** Whom the learner plays: a Corporation whose neighbours are far away, on the map that is the same for everybody. */
export const learner = seatId('c04');

/** The game of the tutorial: without powers, whose dice could take from learners what lessons are about. */
export const tutorial = {
  setup: {
    size: 'frozen',
    seats: ['c01', 'c02', 'c03', 'c04'],
    monsters: 'absent',
    pirates: 'absent',
    npcs: 'absent',
  },
  seat: learner,
  seed: 'tutorial',
} as const;
