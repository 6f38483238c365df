import type { Unnumbered } from '#kernel/game/plan.ts';
import { spoken } from '../spoken.ts';
import type { PaySchool } from './school.ts';
import type { TrainCrews } from './train.ts';

const trainLine = /^train crews(?: of (\S.*))?$/i;

/** `Train crews of D7, F5 2`: a sentence of ours in the line of a squadron (C9.50). */
export const spokenTrainees = spoken<TrainCrews>({
  kinds: ['train-crews'],
  phrases: () => ['Train crews of '],
  read(text): Unnumbered<TrainCrews> | undefined {
    const found = trainLine.exec(text);
    return found === null
      ? undefined
      : { kind: 'train-crews', ships: found[1] === undefined ? [] : found[1].split(/\s*,\s*/) };
  },
  write: ({ ships }) => (ships.length === 0 ? 'Train crews.' : `Train crews of ${ships.join(', ')}.`),
});

/** `Pay for the officers' school`: a sentence of ours in the line of the empire (C9.80). */
export const spokenSchool = spoken<PaySchool>({
  kinds: ['pay-school'],
  phrases: () => ['Pay for the officers’ school.'],
  read: (text) => (/^Pay for the officers[’']? school$/i.test(text) ? { kind: 'pay-school' } : undefined),
  write: () => 'Pay for the officers’ school.',
});
