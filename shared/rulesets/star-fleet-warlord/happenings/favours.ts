import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { FavourKey } from './table.ts';
import type { Resource } from '../model/funds.ts';
import type { State } from '../model/state.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { calmingFee, tradingFee } from '../specials/boons.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { cannotPay, fundsOf } from '../money/money.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** Whether a random event favours a Corporation in this run. */
export const hasFavour = (
  { corporations, turn }: Pick<State, 'corporations' | 'turn'>,
  seat: SeatId,
  key: FavourKey,
): boolean => (corporations[seat]?.boons[key] ?? 0) >= turn;

interface Trade {
  readonly from: Resource;
  readonly to: Resource;
  readonly amount: number;
}

/** How much of a resource changes hands: as much as there is of what was wished (OURS). */
export const tradedBy = (state: State, seat: SeatId, { from, amount }: Omit<Trade, 'to'>): number =>
  Math.max(0, Math.min(amount, fundsOf(state, seat)[from]));

/** What is had for so much: a tenth is the fee (SFW 7404; OURS: halves of it up). */
export const tradedFor = (amount: number): number => amount - percentOf(tradingFee, amount);

/** Why resources cannot be traded; undefined if they can. */
export function cannotTrade(state: State, seat: SeatId, order: Trade): Problem | undefined {
  if (!hasSpecial(state, seat, 'trading-official') && !hasFavour(state, seat, 'trade'))
    return impossible('SFW 7403', 'nobody-trades');
  if (order.from === order.to) return impossible('SFW 7403', 'trade-for-itself');
  return cannotPay(state, seat, 1, 'SFW 7403', order.from);
}

/** Whether the terrain of a hex does anything to ships that enter it, and has not been calmed (SFW 7521). */
export const strikes = ({ state, hex }: World, place: PlaceId): boolean =>
  !state.calmed.includes(place) &&
  bothOf(hex(place)).some(
    ({ entry, teleports, deadly }) => entry.length > 0 || teleports !== undefined || deadly !== undefined,
  );

/** Why a Corporation calms no hex at all; undefined if it can. */
export const cannotCalmAny = (state: State, seat: SeatId): Problem | undefined =>
  hasSpecial(state, seat, 'site-deactivator') || hasFavour(state, seat, 'calm')
    ? undefined
    : impossible('SFW 7520', 'nobody-calms');

/** Why a hex cannot be calmed; undefined if it can. `calmed`: one has been in this run. */
export function cannotCalm(world: World, seat: SeatId, place: PlaceId, calmed: boolean): Problem | undefined {
  const { state } = world;
  const problem = cannotCalmAny(state, seat);
  if (problem !== undefined) return problem;
  if (calmed) return impossible('SFW 7520', 'calmed-one');
  if (!strikes(world, place)) return impossible('SFW 7521', 'nothing-to-calm');
  return cannotPay(state, seat, calmingFee, 'SFW 7521');
}

/** Why nothing can be wished of random events; undefined if something can: the first wish of a run counts (SFW 3772, 3800). */
export function cannotWish({ parameters, turn, corporations }: State, seat: SeatId): Problem | undefined {
  if (!parameters.events) return impossible('SFW 3773', 'no-events');
  if (yearOf(turn) === firstYear) return impossible('SFW 3773', 'no-events-yet');
  return corporations[seat]?.wish === undefined ? undefined : impossible('SFW 3800', 'wished-already');
}
