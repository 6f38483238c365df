import type { Seen } from '#kernel/lessons.ts';
import { SvelteSet } from 'svelte/reactivity';
import type { Turn } from './turn.svelte.ts';

/** What was looked at in this sitting, by game and seat, in games that teach. */
const facts = new Map<string, SvelteSet<Seen>>();

export function seenIn({ key }: Pick<Turn, 'key'>): SvelteSet<Seen> {
  const of = `${key.game}/${key.seat}`;
  const known = facts.get(of) ?? new SvelteSet<Seen>();
  facts.set(of, known);
  return known;
}

/** Remembers what the player has looked at, where there are lessons that may ask for it. */
export function saw(turn: Turn | undefined, fact: Seen): void {
  if (turn?.tutorial === true) seenIn(turn).add(fact);
}
