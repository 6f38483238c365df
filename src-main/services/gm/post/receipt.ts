import type { SeenFile } from '#kernel/files/envelope.ts';
import { adviceOn } from '#kernel/orders/sheet.ts';
import { partAdvice } from '#kernel/orders/sharing.ts';
import { planWordsFrom } from '#kernel/presentation.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import { defined } from '#kernel/words/defined.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import { momentIn } from '../../deadline.ts';
import type { Gm } from '../gm.ts';
import { isRefused } from './addresses.ts';
import { insteadOf, openToCount, whyCounts, whyInstead } from '../game/counts.ts';
import { ledSeats } from '../turns/loadedTurn.ts';
import { sharesFrom } from '../results/shares.ts';
import { gravityWord, said } from '../trial/show.ts';
import { theSeat } from '../named.ts';
import { planCodecOf } from '../../ruleset.ts';

/**
 * A file as it was taken in. `before`: an earlier letter also brought it; `isNew`: it had never come in
 * before.
 */
export interface TakenFile {
  readonly orders: ReceivedOrders;
  readonly before: boolean;
  readonly isNew: boolean;
  readonly file: SeenFile;
  /** Why it cannot be used, in words for its sender. */
  readonly why?: string;
  /** Nothing in it could be opened. */
  readonly closed?: boolean;
}

/**
 * The full account of a file, including its orders. It goes only to the recorded address of whoever gave
 * them; `from`: their name, where it is to be told.
 */
export function quoted(gm: Gm, { orders, before, why }: TakenFile, from?: string): string {
  const { seat, fellow = 1, plan } = orders;
  const head = wrapped(
    `${nameOf(orders)}${from === undefined ? '' : ` from ${from}`}: ${whatBecame(gm, { ...orders, ...defined({ reason: why }) }, before)}`,
  );
  if (seat === undefined || plan === undefined) return head;
  const read = planCodecOf(gm.ruleset).parse(plan);
  return read.ok ? [head, ordersText(gm, { seat, player: fellow }, read.value)].join('\n\n') : head;
}

/** The account of a file that could not be opened, for whoever sent it. */
export const unopened = ({ orders, why = '' }: TakenFile): string =>
  wrapped(
    `${nameOf(orders)}: it may contain orders, but could not be opened. ${why} Until then, your earlier orders count.`,
  );

/**
 * The account of a file for an address not recorded for its player: that something came, without its content.
 */
export const unquoted = (gm: Gm): string =>
  wrapped(
    'Your letter contained what seem to be orders for this game, from an address that is not known for that player. ' +
      'So this letter says nothing about them; the receipt goes to the address that the game master knows. ' +
      `If you are that player, send your orders from that address, or tell ${gm.store.facts.address === '' ? 'the game master' : gm.store.facts.address} your new one.`,
  );

/** The whole text of a receipt; `due`: when the reader's orders are. */
export const receiptText = (
  { store: { facts, turn } }: Gm,
  parts: readonly string[],
  due: string | undefined,
): string =>
  [
    `Game ${facts.game}, ${facts.title}: turn ${turn()} is open for orders.`,
    ...parts,
    ...(due === undefined ? [] : [wrapped(due)]),
    wrapped(
      "The last valid file that you saved counts, whatever the order of arrival. This letter was written by the game master's program.",
    ),
  ].join('\n\n');

const nameOf = ({ name }: ReceivedOrders): string => (name === '' ? 'Your file' : name);

function whatBecame(gm: Gm, orders: ReceivedOrders, before: boolean): string {
  const { reason = '', seat, at } = orders;
  if (isRefused(orders))
    return `it cannot be used; your earlier orders still count. ${reason}${isForged(orders) ? ` ${ifForged}` : ''}`;
  const repeat = before ? `it had already arrived at ${momentIn(at, at)}, and changes nothing. ` : '';
  if (seat !== undefined && ledSeats(gm.ruleset, gm.store).includes(seat))
    return `${repeat}it is valid, but the computer plays ${theSeat(gm.store, seat)} this turn, so no file counts. Ask the game master if you want to play again.`;
  return repeat + standing(gm, orders);
}

/** Whether somebody else may have made the file in the player's name. */
const isForged = ({ code }: ReceivedOrders): boolean =>
  code === 'not-signed-by-seat' || code === 'changed-after-signing';
const ifForged =
  'If you did not send this file, somebody is writing in your name: tell the game master. If you did, save your orders again and send the new file.';

function standing({ store }: Gm, orders: ReceivedOrders): string {
  const { number, verdict, standing: word, late, at, reason = '' } = orders;
  const came = `it came in at ${momentIn(at, at)}${late ? ', after the deadline' : ''}`;
  const and = late ? ', and' : ' and';
  if (word === 'waits')
    return `${came}${and} is valid. The game master will decide whether it counts; you will be told.`;
  if (word === 'declined')
    return `${came}; ${late ? 'the game master has declined it' : 'the game master has set it aside'}, and it does not count.${reason === '' ? '' : ` The reason: ${reason}`}`;
  if (verdict === 'sealed')
    return `${came}${and} is correctly signed. It will be read once the key of this turn is released.`;
  const received = store.received(store.turn());
  const instead = insteadOf(received, orders);
  if (instead !== undefined) {
    const why = whyInstead(orders, instead);
    const twoComputers = why !== undefined && instead.number < number ? ` ${openToCount(orders)}` : '';
    return `${came}${and} is valid, but ${instead.name === '' ? 'another file' : instead.name} of ${momentIn(instead.at, at)} counts instead${why === undefined ? '' : `: ${why}`}.${twoComputers}`;
  }
  const why = whyCounts(received, orders);
  return `${came}${and} counts, as ${verdict === 'draft' ? 'a draft: mark it as final when it is' : 'final orders'}.${why === undefined ? '' : ` ${why}`} It was understood as follows:`;
}

/**
 * Every order as a sentence, under the unit that carries it out, with advice about orders that cannot be done
 * or may be slips.
 */
function ordersText(
  gm: Gm,
  { seat, player }: { readonly seat: SeatId; readonly player: number },
  plan: Plan<AnyOrder>,
): string {
  const view = gm.view(seat);
  const share = sharesFrom(gm.store, gm.store.turn())(seat, player);
  const { sharing } = gm.ruleset;
  const problems = [
    ...(share === undefined || sharing === undefined ? [] : partAdvice(sharing, view, plan as never, share)),
    ...adviceOn(gm.ruleset, view, plan),
  ];
  const names = new Map(
    gm.ruleset.presentation
      .units(view, plan)
      .map(({ unit, label, name }) => [unit, `${label} ${name}`.trim()]),
  );
  const { general } = planWordsFrom(gm.ruleset.presentation);
  const lines: string[] = [];
  let last: UnitId | 'headquarters' | undefined;
  for (const { order, unit } of listedOrders(plan)) {
    const who = unit ?? 'headquarters';
    if (who !== last) lines.push('', unit === undefined ? general : (names.get(unit) ?? unit));
    last = who;
    lines.push(wrapped(`* ${said(gm.ruleset, order, unit, view)}`, '  '));
    for (const problem of problems) if (problem.order === order.ref) lines.push(problemLine(problem));
  }
  const rest = problems.filter(({ order }) => order === undefined).map(problemLine);
  if (lines.length === 0) return 'It contains no orders.';
  return [...lines.slice(1), ...(rest.length === 0 ? [] : ['', 'Warnings', ...rest])].join('\n');
}

const problemLine = ({ severity, phrase }: Problem): string =>
  wrapped(`${gravityWord(severity)}: ${phraseText(phrase).replace(/\s+/g, ' ')}`, '    ');
