import type { Command } from 'commander';

import { defined } from '#kernel/words/defined.ts';
import { phraseText, plural } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import { runId } from '#kernel/words/ids.ts';
import type { ReceivedOrders } from '../../ports/game/orders.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { momentIn } from '../../services/deadline.ts';
import { lateWaiting } from '../../services/gm/post/late.ts';
import { unreadable } from '#contract/refusals/moved.ts';
import type { Early } from '../../services/gm/overview/early.ts';
import { waivedEarly } from '../../services/gm/overview/early.ts';
import type { RunOutcome } from '../../services/gm/trial/outcome.ts';
import { lateData, refused, takenData, tellLate, tellNotTaken, tellUnjudged, unjudgedData } from './check.ts';
import { numbersIn } from '../mail/wishes.ts';
import { tellDeskCopy } from '../deskCopy.ts';
import { files, ports, withGame } from '../openGame.ts';
import { publishQuestions } from '../../services/gm/people/gmQuestions.ts';
import { takeIn } from './intake.ts';
import { tell as tellQuestions, tellAnswers } from './questions.ts';
import type { Exit } from '../io.ts';
import { Stop, command, complain, exits, say, sayJson, wrapped } from '../io.ts';

const help = `
For each seat the orders saved last count; a seat without any gives no orders. A turn is run completely or not
at all: if the machine stops halfway, the game is as it was before, and the same run gives the same turn.

If a turn has several runs, those that are due are run one after another, each completely or not at all, and the players
a run concerns get their results when it ends; «gm status» lists the runs.

It stops without doing anything if a file is refused (--anyway runs without it), while late orders wait for your decision
(use «gm late»), while a run would be waived before it is due (--anyway waives it), or while an order waits for your ruling (--unjudged leaves such
orders to the rules).

Exit: 0 the turn was run; 1 a file was refused and nothing was done; 3 questions are open and nothing was done.`;

interface Options {
  readonly orders?: readonly string[];
  readonly out?: string;
  readonly anyway?: boolean;
  readonly unjudged?: boolean;
  readonly overdue?: boolean;
  readonly json?: boolean;
  readonly run?: string;
  readonly turn?: string;
}

export function addRun(program: Command): void {
  program
    .command('run')
    .summary('run the turn and write the results')
    .description('Imports orders files, runs the turn for everybody, and writes the results.')
    .argument('<GAME>', 'the game')
    .option('--orders <PATH...>', 'folders and files with orders')
    .option('--out <DIR>', 'write the results there; otherwise use «gm publish» later')
    .option(
      '--anyway',
      'run although a file was refused, or a run is not due and nobody has sent orders for it',
    )
    .option('--turn <N>', 'run only if this is the turn that is open for orders')
    .option('--unjudged', 'run although orders wait for your ruling')
    .option('--overdue', 'continue without missing answers')
    .option('--run <NAME>', 'in a turn of several runs, only this one; otherwise all that are due')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: Options) => withGame(path, (gm) => run(gm, path, options)));
}

async function run(gm: Gm, path: string, options: Options): Promise<void> {
  await tellDeskCopy(gm, path);
  const meant = options.turn === undefined ? undefined : numbersIn([options.turn])[0];
  if (meant !== undefined && meant !== gm.store.turn())
    throw new Stop([unreadable('other-turn', { turn: meant, now: gm.store.turn() })]);
  const { taken, answers } = await takeIn(gm, options.orders ?? []);
  const outcome =
    stopOf(gm, taken, options) ??
    (await gm.run({
      waits: options.unjudged !== true,
      ...(options.overdue === true ? { overdue: true } : {}),
      ...oneRun(options),
      ...defined({ turn: meant }),
    }));
  if (outcome.kind === 'busy') throw new Stop([outcome.problem]);
  const written =
    options.out === undefined
      ? good([])
      : outcome.kind === 'ran'
        ? await gm.publish(files, options.out)
        : outcome.kind === 'questions'
          ? await publishQuestions(files, gm.store, options.out)
          : good([]);
  if (options.json === true)
    sayJson({
      ...outcomeData(gm, outcome),
      taken: takenData(taken),
      ...(answers.length === 0 ? {} : { answers }),
      written: written.ok ? written.value : [],
    });
  else {
    tellNotTaken(taken);
    tellAnswers(gm, answers);
    tell(gm, path, outcome);
    if (written.ok && written.value.length > 0 && outcome.kind === 'questions')
      say(`${plural(written.value.length, 'file')} of questions written to ${options.out ?? ''}.`);
    else if (written.ok && written.value.length > 0)
      say(`${plural(written.value.length, 'results file')} written to ${options.out ?? ''}.`);
  }
  process.exitCode = exitOf(outcome);
  if (written.ok) return;
  complain(
    `The turn was run, but its results could not be written: fix this, then run\n  ${command('publish', path, '--out', options.out ?? 'results')}`,
  );
  throw new Stop(written.fault);
}

