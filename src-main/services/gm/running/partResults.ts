import type { Game, Heard } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { heardTogether } from '#kernel/report/telling.ts';
import type { RunAt } from '#kernel/sequence/run.ts';
import { defined } from '#kernel/words/defined.ts';
import { sealKeysFor } from '../game/keyholder.ts';
import type { SeatResults } from '../results/results.ts';
import { makeCopies, makeResults } from '../results/results.ts';
import { answeredTo, giverIn, notRead } from '../results/turnResults.ts';
import { copyReaders, ownFile, rerunOf } from './nextTurn.ts';
import { absentAfter, missedBy } from '../schedule/absence.ts';
import { relayAddress } from '../policy/wishes.ts';
import { dueToTell } from '../schedule/dueTold.ts';
import { sharesFrom } from '../results/shares.ts';
import { commitmentOf, seedOf } from '../game/seeds.ts';
import type { TriedTurn } from '../trial/tryTurn.ts';
import type { Bound, Running } from './partBound.ts';
import { howTold } from '../turns/runChain.ts';
import type { UnderWay } from '../turns/underWay.ts';
import { inboxOf } from '../turns/underWay.ts';

interface Told extends Bound {
  readonly heard: ReadonlyMap<SeatId, readonly Heard<Game['event']>[]>;
  /** When the run ends. */
  readonly at: string;
}

/** The results of those whom a run tells: what they heard since they were last told, from the world as the run left it. */
export async function resultsOf(
  { ports: { sealing }, store, ruleset, loaded, former: { books, earlier, before } }: Running,
  { over }: UnderWay,
  at: RunAt,
  { outcome }: TriedTurn,
  { heard, record, chain, at: opened }: Told,
) {
  const { turn } = loaded;
  const { facts } = store;
  const commitment = commitmentOf(seedOf(facts.secret, turn + 1));
  const marked = rerunOf(store, turn, undefined, { number: over.length, name: at.run.id });
  const { rerun } = rerunOf(store, turn, undefined);
  const game = {
    facts,
    ruleset,
    turn: turn + 1,
    commitment,
    ...marked,
    sealKeys: sealKeysFor(store, turn + 1),
    relay: relayAddress(store),
    books,
    last: loaded.view,
    shareOf: sharesFrom(store, turn + 1, { ruleset, loaded }),
  };
  // Before the last run of a turn nobody knows when the next is opened.
  const dueTo = at.last
    ? dueToTell(store, ruleset, { turn: turn + 1, state: outcome.state, opened })
    : () => undefined;
  const absent = missedBy(absentAfter(ruleset, store, loaded, opened));
  const refused = Map.groupBy(outcome.refusals, giverIn(loaded.plans));
  const told = loaded.seats
    .filter(({ seat }) => at.run.tells.includes(seat))
    .map((one): SeatResults => {
      const { seat } = one;
      const inbox = inboxOf(ruleset, seat, earlier, over);
      const report = heardTogether(inbox.heard, heard.get(seat) ?? []);
      const mine = howTold(record, seat, before);
      const file = mine.plan === undefined ? undefined : ownFile(loaded, seat);
      const view = ruleset.view(outcome.state, seat, report, loaded.view(seat));
      return {
        seat: one,
        view,
        answered: [...inbox.answered, ...answeredTo(ruleset, outcome.answered, seat, view)],
        heard: report,
        due: dueTo(seat),
        absent: at.last || at.run.takes.includes(seat) ? absent.get(seat) : undefined,
        refusals: [
          ...(at.run.takes.includes(seat) ? notRead(ruleset, loaded.plans[seat], loaded.view(seat)) : []),
          ...(refused.get(seat) ?? []),
        ],
        proof: { chain, edition: facts.edition, how: { ...mine, ...defined({ file }) } },
      };
    });
  const results = await makeResults(sealing, game, told);
  const copies = await makeCopies(sealing, game, copyReaders(store, turn + 1, loaded), results);
  return { turn: turn + 1, commitment, results, copies, ...defined({ rerun }) };
}
