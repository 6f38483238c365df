import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { countOrders, freshRef } from '#kernel/game/plan.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Seating } from '#kernel/ruleset.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { doneBy } from '../policy/policy.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { LoadedTurn } from './loadedTurn.ts';
import { loadTurn } from './loadedTurn.ts';
import { cannotDecree, ownFixed } from './decreeing.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { theSeat } from '../named.ts';
import { planCodecOf } from '../../ruleset.ts';

/** A seat with the game master's decisions about it. */
export interface DecidedSeat {
  readonly seat: SeatId;
  readonly player: string;
  /** Words that apply to it in the current turn, including decrees. */
  readonly words: readonly string[];
  /** Those words that are decreed for this turn. */
  readonly decreed: readonly string[];
}

export function seatsOf({ seating }: SomeRuleset, loaded: LoadedTurn): readonly DecidedSeat[] {
  if (seating === undefined)
    return loaded.seats.map(({ seat, player }) => ({ seat, player, words: [], decreed: [] }));
  const { state, decrees, seats } = loaded;
  return seats.map(({ seat, player }) => {
    const decreed = keysInOrder(seating.words).filter((word) =>
      decrees.hq.some((order) => says(seating, order, seat, word)),
    );
    const replaced = seating
      .stands(state, seat)
      .filter(
        (word) => !decreed.some((other) => kindOf(seating, seat, other) === kindOf(seating, seat, word)),
      );
    return { seat, player, words: [...replaced, ...decreed].sort(), decreed };
  });
}

/** Records the game master's decision for the current turn, and logs it. */
export const decide = (
  { clock }: { readonly clock: Clock },
  ruleset: SomeRuleset,
  store: GameStore,
  seat: SeatId,
  words: readonly string[],
  who?: string,
): Outcome<undefined> =>
  store.together(() => {
    const done = decree(ruleset, store, seat, words);
    if (done.ok)
      store.note({
        at: clock.now(),
        what: `Turn ${store.turn()}: ${theSeat(store, seat)} is ${words.join(', ')}.`,
        ...doneBy(who),
      });
    return done;
  });

/** Decrees for the current turn what the words say of a seat. What already applies needs no decree. */
export function decree(
  ruleset: SomeRuleset,
  store: GameStore,
  seat: SeatId,
  words: readonly string[],
): Outcome<undefined> {
  const { seating } = ruleset;
  const seats = store.seats().map((one) => one.seat);
  if (seating === undefined)
    return bad([
      unreadable('no-seating', {
        title: ruleset.title,
      }),
    ]);
  const fixed = ownFixed(store);
  if (fixed !== undefined) return bad([fixed]);
  if (!seats.includes(seat))
    return bad([
      unreadable('no-such-seat/known', {
        seat,
        seats: seats.join(', '),
      }),
    ]);
  if (new Set(words.map((word) => kindOf(seating, seat, word))).size < words.length) {
    return bad([
      unreadable('decided-twice', {
        words: words.join(', '),
      }),
    ]);
  }
  const loaded = loadTurn(ruleset, store);
  const { turn, state, decrees } = loaded;
  const holding = seating.stands(state, seat);
  let plan = decrees;
  for (const word of words)
    plan = decreed(seating, plan, { seat, word, turn, holds: holding.includes(word) });
  const stops = cannotDecree(ruleset, store, loaded, plan);
  if (stops !== undefined) return bad([stops]);
  store.decree(turn, countOrders(plan) === 0 ? undefined : planCodecOf(ruleset).make(plan));
  return good(undefined);
}

interface Decision {
  readonly seat: SeatId;
  readonly word: string;
  readonly turn: number;
  /** It already applies without a decree. */
  readonly holds: boolean;
}

function decreed(
  seating: Seating<Game>,
  plan: Plan<AnyOrder>,
  { seat, word, turn, holds }: Decision,
): Plan<AnyOrder> {
  const rivals = keysInOrder(seating.words).filter(
    (other) => kindOf(seating, seat, other) === kindOf(seating, seat, word),
  );
  const others = plan.hq.filter((order) => !rivals.some((rival) => says(seating, order, seat, rival)));
  const order = { ...seating.decree(seat, word), ref: freshRef(gameMaster, turn, plan) } as AnyOrder;
  return { ...plan, hq: holds ? others : [...others, order] };
}

const kindOf = (seating: Seating<Game>, seat: SeatId, word: string): string =>
  seating.decree(seat, word)?.kind ?? word;

/** Whether the order is the decree that makes the word apply to the seat. */
function says(seating: Seating<Game>, { ref: _, ...order }: AnyOrder, seat: SeatId, word: string): boolean {
  return stableText(order) === stableText(seating.decree(seat, word));
}
