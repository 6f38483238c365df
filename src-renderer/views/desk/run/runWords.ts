import type { Desk, RunRow, SeatRow } from '#contract/gm/desk.ts';

/** How a run stands, in a few words. */
export function runWords({ state, when, waived }: RunRow): string {
  if (state === 'over') return waived === true ? 'waived: no orders had come in' : 'is over';
  return when ?? (state === 'due' ? 'is due' : 'waits for those before');
}

/** The orders of the seat whose run it is; undefined of a run that is over, or of nobody’s or several seats’. */
export function ordersOf({ seats }: Desk, { state, takes }: RunRow): SeatRow['orders'] | undefined {
  return state === 'over' || takes.length !== 1
    ? undefined
    : seats.find(({ seat }) => seat === takes[0])?.orders;
}
