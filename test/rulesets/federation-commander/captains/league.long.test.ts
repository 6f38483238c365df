import { expect, test } from 'vitest';
import { league } from './league.ts';

/* Levels of captains against each other: two hundred duels, each seed fought twice with ships swapped. */

const [seeds, least] = [100, 0.7];

test.each([
  ['officer', 'cadet'],
  ['veteran', 'officer'],
] as const)('%s against %s', (better, worse) => {
  const { won, lost, drawn } = league(seeds, better, worse);
  console.log(`${better} against ${worse}: ${won} won, ${lost} lost, ${drawn} drawn`);
  expect(won).toBeGreaterThanOrEqual(least * 2 * seeds);
});
