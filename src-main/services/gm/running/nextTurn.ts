import type { GameStore } from '../../../ports/game/store.ts';
import type { HowRun, OpenedTurn } from '../../../ports/game/turns.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored } from '../../ruleset.ts';
import { sealKeysFor } from '../people/keyholder.ts';
import type { Ran } from '../proof/chain.ts';
import { beforeRun } from '../proof/boundRun.ts';
import { makeCopies, makeResults } from '../report/results.ts';
import { howTo } from './howRun.ts';
import { commitmentOf, seedOf } from './seeds.ts';
import type { TriedTurn } from './tryTurn.ts';
import { seatResults } from './tryTurn.ts';
import { booksIn } from '../game/books.ts';

/** A run that is about to be stored, with what binds it; `why` it is run again. */
export interface BoundTurn {
  readonly tried: TriedTurn;
  readonly why: string | undefined;
  readonly how: HowRun;
  readonly record: Ran;
}

/** Makes the next turn: its world, the commitment to its seed, and everybody's results. */
export async function nextTurn(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  { tried, why, how, record }: BoundTurn,
): Promise<OpenedTurn> {
  const { turn, counting } = tried.loaded;
  const marked = rerunOf(store, turn, why);
  const state = makeStored(ruleset.codecs.state, tried.outcome.state, `state of turn ${turn + 1}`);
  const { facts } = store;
  const commitment = commitmentOf(seedOf(facts.secret, turn + 1));
  const game = {
    facts,
    ruleset,
    turn: turn + 1,
    commitment,
    books: booksIn(store),
    last: tried.loaded.view,
    sealKeys: sealKeysFor(store, turn + 1),
    ...marked,
  };
  const before = beforeRun(store, turn);
  const unsealed = seatResults(ruleset, tried).map((one) => {
    const mine = howTo(one.seat.seat, record, before);
    const file = mine.plan === undefined ? undefined : counting.get(one.seat.seat)?.digest;
    return {
      ...one,
      proof: {
        chain: how.chain,
        edition: facts.edition,
        how: { ...mine, ...(file === undefined ? {} : { file }) },
      },
    };
  });
  const results = await makeResults(sealing, game, unsealed);
  const copies = await makeCopies(sealing, game, store.standIns(), results);
  return {
    turn: turn + 1,
    state,
    commitment,
    results,
    copies,
    ...(marked.rerun === undefined ? {} : { rerun: marked.rerun }),
  };
}

/**
 * How often the turn was run before, or this run of it, and why that was put aside. This includes turns after one that the game
 * went back to.
 */
export function rerunOf(
  store: GameStore,
  turn: number,
  whyAgain: string | undefined,
  run?: number,
): { readonly rerun?: number; readonly rerunWhy?: string } {
  const before = store.undone().filter((one) => {
    if (one.redone || one.waited === true) return false;
    return one.run === undefined ? one.to <= turn && turn < one.from : one.to === turn && one.run === run;
  });
  const why = whyAgain ?? before.at(-1)?.why;
  return why === undefined ? {} : { rerun: before.length + (store.turn() > turn ? 1 : 0), rerunWhy: why };
}
