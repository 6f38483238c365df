import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import { randomGame } from '../../play/randomGame.ts';
import type { kits } from '../../kits/kits.ts';
import type { FakeHostOptions } from '../../fakeHost.ts';

type Kit = (typeof kits)[number];

/** An earlier turn to look back to. */
const others = [{ turn: 2, latest: false } as never];
const begun = ({ start, games }: Kit): Game['state'] => games?.world(openDice('screens')) ?? start();

/** The first player of a game. */
export function begunTurn(kit: Kit): FakeHostOptions {
  const { open: _, ...ruleset } = kit.ruleset;
  const state = begun(kit);
  return { game: { ruleset, seat: ruleset.seats(state)[0]!, state } as never, others };
}

/** A player of a game in which two turns were played, with what was reported of the last. */
export function playedTurn(kit: Kit): FakeHostOptions {
  const { open: _, ...rules } = kit.ruleset;
  const last = randomGame(rules, begun(kit), 2, 'a walk').at(-1)!;
  const state = last.outcome.state;
  const seats = rules.seats(state);
  const told = (seat: (typeof seats)[number]): number => last.heard.get(seat)?.length ?? 0;
  const seat = [...seats].sort((one, other) => told(other) - told(one))[0]!;
  const { event } = rules.codecs;
  return {
    game: { ruleset: rules, seat, state } as never,
    heard: (last.heard.get(seat) ?? []).map((one) => ({ ...one, event: event.make(one.event) })),
    others,
  };
}
