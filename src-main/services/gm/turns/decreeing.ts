import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { frozenNow } from './waiting.ts';
import type { LoadedTurn } from './loadedTurn.ts';
import { ledBy } from './loadedTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { takenSeats } from './underWay.ts';

/** Why the game master’s plan of the current turn cannot be changed at all: a run waits, or the one that takes it is over. */
export function ownFixed(store: GameStore): Problem | undefined {
  const frozen = frozenNow(store);
  if (frozen !== undefined) return frozen;
  return takenSeats(store).has(gameMaster)
    ? unreadable('turn-under-way/own', { turn: store.turn() })
    : undefined;
}

/** Why it cannot become this one: a run that is over keeps whoever led its seats. */
export function cannotDecree(
  ruleset: SomeRuleset,
  store: GameStore,
  { turn, state, led }: Pick<LoadedTurn, 'turn' | 'state' | 'led'>,
  plan: Plan<AnyOrder>,
): Problem | undefined {
  const fixed = ownFixed(store);
  if (fixed !== undefined) return fixed;
  const taken = takenSeats(store);
  if (taken.size === 0) return undefined;
  const then = ledBy(ruleset, state, plan);
  const isOther = (seat: SeatId): boolean => led.includes(seat) !== then.includes(seat);
  const seat = [...taken].find(isOther);
  return seat === undefined ? undefined : unreadable('turn-under-way/led', { seat, turn });
}
