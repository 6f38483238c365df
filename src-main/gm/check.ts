import type { Command } from 'commander';

import { wrapped } from '#kernel/report/plainText.ts';
import type { ReceivedOrders } from '../gameStore.ts';
import type { Gm } from '../services/gm.ts';
import { said } from '../services/gm/show.ts';
import { hintOn } from '../services/gm/hints.ts';
import type { Unjudged } from '../services/gm/runTurn.ts';
import { withGame } from './game.ts';
import { takeAll } from './intake.ts';
import { exits, plural, problemData, problemText, say, sayJson } from './io.ts';
import type { Exit } from './io.ts';

const help = `
For every empire you see which file counts, and what in its orders cannot be done or may be a slip.
That is advice: the turn runs all the same, and carries out what it can.
A file of an earlier turn, or one that cannot be used, never displaces a good one.

Exit: 0 all well; 1 a file was refused, or some order cannot be done; 3 an order waits for your ruling.`;

export function addCheck(program: Command): void {
  program
    .command('check')
    .summary('take in orders and say what is wrong with them')
    .description('Takes in files of orders, and says who has sent what and what is wrong with it.')
    .argument('<GAME>', 'the game')
    .option('--orders <PATH...>', 'folders and files to take orders from')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: { readonly orders?: readonly string[]; readonly json?: boolean }) =>
      withGame(path, async (gm) => {
        const taken = await takeAll(gm, options.orders ?? []);
        const review = gm.review();
        const unjudged = gm.unjudged();
        if (options.json === true) sayJson(checkData(gm, taken, unjudged));
        else tell(gm, taken, review, unjudged);
        process.exitCode = exitOf(taken, review, unjudged);
      }),
    );
}

function exitOf(
  taken: readonly ReceivedOrders[],
  review: ReturnType<Gm['review']>,
  unjudged: readonly Unjudged[],
): Exit {
  if (refused(taken).length > 0) return exits.problems;
  if (review.some(({ problems }) => problems.some(({ severity }) => severity !== 'doubtful')))
    return exits.problems;
  return unjudged.length > 0 ? exits.questions : exits.done;
}

export const refused = (taken: readonly ReceivedOrders[]): readonly ReceivedOrders[] =>
  taken.filter(({ verdict }) => verdict === 'refused');

function tell(
  gm: Gm,
  taken: readonly ReceivedOrders[],
  review: ReturnType<Gm['review']>,
  unjudged: readonly Unjudged[],
): void {
  const { turn, seats, missing } = gm.standing();
  const led = seats.filter(({ orders }) => orders === 'computer').length;
  say(
    `${gm.store.facts.title}, turn ${turn}: orders of ${seats.length - led - missing.length} of ${plural(seats.length - led, 'empire')}${led === 0 ? '' : `; the computer leads ${led}`}.`,
  );
  for (const { seat, orders, counts, versions } of seats) {
    const { orders: count = 0, problems = [] } = review.find((one) => one.seat === seat) ?? {};
    const file =
      counts === undefined
        ? ''
        : `, ${counts.name}, ${plural(count, 'order')}${versions > 1 ? `, the last of ${versions} files` : ''}`;
    say(`\n${seat}: ${orders}${file}`);
    for (const problem of problems)
      say(wrapped(`${problem.severity}: ${problemText(problem).replace(/\s+/g, ' ')}`, '  '));
  }
  tellNotTaken(taken);
  tellUnjudged(gm, unjudged);
}

export function tellNotTaken(taken: readonly ReceivedOrders[]): void {
  for (const { name, verdict, reason = '' } of taken.filter(({ plan }) => plan === undefined))
    say(wrapped(`\n${name} does not count (${verdict}): ${reason}`));
}

export function tellUnjudged(gm: Gm, unjudged: readonly Unjudged[]): void {
  if (unjudged.length === 0) return;
  say(`\n${plural(unjudged.length, 'order waits', 'orders wait')} for your ruling:`);
  for (const { seat, order } of unjudged) {
    say(wrapped(`${order.ref}: ${said(gm.ruleset, order, undefined, gm.view(seat))}`, '  '));
    const hint = hintOn(gm, seat, order);
    if (hint !== undefined) say(wrapped(hint, '    '));
    say(`    gm rule GAME ${order.ref} ${(gm.ruleset.orders[order.kind]?.rulings ?? ['RULING']).join('|')}`);
  }
}

export const unjudgedData = (gm: Gm, unjudged: readonly Unjudged[]): readonly object[] =>
  unjudged.map(({ seat, order }) => ({
    seat,
    order: order.ref,
    rulings: gm.ruleset.orders[order.kind]?.rulings ?? [],
    text: said(gm.ruleset, order, undefined, gm.view(seat)),
    hint: hintOn(gm, seat, order),
  }));

export const takenData = (taken: readonly ReceivedOrders[]): readonly object[] =>
  taken.map(({ name, digest, verdict, seat, code, reason }) => ({
    name,
    digest,
    verdict,
    seat,
    code,
    reason,
  }));

function checkData(gm: Gm, taken: readonly ReceivedOrders[], unjudged: readonly Unjudged[]): object {
  const { turn, seats, missing } = gm.standing();
  const review = gm.review();
  return {
    game: gm.store.facts.game,
    turn,
    taken: takenData(taken),
    seats: seats.map(({ seat, orders, counts, versions }) => ({
      seat,
      orders,
      file: counts?.name,
      versions,
      problems: (review.find((one) => one.seat === seat)?.problems ?? []).map(problemData),
    })),
    missing,
    unjudged: unjudgedData(gm, unjudged),
  };
}
