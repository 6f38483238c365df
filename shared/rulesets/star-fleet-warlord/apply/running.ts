import { change } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { bareCorporation } from '../model/corporation.ts';
import type { RunningEvent } from '../model/events/running.ts';
import type { Changes } from '../model/draft.ts';
import { changeShip, changeSite, earn, nothing } from '../model/draft.ts';

/** What is changed by events of the beginning and the end of a run. */
export const runningChanges: Changes<RunningEvent> = {
  'site-listed': (draft, { place, raided }) => {
    if (raided === true) changeSite(draft, place, () => ({ raided: false }));
  },
  'income-received': (draft, { seat, income }) => {
    earn(draft, seat, income);
    change(draft.corporations, seat, () => ({ transit: bareCorporation.transit }));
  },
  'income-estimated': nothing,
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
