import { percentOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Merchant } from '../model/merchant.ts';
import type { State } from '../model/state.ts';
import type { YardId } from '../model/yards/yard.ts';
import { isFree } from '../model/works/capacity.ts';
import { impossible } from '../refusals.ts';
import { largeLeft } from '../trade/marine/slips.ts';
import { inYardsAlone, priceOf, randomizerOf } from '../trade/units.ts';
import { cannotUse } from '../yards/build.ts';
import { codeOf, isNamed } from '../yards/known.ts';
import { percentIn } from '../yards/price.ts';

/** What merchants pay for a new unit: freighters have the Randomizers of all others from the beginning (E7.0, OURS). */
const newPrice = ({ randomizers = 0 }: Partial<Merchant> = {}, unit: string): number =>
  priceOf(unit) + randomizers * randomizerOf(unit);

/** What units cost together, where they are built: 30 % more in a base station (B8.90). */
export const costOf = (
  { empires, yards = {} }: Pick<State, 'empires' | 'yards'>,
  owner: SeatId,
  {
    unit,
    count,
    yard,
  }: { readonly unit: string; readonly count: number; readonly yard?: YardId | undefined },
): number => {
  const one = yard && yards[yard];
  const cost = newPrice(empires[owner]?.merchant, unit) * count;
  return one?.kind === 'BSSY' ? percentOf(percentIn(one), cost) : cost;
};

/** The turn with whose end a unit leaves a dock or base station: the next one, or for small units of an advanced dock this one (B8.90, B8.96). */
export const readyIn = ({ yards, turn }: Pick<State, 'yards' | 'turn'>, yard: YardId, unit: string): number =>
  yards?.[yard]?.kind === 'FRX' && !inYardsAlone(unit) ? turn : turn + 1;

/** Why a named dock or base station does not build this; undefined if it does (B8.42, C12.91). */
export function cannotBuildIn(
  state: State,
  owner: SeatId,
  id: YardId,
  unit: string,
  count: number,
): Problem | undefined {
  const barred = cannotUse(state, owner, id);
  const yard = state.yards?.[id];
  if (barred !== undefined || yard === undefined) return barred;
  if (!isNamed(yard)) return impossible('GC B8.42', 'no-dock-named', { yard: codeOf(id) });
  if (state.systems[yard.place]?.severed === true)
    return impossible('GC C12.91', 'yard-cut-off', { yard: codeOf(id) });
  if (!isFree(yard, state.turn)) return impossible('GC B8.42', 'yard-is-busy', { yard: codeOf(id) });
  const free = inYardsAlone(unit) ? Math.min(1, largeLeft(state, owner)) : 1;
  return count > free
    ? impossible('GC B8.42', 'built-at-most', { unit, free: Math.max(0, free) })
    : undefined;
}
