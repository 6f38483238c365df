import type { Game } from '#kernel/game/game.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import type { Listener } from '#kernel/report/telling.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import { marking } from '#kernel/turn/marks.ts';
import type { RunAt } from '#kernel/sequence/run.ts';
import { runOver } from '#kernel/turn/runOne.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import type { DiceChoice, TriedTurn } from './tryTurn.ts';
import { heededRulings, runDice } from './tryTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { UnderWay } from '../turns/underWay.ts';
import { takenBy } from '../turns/underWay.ts';

export interface TryRun {
  readonly secret: string;
  readonly choice: DiceChoice;
  readonly overdue: boolean;
  /** Hears what happens in it. */
  readonly hears?: Listener<Game>['hears'];
}

/** Runs one run of a turn over the world that the last one left, which becomes the world after it. Nothing is written. */
export function tryRun(
  ruleset: SomeRuleset,
  loaded: LoadedTurn,
  { world, entries, over }: UnderWay,
  at: RunAt,
  { secret, choice, overdue, hears }: TryRun,
): TriedTurn {
  const mine = takenBy(loaded, at.run);
  const { state, plans, unsent, view, answers, answersBy } = loaded;
  const dice = runDice(secret, loaded, at.run, choice);
  const heeding = heededRulings(mine);
  const marked = marking<Game>(ruleset);
  const decide = decideBy<Game>({ ruleset, before: state, plans, last: view }, answersBy, overdue);
  const outcome = runOver<Game>(ruleset, at, {
    state: world,
    seed: dice,
    plans,
    unsent,
    rulings: heeding.rulings,
    answers,
    log: marked.log,
    watch: hears === undefined ? marked.watch : { ...marked.watch, happens: hears },
    // Whoever decides looks back over the whole turn.
    decide: (question, now, since: readonly Entry<Game['event']>[]) =>
      decide(question, now, entries.concat(since)),
  });
  const ends = {
    ...(over.length === 0 ? { before: state } : {}),
    ...(at.last && outcome.stop === undefined ? { after: outcome.state } : {}),
  };
  return { loaded: mine, outcome, unjudged: heeding.unjudged(), dice, marks: marked.part(ends) };
}
