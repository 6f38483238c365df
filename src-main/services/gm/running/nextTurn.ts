import { defined } from '#kernel/words/defined.ts';
import type { RunId, SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { HowRun, OpenedTurn } from '../../../ports/game/turns.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored } from '../../ruleset.ts';
import { sealKeysFor } from '../game/keyholder.ts';
import type { Ran } from '../game/chain.ts';
import { beforeRun } from '../trial/boundRun.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { fellowsIn } from '../turns/parts.ts';
import type { CopyReader } from '../results/results.ts';
import { makeCopies, makeResults } from '../results/results.ts';
import { fellowFile, sharesFrom } from '../results/shares.ts';
import type { Absent } from '../schedule/absence.ts';
import { missedBy } from '../schedule/absence.ts';
import { relayAddress } from '../policy/wishes.ts';
import { dueToTell } from '../schedule/dueTold.ts';
import { howTo } from '../turns/howRun.ts';
import { commitmentOf, seedOf } from '../game/seeds.ts';
import type { TriedTurn } from '../trial/tryTurn.ts';
import { seatResults } from '../trial/tryTurn.ts';
import { booksIn } from '../game/books.ts';

/** A run that is about to be stored, with what binds it; `why` it is run again. */
export interface BoundTurn {
  readonly tried: TriedTurn;
  readonly why: string | undefined;
  readonly how: HowRun;
  readonly record: Ran;
  /** When the next turn is opened to orders. */
  readonly opened: string;
  /** Seats that the computer leads in it for want of orders. */
  readonly absent: readonly Absent[];
}

/** Makes the next turn: its world, the commitment to its seed, and everybody's results. */
export async function nextTurn(
  sealing: Sealing,
  store: GameStore,
  ruleset: SomeRuleset,
  { tried, why, how, record, opened, absent }: BoundTurn,
): Promise<OpenedTurn> {
  const { turn } = tried.loaded;
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
    relay: relayAddress(store),
    shareOf: sharesFrom(store, turn + 1, { ruleset, loaded: tried.loaded }),
    ...marked,
  };
  const before = beforeRun(store, turn);
  const dueTo = dueToTell(store, ruleset, { turn: turn + 1, state: tried.outcome.state, opened });
  const missed = missedBy(absent);
  const unsealed = seatResults(ruleset, tried).map((one) => {
    const mine = howTo(one.seat.seat, record, before);
    const file = mine.plan === undefined ? undefined : ownFile(tried.loaded, one.seat.seat);
    return {
      ...one,
      due: dueTo(one.seat.seat),
      absent: missed.get(one.seat.seat),
      proof: {
        chain: how.chain,
        edition: facts.edition,
        how: { ...mine, ...defined({ file }) },
      },
    };
  });
  const results = await makeResults(sealing, game, unsealed);
  const copies = await makeCopies(sealing, game, copyReaders(store, turn + 1, tried.loaded), results);
  return {
    turn: turn + 1,
    state,
    commitment,
    results,
    copies,
    ...defined({ rerun: marked.rerun }),
  };
}

/** Who gets copies of a turn’s results, with the orders file of each that counted in the turn before. */
export const copyReaders = (
  store: GameStore,
  turn: number,
  loaded: Pick<LoadedTurn, 'led' | 'shared'>,
): readonly CopyReader[] => [
  ...store.standIns(),
  ...fellowsIn(store.fellows(), turn).map(({ seat, number, publicly }) => ({
    seat,
    number,
    publicly,
    file: fellowFile(loaded, seat, number),
  })),
];

/** The digest of the file of a seat’s own player that counted; of a seat that several share, its plan was made of others too. */
export const ownFile = (
  { counting, shared }: Pick<LoadedTurn, 'counting' | 'shared'>,
  seat: SeatId,
): string | undefined => {
  const several = shared.get(seat);
  return (several === undefined ? counting.get(seat) : several.players[0]?.file)?.digest;
};

/**
 * How often the turn was run before, or this run of it, and why that was put aside. This includes turns after one that the game
 * went back to.
 */
export function rerunOf(
  store: GameStore,
  turn: number,
  whyAgain: string | undefined,
  run?: { readonly number: number; readonly name: RunId },
): { readonly rerun?: number; readonly rerunWhy?: string } {
  const before = store.undone().filter((one) => {
    if (one.redone || one.waited === true) return false;
    if (one.run === undefined) return one.to <= turn && turn < one.from;
    return one.to === turn && (one.name === undefined ? one.run === run?.number : one.name === run?.name);
  });
  const why = whyAgain ?? before.at(-1)?.why;
  return why === undefined ? {} : { rerun: before.length + (store.turn() > turn ? 1 : 0), rerunWhy: why };
}
