import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Corporation } from '../model/corporation.ts';
import type { Funds } from '../model/funds.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { megaship } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { economicPoints } from '../money/money.ts';
import { capacityOf } from '../ships/capacity.ts';
import { carriedKinds } from '../items/items.ts';
import { hasSpecial } from '../specials/specials.ts';
import { newShip } from '../ships/newShip.ts';

/** Why a Mega-Battleship cannot be begun; undefined if it can: one at a time is built (SFW 7467). */
export function cannotBegin(state: State, seat: SeatId): Problem | undefined {
  if (!hasSpecial(state, seat, 'megaship-yard')) return impossible('SFW 7459', 'no-megaship-yard');
  const paid = state.corporations[seat]?.megaship;
  return paid === undefined
    ? undefined
    : impossible('SFW 7468', 'megaship-begun', { paid, all: megaship.instalments });
}

/** How many instalments are paid with the next one, if one is due and there are EP for it; else undefined. OURS: where there are not, the yard waits. */
export const instalmentsNext = (
  { megaship: paid }: Pick<Corporation, 'megaship'>,
  funds: Funds,
): number | undefined =>
  paid !== undefined && paid < megaship.instalments && economicPoints(funds) >= megaship.ep
    ? paid + 1
    : undefined;

/** Whether all of it is paid: it is delivered at the end of the run (SFW 7466). */
export const isReady = ({ megaship: paid }: Pick<Corporation, 'megaship'>): boolean =>
  paid === megaship.instalments;

/** A Mega-Battleship as it leaves the yard: with all that it can carry (SFW 7463). */
export function newMegaship(owner: Corporation, seat: SeatId, name: string): Ship {
  const made = newShip(designOf({ design: megaship.design }), owner, seat, name);
  const items = carriedKinds.flatMap((kind) => {
    const most = capacityOf(made, kind);
    return most > 0 ? [[kind, most]] : [];
  });
  return { ...made, items: Object.fromEntries(items) as Ship['items'] };
}
