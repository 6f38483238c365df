import type { Desk, RunRow, SeatRow } from '#contract/gm/desk.ts';
import { missingOf } from '../words.ts';

/** How a run stands, in a few words. */
export function runWords({ state, when, waived, putOff, madeUp }: RunRow): string {
  if (state === 'over') {
    const over = waived === true ? 'waived: no orders had come in' : 'is over';
    return madeUp === true ? `${over}, after it was put off` : over;
  }
  if (putOff === undefined) return when ?? (state === 'due' ? 'is due' : 'waits for those before');
  const off = state === 'due' ? 'put off, and next' : 'put off';
  return [off, ...(when === undefined ? [] : [when]), ...(putOff === '' ? [] : [`«${putOff}»`])].join(', ');
}

/** Without whose orders the runs that are due would go, or else the turn. */
export function missingNow(desk: Desk): readonly SeatRow[] {
  const due = desk.runs?.flatMap(({ state, takes }) => (state === 'due' ? takes : []));
  return missingOf(desk).filter(({ seat }) => due?.includes(seat) !== false);
}

/** The orders of the seat whose run it is; undefined of a run that is over, or of nobody’s or several seats’. */
export function ordersOf({ seats }: Desk, { state, takes }: RunRow): SeatRow['orders'] | undefined {
  return state === 'over' || takes.length !== 1
    ? undefined
    : seats.find(({ seat }) => seat === takes[0])?.orders;
}
