import type { Books } from '#kernel/codec/books.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { Given, Step } from '#kernel/sequence/step.ts';
import type { SfwRoom, OfficeAct, Run } from './acting.ts';
import { nothingUsed, runOf } from './acting.ts';
import type { OfficeOrder } from './allOrders.ts';
import { offices } from './allOrders.ts';
import { impossible } from './refusals.ts';
import { linesOf } from './stance/lines.ts';
import { baseOrdersOf } from './scans/starbases.ts';
import { isBaseOrder } from './scans/bases.ts';

/** Miscellaneous orders of this run as they are written. */
const written = ({ turn }: Run): readonly Given<OfficeOrder>[] =>
  keysInOrder(offices)
    .flatMap((kind) => turn.orders(kind) as readonly Given<OfficeOrder>[])
    .toSorted((a, b) => a.index - b.index);

/** Lines of a run: those for any order, and those for Starbase orders alone, which come first for these (SFW 4066). */
interface Lines {
  all: number;
  bases: number;
}

/** Puts an order on a line; whether there is one for it. */
function takesLine(lines: Lines, order: OfficeOrder): boolean {
  const kind = isBaseOrder(order) && lines.bases > 0 ? 'bases' : 'all';
  lines[kind] -= 1;
  return lines[kind] >= 0;
}

/** Why an order is not carried out, whatever it is; undefined if it may be. */
function cannotNow(
  { turn, seat }: Run,
  { unit, order }: Given<OfficeOrder>,
  lines: Lines,
): Problem | undefined {
  if (unit !== undefined) return impossible('SFW 3337', 'not-for-ships');
  if (turn.state.corporations[seat]?.fallen === true) return impossible('SFW 4855', 'corporation-fallen');
  return takesLine(lines, order)
    ? undefined
    : impossible('SFW 3247', 'no-orders-left', { most: linesOf(turn.state, seat) });
}

/** Carries an order out, or says why it cannot be. */
function carryOut(act: OfficeAct, { seat, order }: Given<OfficeOrder>): Problem | undefined {
  const declared = offices[order.kind];
  return declared?.cannot(act.turn.state, { seat, order, used: act.used }) ?? declared?.act(act) ?? undefined;
}

/**
 * Orders of the Home Office, in the order in which they are written: once ships have moved, or before for those who have turned that around
 * (SFW 4370, 4960).
 */
const orders = (books: Books, name: string, cite: Cite, reversed: boolean): Step<SfwRoom> => ({
  name,
  cite,
  dice: true,
  run(turn) {
    const run = runOf(books, turn);
    if ((turn.state.corporations[run.seat]?.reversedOrders.now === true) !== reversed) return;
    const bought = new Map<string, number>();
    const used = nothingUsed();
    const lines = { all: linesOf(turn.state, run.seat), bases: baseOrdersOf(turn.state, run.seat) };
    for (const given of written(run)) {
      const { order } = given;
      const act: OfficeAct = { ...run, order, bought, used };
      const problem = cannotNow(run, given, lines) ?? carryOut(act, given);
      if (problem !== undefined) turn.refuse(order.ref, problem);
    }
  },
});

export const miscellaneousOrders = (books: Books): Step<SfwRoom> =>
  orders(books, 'Miscellaneous Orders', 'SFW 4960', false);
export const ordersBeforeMoves = (books: Books): Step<SfwRoom> =>
  orders(books, 'Reversed Orders', 'SFW 4370', true);
