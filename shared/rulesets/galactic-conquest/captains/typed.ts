import { phrase } from '#kernel/words/phrase.ts';
import { words } from '../model/relations/espionage.ts';
import { quoted, unquoted } from '../naming.ts';
import { spoken } from '../spoken.ts';
import type { LeaveToCaptain } from './discretion.ts';

const line = /^captain(?:['’]s discretion)?\s*:\s*"((?:[^"]|"")*)"$/i;

/** `Captain: "Guard the convoy, and avoid large fleets."`: what the captain of the line is left to decide (A9.10). */
export const spokenDiscretion = spoken<LeaveToCaptain>({
  kinds: ['leave-to-captain'],
  phrases: () => ['Captain: "Act as you see fit."'],
  read(text) {
    const [whole, said = ''] = line.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const read = words.parse(unquoted(said));
    return read.ok
      ? { kind: 'leave-to-captain', words: read.value }
      : { wrong: phrase('Instructions to a captain are one line of at most 300 letters.') };
  },
  write: (order) => `Captain: ${quoted(order.words)}.`,
});
