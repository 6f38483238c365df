import type { Desk, RunRow, SeatRow } from '#contract/gm/desk.ts';
import { missingOf } from '../words.ts';

/** How a run stands, in a few words. */
export function runWords({ state, when, waived, putOff, madeUp }: RunRow): string {
  if (state === 'over') {
    const over = waived === true ? 'waived: no orders' : 'is over';
    return madeUp === true ? `${over}, after being postponed` : over;
  }
  if (putOff === undefined) return when ?? (state === 'due' ? 'is due' : 'waits for earlier runs');
  const off = state === 'due' ? 'postponed, next' : 'postponed';
  return [...(putOff === '' ? [off] : [`${off}, «${putOff}»`]), ...(when === undefined ? [] : [when])].join(
    '; ',
  );
}

/** Whether the runs that are due take the orders of a seat, or else the turn does. */
function isTakenNow({ runs }: Desk): (row: SeatRow) => boolean {
  const due = runs?.flatMap(({ state, takes }) => (state === 'due' ? takes : []));
  return ({ seat }) => due?.includes(seat) !== false;
}

/** Without whose orders they would be run. */
export const missingNow = (desk: Desk): readonly SeatRow[] => missingOf(desk).filter(isTakenNow(desk));

/** How many of a hundred players those are. */
export const missingPercent = (desk: Desk): number =>
  Math.round(
    (100 * missingNow(desk).length) /
      Math.max(1, desk.seats.filter(isTakenNow(desk)).filter(({ orders }) => orders !== 'computer').length),
  );

/** The orders of the seat whose run it is; undefined of a run that is over, or of nobody’s or several seats’. */
export function ordersOf({ seats }: Desk, { state, takes }: RunRow): SeatRow['orders'] | undefined {
  return state === 'over' || takes.length !== 1
    ? undefined
    : seats.find(({ seat }) => seat === takes[0])?.orders;
}
