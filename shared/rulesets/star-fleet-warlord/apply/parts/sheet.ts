import { change } from '#kernel/steps/change.ts';
import type { SheetEvent } from '../../model/events/stance.ts';
import type { Changes } from '../../model/draft.ts';
import { earnPoints } from '../../model/draft.ts';

/** What is changed by events of how a sheet is read. */
export const sheetChanges: Changes<SheetEvent> = {
  'switch-set': ({ corporations }, { seat, what, on }) => {
    change(corporations, seat, (owner) =>
      what === 'veteran' ? { veteran: on } : { [what]: { ...owner[what], next: on } },
    );
  },
  'lines-bought': (draft, { seat, lines, ep, permanent }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, ({ boughtNext }) => ({
      boughtNext: boughtNext + lines,
      ...(permanent === undefined ? {} : { permanent }),
    }));
  },
};
