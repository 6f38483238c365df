import type { Problem } from '#kernel/words/problem.ts';
import { forGm } from '#kernel/words/problem.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { adviceOn, textOf, unreadIn } from '#kernel/orders/sheet.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored, planCodecOf } from '../../ruleset.ts';
import type { GameAt } from '../game/gameAt.ts';
import { saidWhole } from '../trial/show.ts';
import { loadTurn } from '../turns/loadedTurn.ts';

/** A line of a player’s orders: to whom it is given, and what is written there. */
export interface OrderLine {
  readonly about: string;
  readonly text: string;
}

/** All that a seat ordered in a turn, as its own player would print it. */
export interface SeatOrders {
  readonly turn: number;
  /** The file that was read; absent where the orders are those of a computer or of several files. */
  readonly file?: string;
  readonly lines: readonly OrderLine[];
  /** Advice on them, as their player sees it. */
  readonly problems: readonly Problem[];
}

/** Whose orders are read: those that count in a turn, or those of one file of the current turn, by its number. */
export interface OrdersWanted {
  readonly seat: SeatId;
  readonly turn?: number;
  readonly number?: number;
}

/**
 * The orders of a seat whole: the lines of the sheet where the rules have one, and else each order in words under its unit. Refused: a seat or
 * turn that the game has not, and orders that are still sealed or cannot be read.
 */
export function seatOrders(
  { store, ruleset }: GameAt,
  { seat, turn = store.turn(), number }: OrdersWanted,
): Outcome<SeatOrders> {
  const seats = store.seats().map((one) => one.seat);
  if (!seats.includes(seat))
    return bad([unreadable('no-such-seat/known', { seat, seats: seats.join(', ') })]);
  if (store.turnOf(turn) === undefined) return bad([unreadable('no-such-turn', { turn, now: store.turn() })]);
  const loaded = loadTurn(ruleset, store, turn);
  const files = loaded.received.filter((one) => one.seat === seat);
  const wanted =
    number === undefined ? loaded.counting.get(seat) : files.find((one) => one.number === number);
  const isLed = number === undefined && loaded.led.includes(seat);
  const closed =
    number === undefined
      ? !isLed && wanted === undefined && files.some(({ verdict }) => verdict === 'sealed')
      : wanted?.verdict === 'sealed';
  if (closed) return bad([unreadable('orders-still-sealed', { turn })]);
  if (number !== undefined && wanted?.plan === undefined)
    return bad([unreadable('no-orders-in-file', { number })]);
  const plan =
    number === undefined
      ? loaded.plans[seat]!
      : readStored(planCodecOf(ruleset), wanted?.plan, `orders of ${seat}`);
  const view = loaded.view(seat);
  const shared = number === undefined && loaded.shared.has(seat);
  return good({
    turn,
    lines: linesOf(ruleset, view, plan),
    problems: isLed ? [] : adviceOn(ruleset, view, plan).map(forGm),
    ...(wanted === undefined || isLed || shared ? {} : { file: wanted.name }),
  });
}

/** A plan as lines, in the order in which they are written. */
function linesOf(ruleset: SomeRuleset, view: unknown, plan: Plan<AnyOrder>): readonly OrderLine[] {
  const { sheet, presentation } = ruleset;
  const rows = sheet?.lines(view, plan) ?? [];
  const written =
    sheet === undefined
      ? []
      : rows
          .map((line) => ({ about: line.label, text: textOf(sheet, view, plan, line) }))
          .filter(({ text }) => text !== '');
  const known = new Set(rows.map(({ line }) => line));
  const strays = unreadIn(plan)
    .filter(([line]) => !known.has(line))
    .map(([about, text]) => ({ about, text }));
  const onSheet = new Set(rows.flatMap(({ orders }) => orders));
  const units = new Map(
    presentation.units(view, plan).map(({ unit, label, name }) => [unit, `${label} ${name}`.trim()]),
  );
  const general = presentation.planWords?.general ?? 'General orders';
  const others = listedOrders(plan)
    .filter(({ order }) => !onSheet.has(order.ref))
    .map(({ order, unit }) => ({
      about: unit === undefined ? general : (units.get(unit) ?? unit),
      text: saidWhole(ruleset, order, unit, view),
    }));
  return [...written, ...strays, ...others];
}
