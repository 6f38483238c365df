import { spoken } from '../spoken.ts';
import type { EnhanceSensors } from './enhance.ts';

const line = /^enhanced? sensors of (\S.*)$/i;

/** `Enhance sensors of SC, SC 2`: a sentence of ours in the line of a squadron or of bases (A9.10). */
export const spokenRefits = spoken<EnhanceSensors>({
  kinds: ['enhance-sensors'],
  phrases: () => ['Enhance sensors of '],
  read(text) {
    const [, names] = line.exec(text) ?? [];
    return names === undefined ? undefined : { kind: 'enhance-sensors', ships: names.split(/\s*,\s*/) };
  },
  write: ({ ships }) => `Enhance sensors of ${ships.join(', ')}.`,
});
