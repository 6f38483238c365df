import type { Problem } from '#kernel/words/problem.ts';
import type { Empire } from '../../model/empire.ts';
import { impossible } from '../../refusals.ts';

/** Whether no merchant marine of an empire works: there is none, or its homeworld is captured (B1.35). */
export const marineRests = (empire: Empire | undefined): boolean =>
  empire?.merchant === undefined || empire.homeless !== undefined;

/** Why it does not work. */
export const whyItRests = (empire: Empire | undefined): Problem =>
  empire?.merchant === undefined
    ? impossible('GC E1.10', 'no-merchants')
    : impossible('GC B1.35', 'marine-rests');
