import { plural } from '#kernel/words/phrase.ts';
import type { Command } from 'commander';

import type { ReceivedOrders } from '../../ports/game/orders.ts';
import { momentIn } from '../../services/deadline.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { called, insteadText } from '../../services/gm/game/counts.ts';
import { lateWaiting } from '../../services/gm/post/late.ts';
import { gravityWord, said, saidWhole } from '../../services/gm/trial/show.ts';
import { hintOn, rulingsOn } from '../../services/gm/overview/hints.ts';
import { requestsOf, requestsText } from '../../services/gm/people/requests.ts';
import type { Unjudged } from '../../services/gm/trial/tryTurn.ts';
import { ports, withGame } from '../openGame.ts';
import type { AnswersTaken } from '../../services/gm/asking/takeAnswers.ts';
import { takeIn } from './intake.ts';
import { tellAnswers } from './questions.ts';
import { command, exits, problemData, problemText, say, sayJson, wrapped } from '../io.ts';
import { seatNamed, seatTyped } from '../../services/gm/named.ts';
import type { Exit } from '../io.ts';

const help = `
For every seat you see which file counts, and which of its orders cannot be carried out or may be a mistake.
That is advice: the turn runs anyway, and carries out what it can.
A file of an earlier turn, or one that cannot be used, never displaces a good one.

Exit: 0 all well; 1 a file was refused, or some order cannot be done; 3 an order waits for your ruling, or late orders
wait for your decision.`;

export function addCheck(program: Command): void {
  program
    .command('check')
    .summary('import orders and report problems')
    .description('Imports orders files, and shows who has sent what and any problems.')
    .argument('<GAME>', 'the game')
    .option('--orders <PATH...>', 'folders and files with orders')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: { readonly orders?: readonly string[]; readonly json?: boolean }) =>
      withGame(path, async (gm) => {
        const last = gm.store.received(gm.store.turn()).at(-1)?.number ?? 0;
        const { taken, answers } = await takeIn(gm, options.orders ?? []);
        const review = gm.review();
        const unjudged = gm.unjudged();
        const looked = { taken, answers, last, review, unjudged };
        if (options.json === true) sayJson(checkData(gm, looked));
        else {
          tell(gm, path, looked);
          tellAnswers(gm, answers);
          const requests = requestsOf(gm);
          if (requests.length > 0) say(`\n${requestsText(gm.store, requests, path)}`);
        }
        process.exitCode = exitOf(gm, looked);
      }),
    );
}

interface Looked {
  readonly taken: readonly ReceivedOrders[];
  readonly answers: readonly AnswersTaken[];
  /** The number of the last file that had come in before. */
  readonly last: number;
  readonly review: ReturnType<Gm['review']>;
  readonly unjudged: readonly Unjudged[];
}

function exitOf({ store }: Gm, { taken, answers, review, unjudged }: Looked): Exit {
  if (refused(taken).length > 0 || answers.some(({ verdict }) => verdict === 'refused'))
    return exits.problems;
  if (review.some(({ problems }) => problems.some(({ severity }) => severity !== 'doubtful')))
    return exits.problems;
  return unjudged.length > 0 || lateWaiting(store).length > 0 ? exits.questions : exits.done;
}

export const refused = (taken: readonly ReceivedOrders[]): readonly ReceivedOrders[] =>
  taken.filter(({ verdict }) => verdict === 'refused');

function tell(gm: Gm, path: string, { taken, last, review, unjudged }: Looked): void {
  const { turn, seats, missing } = gm.standing();
  const led = seats.filter(({ orders }) => orders === 'computer').length;
  const word = gm.ruleset.presentation.words.seat;
  say(
    `${gm.store.facts.title}, turn ${turn}: orders of ${seats.length - led - missing.length} of ${plural(seats.length - led, word.one, word.many)}${led === 0 ? '' : `; the computer leads ${led}`}.`,
  );
  for (const { seat, orders, counts, versions, why } of seats) {
    const { orders: count = 0, problems = [] } = review.find((one) => one.seat === seat) ?? {};
    const file =
      counts === undefined
        ? ''
        : `, ${counts.name}, ${plural(count, 'order')}${versions > 1 ? `, ${why === undefined ? 'the last' : 'one'} of ${versions} files` : ''}`;
    say(`\n${seatTyped(gm.store, seat)}: ${orders}${file}`);
    if (why !== undefined) say(wrapped(why, '  '));
    if (problems.length > 0) say('  Warnings, as the player sees them:');
    for (const problem of problems)
      say(wrapped(`${gravityWord(problem.severity)}: ${problemText(problem).replace(/\s+/g, ' ')}`, '  '));
  }
  tellReplaced(gm, taken, last);
  tellNotTaken(taken);
  tellLate(gm, path);
  tellUnjudged(gm, path, unjudged);
  const waits = unjudged.length > 0 || lateWaiting(gm.store).length > 0;
  say(
    `\n${waits ? 'When you have decided, run the turn' : 'Nothing needs your decision. To run the turn'}:\n  ${command('run', path, '--out', 'results')}`,
  );
}

