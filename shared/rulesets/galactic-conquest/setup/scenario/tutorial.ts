import { seatId } from '#kernel/words/ids.ts';

/** The empire of the learner; the computer leads its two neighbours, and conquers nothing. */
const learner = seatId('federation');

/** What learners buy their navy and merchants for: two squadrons, and no crew is poor. */
const navies = { points: 450, poor: 0, marine: 300, police: 10 };

/** The game of the tutorial: a small arm, the same for everybody, that begins with the purchase of navies (Z1). */
export const tutorial = {
  setup: {
    map: 'arm',
    seats: [learner, seatId('klingon'), seatId('lyran')],
    treasury: 300,
    year: 165,
    navies,
    intruder: { of: seatId('klingon'), near: learner },
  },
  seat: learner,
  seed: 'tutorial',
  level: 'computer-cautious',
};
