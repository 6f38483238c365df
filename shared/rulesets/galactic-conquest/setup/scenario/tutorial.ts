import { seatId } from '#kernel/words/ids.ts';

/** The empire of the learner; the computer leads its two neighbours, and conquers nothing. */
const learner = seatId('federation');

/** The game of the tutorial: a small arm, the same for everybody. */
export const tutorial = {
  setup: {
    map: 'arm',
    seats: [learner, seatId('klingon'), seatId('lyran')],
    treasury: 300,
    year: 165,
  },
  seat: learner,
  seed: 'tutorial',
};
