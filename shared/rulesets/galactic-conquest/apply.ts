import { keysInOrder } from '#kernel/inOrder.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Event, Squadron, State, System, SystemJudged } from './model.ts';

function judged({ systems }: State, { place, seat, verdict }: SystemJudged): void {
  if (verdict === 'holds') return;
  change(systems, place, () => ({ ...(verdict === 'falls' ? { owner: seat } : {}), unpaid: true as const }));
}

const withoutPlot = ({ plot: _, ...rest }: Squadron): Squadron => rest;

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  switch (event.kind) {
    case 'mobilised':
      return change(draft.empires, event.seat, () => ({ mobility: event.to }));
    case 'plotted':
      return change(draft.squadrons, event.unit, () => ({
        plot: { way: event.way, done: 0, cause: event.cause },
      }));
    case 'moved':
      return change(draft.squadrons, event.unit, ({ plot }) => ({
        place: event.place,
        ...(plot === undefined ? {} : { plot: { ...plot, done: plot.done + 1 } }),
      }));
    case 'turned-back':
      return replace(draft.squadrons, event.unit, withoutPlot);
    case 'system-judged':
      return judged(draft, event);
    case 'advance-judged':
      return;
    case 'earned':
      return change(draft.empires, event.seat, () => ({ treasury: event.points }));
  }
}

/** Ends the turn: courses are done, and systems pay again. */
export function close(draft: State): void {
  for (const unit of keysInOrder(draft.squadrons)) replace(draft.squadrons, unit, withoutPlot);
  for (const place of keysInOrder(draft.systems))
    replace(draft.systems, place, ({ unpaid: _, ...rest }): System => rest);
  (draft as { turn: number }).turn += 1;
}
