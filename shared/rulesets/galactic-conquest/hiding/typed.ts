import type { Unnumbered } from '#kernel/game/plan.ts';
import { mostMoves } from '../segments.ts';
import { spoken } from '../spoken.ts';
import type { Conceal, Guise } from './conceal.ts';
import { guises } from './conceal.ts';
import type { Search } from './search.ts';

type Hiding = Conceal | Search;

const sentences: Readonly<Record<Guise, string>> = {
  cloak: 'Cloak',
  silent: 'Silent running',
  docked: 'Dock at the bases',
  open: 'Show itself',
};
const sought = /^search for hidden units(?:\s*,?\s*(\d{1,2}) search(?:es)?)?$/i;

/** `Cloak`, `Silent running`, `Dock at the bases`, `Show itself`, `Search for hidden units, 2 searches`: sentences of ours (A9.10); undefined for anything else. */
function hidingIn(text: string): Unnumbered<Hiding> | undefined {
  const how = guises.find((one) => sentences[one].toLowerCase() === text.toLowerCase());
  if (how !== undefined) return { kind: 'conceal', how };
  const [whole, searches = '0'] = sought.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : { kind: 'search', searches: Math.min(Number(searches), mostMoves) };
}

/** As `hidingIn` reads it. */
function hidingText(order: Unnumbered<Hiding>): string {
  if (order.kind === 'conceal') return `${sentences[order.how]}.`;
  const { searches } = order;
  return searches === 0
    ? 'Search for hidden units.'
    : `Search for hidden units, ${searches} ${searches === 1 ? 'search' : 'searches'}.`;
}

export const spokenHiding = spoken<Hiding>({
  kinds: ['conceal', 'search'],
  phrases: () => [...guises.map((one) => sentences[one]), 'Search for hidden units'],
  read: hidingIn,
  write: hidingText,
});
