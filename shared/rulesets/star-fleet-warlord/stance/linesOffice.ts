import { switchSet, linesBought } from './events.ts';
import type { SheetOrder } from '../model/orders/stance.ts';
import { cannotBuyLines, linesCost } from './lines.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: how its sheet is read. */
export const sheetOffice: OfficeActs<SheetOrder> = {
  'set-switch'({ turn, seat, order: { what, on, ref } }) {
    turn.happen(switchSet.of({ seat, what, on, cause: ref }));
    return undefined;
  },
  'buy-lines'({ turn, seat, order }) {
    const problem = cannotBuyLines(turn.state, seat, order);
    const { lines, permanent, ref } = order;
    const bought = permanent === false ? 0 : lines;
    if (problem === undefined)
      turn.happen(
        linesBought.of({
          seat,
          lines: bought,
          ep: linesCost(bought),
          ...(permanent === undefined ? {} : { permanent }),
          cause: ref,
        }),
      );
    return problem;
  },
};
