import type { SeatId, UnitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Empire, Event, Squadron, State, System, SystemJudged } from './model.ts';

const squadron = (draft: State, unit: UnitId, change: (was: Squadron) => Squadron): void => {
  const was = draft.squadrons[unit];
  if (was !== undefined) (draft.squadrons as Record<UnitId, Squadron>)[unit] = change(was);
};

const empire = (draft: State, seat: SeatId, change: Partial<Empire>): void => {
  const was = draft.empires[seat];
  if (was !== undefined) (draft.empires as Record<SeatId, Empire>)[seat] = { ...was, ...change };
};

function judged(draft: State, { place, seat, verdict }: SystemJudged): void {
  const was = draft.systems[place];
  if (was === undefined || verdict === 'holds') return;
  (draft.systems as Record<string, System>)[place] = {
    ...was,
    ...(verdict === 'falls' ? { owner: seat } : {}),
    unpaid: true,
  };
}

const withoutPlot = ({ plot: _, ...rest }: Squadron): Squadron => rest;

/** Carries out one event; it decides nothing. */
export function apply(draft: State, event: Event): void {
  switch (event.kind) {
    case 'mobilised':
      return empire(draft, event.seat, { mobility: event.to });
    case 'plotted':
      return squadron(draft, event.unit, (was) => ({
        ...was,
        plot: { way: event.way, done: 0, cause: event.cause },
      }));
    case 'moved':
      return squadron(draft, event.unit, (was) => ({
        ...was,
        place: event.place,
        ...(was.plot === undefined ? {} : { plot: { ...was.plot, done: was.plot.done + 1 } }),
      }));
    case 'turned-back':
      return squadron(draft, event.unit, withoutPlot);
    case 'system-judged':
      return judged(draft, event);
    case 'advance-judged':
      return;
    case 'earned':
      return empire(draft, event.seat, { treasury: event.points });
  }
}

/** Ends the turn: courses are done, and systems pay again. */
export function close(draft: State): void {
  for (const unit of keysInOrder(draft.squadrons)) squadron(draft, unit, withoutPlot);
  for (const place of keysInOrder(draft.systems)) {
    const { unpaid: _, ...rest } = draft.systems[place] as System;
    (draft.systems as Record<string, System>)[place] = rest;
  }
  (draft as { turn: number }).turn += 1;
}
