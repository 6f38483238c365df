import { openDice } from '#kernel/dice/streams.ts';
import { randomGame } from '../../play/randomGame.ts';
import type { kits } from '../../kits/kits.ts';
import type { FakeHostOptions } from '../../fakeHost.ts';

/** A player of a game in which two turns were played, with what was reported of the last. */
export function playedTurn({
  ruleset: { open: _, ...rules },
  start,
  games,
}: (typeof kits)[number]): FakeHostOptions {
  const begun = games?.world(openDice('screens')) ?? start();
  const last = randomGame(rules, begun, 2, 'a walk').at(-1)!;
  const state = last.outcome.state;
  const seats = rules.seats(state);
  const told = (seat: (typeof seats)[number]): number => last.heard.get(seat)?.length ?? 0;
  const seat = [...seats].sort((one, other) => told(other) - told(one))[0]!;
  const { event } = rules.codecs;
  return {
    game: { ruleset: rules, seat, state } as never,
    heard: (last.heard.get(seat) ?? []).map((one) => ({ ...one, event: event.make(one.event) })),
    others: [{ turn: 2, latest: false } as never],
  };
}
