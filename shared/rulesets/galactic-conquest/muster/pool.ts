import type { Draft } from '#kernel/steps/change.ts';
import { change, drop, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { aboardBy, withStock } from '../model/battle/wings.ts';
import { tugBomb } from '../model/condition/pods.ts';
import type { Units } from '../model/merchant.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { lyingIn, mooredAt, withMoored } from '../trade/marine/lying.ts';
import { isMerchant, unitNamed, withUnits } from '../trade/units.ts';

/** The units of merchants that ships are. */
export const unitsOf = (ships: readonly Ship[]): Units =>
  ships.filter(isMerchant).reduce<Units>((units, ship) => withUnits(units, unitNamed(ship), 1), {});

interface Wanted {
  readonly place: PlaceId;
  readonly unit: string;
  readonly count: number;
}

/** How many of a unit lie in a hex, and how many of so many would come out of terrain: those in the open come first. */
export function takenFrom(
  state: State,
  owner: SeatId,
  { place, unit, count }: Wanted,
): { readonly left: number; readonly hidden: number } {
  const here = lyingIn(state, owner, { place, unit, side: 'here' });
  const left = here + lyingIn(state, owner, { place, unit, side: 'terrain' });
  return { left, hidden: Math.max(0, count - here) };
}

/** Takes units out of the reserve where they lie, so many of them out of terrain. */
export function outOfReserve(
  draft: Draft<State>,
  owner: SeatId,
  { place, unit, count, hidden }: Wanted & { readonly hidden: number },
): void {
  change(draft.empires, owner, ({ merchant }) => {
    if (merchant === undefined) return {};
    const open = withMoored(merchant.lies ?? {}, { place, unit, side: 'here' }, hidden - count);
    const lies = withMoored(open, { place, unit, side: 'terrain' }, -hidden);
    return { merchant: mooredAt({ ...merchant, reserve: withUnits(merchant.reserve, unit, -count) }, lies) };
  });
}

/** What ships carry goes to the stock of their empire, as ships of the reserve carry nothing. OURS (E2.60). */
function landAll(draft: Draft<State>, owner: SeatId, ships: readonly Ship[]): void {
  const landed = { ...aboardBy(ships) };
  for (const { pods = [] } of ships)
    for (const type of pods) if (type !== tugBomb) landed[type] = (landed[type] ?? 0) + 1;
  replace(draft.empires, owner, ({ stock, ...empire }) => ({
    ...empire,
    ...defined({ stock: withStock(stock, landed) }),
  }));
}

interface Returning {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly units: Units;
  /** They are there, and not at the homeworld. */
  readonly away?: true;
}

/** Puts units of a squadron into the reserve where it stands, and what they carry into the stock; `returns`: which of its ships these are. */
export function intoReserve(
  draft: Draft<State>,
  { seat: owner, unit: from, place, units, away }: Returning,
  returns: (ship: Ship) => boolean,
): void {
  const { ships = [] } = (draft.squadrons[from] ?? {}) as Partial<Squadron>;
  const left = ships.filter((ship) => !returns(ship));
  landAll(draft, owner, ships.filter(returns));
  if (left.length === 0) drop(draft.squadrons, from);
  else change(draft.squadrons, from, () => ({ ships: left }));
  change(draft.empires, owner, ({ merchant }) => {
    if (merchant === undefined) return {};
    let { reserve, lies = {} } = merchant;
    for (const [unit, count] of inOrder(units)) {
      reserve = withUnits(reserve, unit, count);
      if (away === true) lies = withMoored(lies, { place, unit, side: 'here' }, count);
    }
    return { merchant: mooredAt({ ...merchant, reserve }, lies) };
  });
}
