import type { Game, Heard } from '#kernel/game/game.ts';
import type { AnsweredFor } from '#kernel/files/bodies.ts';
import type { SeatId, RunId } from '#kernel/words/ids.ts';
import { beginTelling, entriesByRun, heardTogether } from '#kernel/report/telling.ts';
import type { Refusal } from '#kernel/sequence/ledger.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { Plans } from './turnResults.ts';
import { answeredApart, answeredTo, giverIn, notRead } from './turnResults.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { Inbox } from '../turns/underWay.ts';
import { turnRuns } from '../turns/underWay.ts';

/** What seats have heard since they were last told anything, and what was answered for them. */
export type Inboxes = ReadonlyMap<SeatId, Inbox>;

const noInbox: Inbox = { heard: [], answered: [] };

interface RunAgain {
  readonly before: unknown;
  readonly plans: Plans;
  readonly outcome: TurnOutcome<Game>;
  readonly order: readonly RunId[];
}

export interface ToldAgain {
  readonly view: unknown;
  readonly heard: readonly Heard<Game['event']>[];
  readonly refusals: readonly Refusal[];
  readonly answered: AnsweredFor;
}

/** What each seat learns from a turn of several runs that was run again, at the end of the run that tells it, and what waits for its next report. */
export function toldAgain(
  ruleset: SomeRuleset,
  { before, plans, outcome, order }: RunAgain,
  last: ReadonlyMap<SeatId, unknown>,
  waiting: Inboxes,
): { readonly results: ReadonlyMap<SeatId, ToldAgain>; readonly waiting: Inboxes } {
  const seats = [...last.keys()];
  const runs = turnRuns(ruleset, before, order);
  const teller = beginTelling<Game>(ruleset, before, seats);
  const giverOf = giverIn(plans);
  const inbox = new Map(waiting);
  const results = new Map<SeatId, ToldAgain>();
  for (const [number, entries] of entriesByRun(runs, outcome.entries).entries()) {
    const at = runs[number]!;
    const asked = outcome.answered.filter(({ run }) => run === at.run.id);
    const heardNow = teller.tell(at, entries);
    const apart = answeredApart(
      ruleset,
      { state: teller.state, answered: asked },
      {
        seats: seats.filter((seat) => !at.run.tells.includes(seat)),
        last: (seat) => last.get(seat),
        heard: (seat) => heardNow.get(seat) ?? [],
      },
    );
    for (const [seat, now] of heardNow) {
      const { heard, answered } = inbox.get(seat) ?? noInbox;
      inbox.set(seat, {
        heard: heardTogether(heard, now),
        answered: [...answered, ...(apart.get(seat) ?? [])],
      });
    }
    for (const seat of at.run.tells) {
      const { heard, answered: before } = inbox.get(seat) ?? noInbox;
      // The world goes on changing: what is told of it is made of it now.
      const plain = ruleset.view(teller.state, seat, heard, last.get(seat));
      const view = ruleset.codecs.view.make(plain);
      const answered = [...before, ...answeredTo(ruleset, asked, seat, plain)];
      const refusals = [
        ...(at.run.takes.includes(seat) ? notRead(ruleset, plans[seat], last.get(seat)) : []),
        ...outcome.refusals.filter((one) => giverOf(one) === seat && one.run === at.run.id),
      ];
      results.set(seat, { view, heard, refusals, answered });
      inbox.delete(seat);
    }
  }
  return { results, waiting: inbox };
}
