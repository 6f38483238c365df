import type { SeatId } from '#kernel/ids.ts';
import type { RunPlan } from '#kernel/turn/run.ts';
import type { Event, House, State } from './model.ts';

function changed(draft: State, seat: SeatId, coins: number, salt: number): void {
  const house = draft.houses[seat];
  if (house === undefined) return;
  const houses = draft.houses as Record<SeatId, House>;
  houses[seat] = { ...house, coins: house.coins + coins, salt: house.salt + salt };
}

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  if (event.kind === 'dug') changed(draft, event.seat, 0, event.salt);
  if (event.kind === 'sent') {
    changed(draft, event.seat, -event.coins, 0);
    changed(draft, event.to, event.coins, 0);
  }
  if (event.kind === 'priced') (draft as { price: number }).price = event.price;
}

/** Ends a run, and with the market the week. */
export function close(draft: State, _: RunPlan, last: boolean): void {
  if (last) (draft as { week: number }).week += 1;
}
