import type { Campaign } from './campaign.ts';
import { computers } from './computers.ts';
import { forging } from './forge.ts';
import { fuzz } from './fuzz.ts';
import { killsAnswers, killsDesk, killsPublish, killsRun } from './kills/kills.ts';
import { killsSave } from './kills/killsSave.ts';
import { league } from './league/league.ts';
import { laws } from './laws.ts';
import { mutants } from './mutate.ts';
import { long } from './long.ts';
import { manyRounds } from './rounds.ts';
import { twentySix } from './twentySix.ts';
import { verifying } from './verify.ts';

/** The only list of campaigns. */
export const campaigns: readonly Campaign[] = [
  killsRun,
  killsPublish,
  killsDesk,
  killsSave,
  killsAnswers,
  long,
  laws,
  manyRounds,
  mutants,
  twentySix,
  computers,
  league,
  verifying,
  forging,
  fuzz,
];
