import { growthLaw } from './growthLaw.ts';

// Halfway between work in proportion and work with the square: what memory adds on a busy machine is not taken for a fault.
// What is largest is left to `growth.long.test.ts`.
growthLaw(2.8, 5, [
  ...['a zip of many files', 'a zip of one large file', 'a zip of nothing', 'a gz of one large file'],
  ...['letters in letters in letters'],
]);
