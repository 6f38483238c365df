import { computers } from './computers.ts';
import { fuzz } from './fuzz.ts';
import { killsDesk, killsPublish, killsRun } from './kills.ts';
import { killsSave } from './kills-save.ts';
import { laws } from './laws.ts';
import { mutants } from './mutate.ts';
import { twentySix } from './twentySix.ts';
import { verifying } from './verify.ts';

/** A long trial that `npm test` has no time for. It tells how it goes, and returns what was not as it should be. */
export interface Campaign {
  readonly name: string;
  /** In a few words, with its options. */
  readonly what: string;
  run(args: readonly string[]): Promise<readonly string[]>;
}

/** The only list of campaigns. */
export const campaigns: readonly Campaign[] = [
  killsRun,
  killsPublish,
  killsDesk,
  killsSave,
  laws,
  mutants,
  twentySix,
  computers,
  verifying,
  fuzz,
];
