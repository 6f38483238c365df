import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { knowing } from '#kernel/turn/answering.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { tryTurn } from '../trial/tryTurn.ts';

/** What the run of the turn asks now, and what a seat knows at that moment. */
export function askedNow(
  store: GameStore,
  ruleset: SomeRuleset,
): { readonly questions: readonly Asked<Game>[]; viewOf(seat: SeatId): unknown } {
  const loaded = loadTurn(ruleset, store);
  const { outcome } = tryTurn(ruleset, store.facts.secret, loaded);
  const know = knowing<Game>({ ruleset, before: loaded.state, plans: loaded.plans, last: loaded.view });
  return {
    questions: outcome.stop?.questions ?? [],
    viewOf: (seat) => know(seat, outcome.state, outcome.entries).view,
  };
}

/** An order of an answer, as a sentence. */
export function orderSaid(
  ruleset: SomeRuleset,
  order: { readonly kind: string },
  view: unknown,
  spot: Spot,
): string {
  const said = ruleset.orders[order.kind]?.say({ ...order, ref: '' } as never, view, spot);
  return said === undefined ? order.kind : phraseText(said);
}
