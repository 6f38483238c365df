import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { nameOf } from '../map/seats.ts';
import { spoken } from '../spoken.ts';
import type { Misspoken } from '../spoken.ts';
import type { View } from '../model/state.ts';
import type { Surrender } from './orders.ts';

const sentence = /^surrender to (?:the )?(\S.*)$/i;

/** `Surrender to Klingon Empire, Lyran Star Empire` (B14.10), or `nobody`, which is refused; undefined for anything else. */
function surrenderIn(text: string, { seats }: View): Unnumbered<Surrender> | Misspoken | undefined {
  const [, whom] = sentence.exec(text) ?? [];
  if (whom === undefined) return undefined;
  if (/^nobody$/i.test(whom)) return { kind: 'surrender', to: [] };
  const names = whom.split(/\s*,\s*(?:the\s+)?/i);
  const found = names.map((name) =>
    seats.find((seat) => [nameOf(seat).toLowerCase(), seat.toLowerCase()].includes(name.toLowerCase())),
  );
  const unknown = names.find((_, at) => found[at] === undefined);
  return unknown === undefined
    ? { kind: 'surrender', to: found.flatMap((seat) => seat ?? []) }
    : { wrong: phrase('No empire is called «{name}».', { name: unknown }) };
}

export const spokenSurrender = spoken<Surrender>({
  kinds: ['surrender'],
  phrases: () => ['Surrender to '],
  read: surrenderIn,
  write: ({ to }) => `Surrender to ${to.length === 0 ? 'nobody' : to.map(nameOf).join(', ')}.`,
});
