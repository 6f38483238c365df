import type { Seen } from '#kernel/lessons.ts';
import { untrack } from 'svelte';
import type { Turn } from './turn.svelte.ts';

/** What was looked at in this sitting, by game and seat, in games that teach. One state for all: it is made before anything reads it. */
let facts = $state.raw<Readonly<Record<string, ReadonlySet<Seen>>>>({});
const nothing: ReadonlySet<Seen> = new Set();
const nameOf = ({ key }: Pick<Turn, 'key'>): string => `${key.game}/${key.seat}`;

export const seenIn = (turn: Pick<Turn, 'key'>): ReadonlySet<Seen> => facts[nameOf(turn)] ?? nothing;

/** Remembers what the player has looked at, where there are lessons that may ask for it. */
export function saw(turn: Turn | undefined, fact: Seen): void {
  if (turn?.tutorial !== true) return;
  untrack(() => {
    const known = seenIn(turn);
    if (!known.has(fact)) facts = { ...facts, [nameOf(turn)]: new Set([...known, fact]) };
  });
}
