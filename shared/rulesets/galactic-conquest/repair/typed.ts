import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Rank } from '../model/condition/repair.ts';
import { spoken } from '../spoken.ts';
import type { Repair } from './repairs.ts';

const sentence = /^repair (?:it )?(first|last|never|as usual)(?:: (\S.*))?$/i;
const words: Readonly<Record<Rank, string>> = {
  first: 'first',
  usual: 'as usual',
  last: 'last',
  never: 'never',
};

/** `Repair first: CA, DD`, a sentence of ours beside those of the book (A9.10); undefined for anything else. */
function repairIn(text: string): Unnumbered<Repair> | undefined {
  const [whole, when = '', hulls = ''] = sentence.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const rank = when.toLowerCase();
  return {
    kind: 'repair',
    rank: rank === 'as usual' ? 'usual' : (rank as Rank),
    hulls: hulls === '' ? [] : hulls.split(/\s*,\s*/),
  };
}

/** As `repairIn` reads it. */
const repairText = ({ rank, hulls }: Unnumbered<Repair>): string =>
  `Repair ${words[rank]}${hulls.length === 0 ? '' : `: ${hulls.join(', ')}`}.`;

export const spokenRepairs = spoken<Repair>({
  kinds: ['repair'],
  phrases: () => ['Repair first', 'Repair last', 'Repair never'],
  read: repairIn,
  write: repairText,
});
