import type { Unnumbered } from '#kernel/game/plan.ts';
import { spoken } from '../spoken.ts';
import type { Mothball } from './mothball.ts';
import type { Reactivate } from './reactivate.ts';

const line = /^(mothball|reactivate)(?: (\S.*))?$/i;

/** `Mothball F5, F5 2`, `Reactivate D7`: sentences of ours in the line of a squadron (A9.10). */
export const spokenMothballs = spoken<Mothball | Reactivate>({
  kinds: ['mothball', 'reactivate'],
  phrases: () => ['Mothball ', 'Reactivate '],
  read(text): Unnumbered<Mothball | Reactivate> | undefined {
    const [, verb, names] = line.exec(text) ?? [];
    if (verb === undefined) return undefined;
    const ships = names === undefined ? [] : names.split(/\s*,\s*/);
    return { kind: verb.toLowerCase() === 'mothball' ? 'mothball' : 'reactivate', ships };
  },
  write: ({ kind, ships }) =>
    `${[kind === 'mothball' ? 'Mothball' : 'Reactivate', ships.join(', ')].join(' ').trim()}.`,
});