/** Prints the valid files that do not count, with what counts instead. */
function tellReplaced(gm: Gm, taken: readonly ReceivedOrders[], last: number): void {
  const received = gm.store.received(gm.store.turn());
  for (const orders of taken) {
    const instead = insteadText(received, orders);
    if (instead !== undefined)
      say(
        wrapped(
          `\n${called(orders)} ${orders.number <= last ? 'had already been imported and does not count' : 'does not count'}. ${instead}`,
        ),
      );
  }
}

export function tellNotTaken(taken: readonly ReceivedOrders[]): void {
  for (const { name, verdict, reason = '' } of taken.filter(({ plan }) => plan === undefined)) {
    say('');
    say(wrapped(`${name} does not count (${verdict}): ${reason}`));
  }
}

/** Prints the late orders that await a decision, with the commands for it. */
export function tellLate({ store }: Gm, path: string): void {
  const late = lateWaiting(store);
  if (late.length === 0) return;
  say(
    `\n${plural(late.length, 'file')} came after the deadline and ${late.length === 1 ? 'waits' : 'wait'} for your decision:`,
  );
  for (const { number, name, seat, at } of late) {
    say(
      wrapped(
        `${seat === undefined ? '' : seatNamed(store, seat)}: ${name}, ${momentIn(at, ports.clock.now())}`,
        '  ',
      ),
    );
    say(`    to count it:     ${command('late', path, String(number), '--take')}`);
    say(`    to leave it out: ${command('late', path, String(number), '--decline')}`);
  }
}

export function tellUnjudged(gm: Gm, path: string, unjudged: readonly Unjudged[]): void {
  if (unjudged.length === 0) return;
  say(
    `\n${plural(unjudged.length, 'order waits', 'orders wait')} for your ruling. Give it with one of the commands below each:`,
  );
  // Rulings mean the same for most orders, so each meaning is printed only once.
  const printed = new Set<string>();
  for (const { seat, order } of unjudged) {
    say('');
    say(
      wrapped(
        `${seatNamed(gm.store, seat)}: ${saidWhole(gm.ruleset, order, undefined, gm.view(seat))}`,
        '  ',
      ),
    );
    const hint = hintOn(gm, seat, order);
    if (hint !== undefined) say(wrapped(`Note: ${hint}`, '    '));
    for (const { ruling, means } of rulingsOn(gm, seat, order)) {
      say(`    ${command('rule', path, order.ref, ruling)}`);
      if (means !== undefined && !printed.has(`${ruling} ${means}`)) say(wrapped(means, '      '));
      printed.add(`${ruling} ${means ?? ''}`);
    }
  }
}

export const unjudgedData = (gm: Gm, unjudged: readonly Unjudged[]): readonly object[] =>
  unjudged.map(({ seat, order }) => ({
    seat,
    order: order.ref,
    rulings: gm.ruleset.orders[order.kind]?.rulings ?? [],
    means: rulingsOn(gm, seat, order),
    text: said(gm.ruleset, order, undefined, gm.view(seat)),
    hint: hintOn(gm, seat, order),
  }));

export const lateData = ({ store }: Gm): readonly object[] =>
  lateWaiting(store).map(({ number, name, seat, at }) => ({ number, name, seat, at }));

export const takenData = (taken: readonly ReceivedOrders[]): readonly object[] =>
  taken.map(({ name, digest, verdict, seat, code, reason }) => ({
    name,
    digest,
    verdict,
    seat,
    code,
    reason,
  }));

function checkData(gm: Gm, { taken, answers, last, review, unjudged }: Looked): object {
  const { turn, seats, missing } = gm.standing();
  return {
    game: gm.store.facts.game,
    turn,
    taken: takenData(taken).map((row, at) => ({ ...row, before: (taken[at]?.number ?? 0) <= last })),
    seats: seats.map(({ seat, orders, counts, versions, why }) => ({
      seat,
      orders,
      file: counts?.name,
      saves: counts?.saves,
      why,
      versions,
      problems: (review.find((one) => one.seat === seat)?.problems ?? []).map(problemData),
    })),
    missing,
    ...(answers.length === 0 ? {} : { answers }),
    late: lateData(gm),
    requests: requestsOf(gm),
    unjudged: unjudgedData(gm, unjudged),
  };
}
