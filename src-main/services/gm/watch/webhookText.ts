import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { momentBoth, momentIn, zoneOf } from '../../deadline.ts';
import { policyOf } from '../policy/policy.ts';
import { dueNow } from '../schedule/clock.ts';

/** What everybody knows of a game, and at which turn it stands. */
export type Facts = Pick<GameStore['facts'], 'game' | 'title' | 'ruleset'> & { readonly turn: number };
export const factsOf = ({ facts: { game, title, ruleset } }: GameStore): Omit<Facts, 'turn'> => ({
  game,
  title,
  ruleset,
});

/** What is posted. `text` and `content` say it in a sentence, as chat programs want to have it. */
export const sent = (
  facts: Facts,
  {
    text: said,
    ...more
  }: { readonly event: string; readonly at: string; readonly text: string; readonly due?: string },
): string => JSON.stringify({ format: 1, ...facts, ...more, text: said, content: said });

/** Trouble, without what it is. */
export const troubleSaid = (title: string, since: string, now: string): string =>
  `${title}: the program that keeps the game going has been in trouble since ${momentIn(since, now)}.`;

/** A message of a game that is open. */
export function bodyOf(
  store: GameStore,
  {
    event,
    turn,
    at,
  }: { readonly event: 'begun' | 'turn' | 'trouble'; readonly turn: number; readonly at: string },
  now: string,
): string {
  const facts = { ...factsOf(store), turn };
  const due = event === 'turn' && turn === store.turn() ? dueNow(store).due : undefined;
  const dueSaid =
    due === undefined || due <= now ? '' : `, due on ${momentBoth(due, now, zoneOf(policyOf(store).due))}`;
  const text = {
    begun: `${facts.title}: new turns are announced here, and trouble with the program that keeps the game going.`,
    turn: `${facts.title}: turn ${turn} is open for orders${dueSaid}.`,
    trouble: troubleSaid(facts.title, at, now),
  }[event];
  return sent(facts, { event, at, ...defined({ due }), text });
}