const oneRun = ({ run: name }: Options) => (name === undefined ? {} : { run: runId(name) });

type Stopped = { readonly kind: 'refused' | 'late' } | ({ readonly kind: 'early' } & Early);
type Ended = RunOutcome | Stopped;

/** Why the turn is not even tried, if it must wait for something. */
function stopOf(
  gm: Gm,
  taken: readonly ReceivedOrders[],
  { anyway, run: wanted }: Options,
): Stopped | undefined {
  if (refused(taken).length > 0 && anyway !== true) return { kind: 'refused' };
  if (lateWaiting(gm.store).length > 0) return { kind: 'late' };
  const early = anyway === true ? undefined : waivedEarly(gm, ports.clock.now(), wanted);
  return early === undefined ? undefined : { kind: 'early', ...early };
}

/** The exit code for the outcome of a run. */
export function exitOf({ kind }: Ended): Exit {
  switch (kind) {
    case 'ran':
      return exits.done;
    case 'refused':
      return exits.problems;
    case 'overtaken':
      return exits.misuse;
    case 'late':
    case 'early':
    case 'questions':
    case 'unjudged':
      return exits.questions;
  }
}

/** What was run: the turn, or some of its runs. */
function ranText(gm: Gm, { turn, runs, left = 0 }: Extract<RunOutcome, { kind: 'ran' }>): string {
  const { title } = gm.store.facts;
  if (left === 0) return `Turn ${turn} of ${title} was run; turn ${turn + 1} is open for orders.`;
  const next = gm.runs().find(({ state }) => state === 'due')?.run.id ?? '';
  return wrapped(
    `Of turn ${turn} of ${title}, ${plural(runs?.length ?? 0, 'run was', 'runs were')} run: ${(runs ?? []).join(', ')}. ${plural(left, 'run is', 'runs are')} left; the next is ${next}.`,
  );
}

/** Prints the outcome of a run. */
export function tell(gm: Gm, path: string, outcome: Ended): void {
  switch (outcome.kind) {
    case 'ran':
      say(ranText(gm, outcome));
      if (outcome.missing.length > 0) say(wrapped(`Without orders: ${outcome.missing.join(', ')}.`));
      return;
    case 'refused':
      say(
        `\nTurn ${gm.store.turn()} was not run. Ask for these files again, or add --anyway to run without them.`,
      );
      return;
    case 'late':
      tellLate(gm, path);
      say(
        `\nTurn ${gm.store.turn()} was not run. Decide for each late file whether it counts, then run the turn again.`,
      );
      return;
    case 'early':
      say(
        wrapped(
          `Turn ${gm.store.turn()} was not run. ${outcome.runs.map(({ run }) => run.id).join(', ')} ${outcome.runs.length === 1 ? 'is' : 'are'} due on ${momentIn(outcome.due, ports.clock.now())}, and nobody has sent orders for ${outcome.runs.length === 1 ? 'it' : 'them'} yet. Wait for them, or add --anyway to waive ${outcome.runs.length === 1 ? 'it' : 'them'}.`,
        ),
      );
      return;
    case 'unjudged':
      tellUnjudged(gm, path, outcome.unjudged);
      say(
        `\nTurn ${gm.store.turn()} was not run. Judge the orders with these commands, or add --unjudged to leave them to the rules.`,
      );
      return;
    case 'questions':
      return tellQuestions(gm, path);
    case 'overtaken':
      complain(
        `Another program changed ${path} in the meantime. Nothing was done here. Look at it, then run the turn again:\n  ${command('status', path)}`,
      );
  }
}

/** The outcome of a run, for JSON output. */
export function outcomeData(gm: Gm, outcome: Ended): object {
  const stands = { outcome: outcome.kind, game: gm.store.facts.game, ordering: gm.store.turn() };
  if (outcome.kind === 'ran') {
    // The turn is over, so these orders are named by reference: their sentences belonged to the previous
    // turn.
    const unjudged = outcome.unjudged.map(({ seat, order }) => ({ seat, order: order.ref }));
    const { runs, left } = outcome;
    return {
      ...stands,
      ran: outcome.turn,
      missing: outcome.missing,
      unjudged,
      ...(runs === undefined ? {} : { runs, left }),
    };
  }
  if (outcome.kind === 'late') return { ...stands, late: lateData(gm) };
  if (outcome.kind === 'early')
    return { ...stands, early: outcome.runs.map(({ run }) => run.id), due: outcome.due };
  if (outcome.kind === 'unjudged') return { ...stands, unjudged: unjudgedData(gm, outcome.unjudged) };
  if (outcome.kind === 'questions')
    return {
      ...stands,
      questions: outcome.questions.map(({ to, key, said }) => ({ seat: to, key, text: phraseText(said) })),
    };
  return stands;
}
