import { change } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { bareCorporation } from '../model/corporation.ts';
import type { RunningEvent } from '../model/events/running.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, changeSite, earn } from './parts/draft.ts';

/** What is changed by events of the beginning and the end of a run. */
export const runningChanges: Changes<RunningEvent> = {
  'income-received': (draft, { seat, income, raided = [] }) => {
    earn(draft, seat, income);
    change(draft.corporations, seat, () => ({ transit: bareCorporation.transit }));
    for (const place of raided) changeSite(draft, place, () => ({ raided: false }));
  },
  'ships-prepared': (draft, { ships }) => {
    for (const [id, now] of inOrder(ships)) changeShip(draft, id, () => now);
  },
  'speeds-printed': (draft, { ships }) => {
    for (const [id, printed] of inOrder(ships)) changeShip(draft, id, () => ({ printed }));
  },
  'turn-waived': (draft, { seat, runs }) => {
    change(draft.corporations, seat, () => ({ waived: runs }));
  },
  'corporation-fell': (draft, { seat }) => {
    change(draft.corporations, seat, () => ({ fallen: true }));
  },
};
