import type { SeatId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { Event, State } from './model.ts';

const earn = ({ houses }: State, seat: SeatId, coins: number): void => {
  change(houses, seat, (house) => ({ coins: house.coins + coins }));
};

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  if (event.kind === 'dug') change(draft.houses, event.seat, ({ salt }) => ({ salt: salt + event.salt }));
  if (event.kind === 'sent') {
    earn(draft, event.seat, -event.coins);
    earn(draft, event.to, event.coins);
  }
  if (event.kind === 'priced') (draft as { price: number }).price = event.price;
}

/** Ends a run, and with the market the week. */
export function close(draft: State, _: RunPlan, last: boolean): void {
  if (last) (draft as { week: number }).week += 1;
}
