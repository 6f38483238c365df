import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { lastStandby, mostWaived } from './model/figures.ts';

/** Somebody else may be sought once more than two turns in a row were waived (SFW 5056). */
export const replacement = (missed: number): Phrase | undefined =>
  missed > mostWaived
    ? phrase(
        'A replacement can be sought (SFW 5056): {missed} turns in a row were waived. After Y{year}, as a rule, nobody is (SFW 4877).',
        { missed, year: lastStandby },
      )
    : undefined;
