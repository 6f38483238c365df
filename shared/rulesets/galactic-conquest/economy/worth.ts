import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { isHomeSevered } from '../model/homeworld.ts';
import { moraleAt, sharePaidBy } from '../model/homeworld.ts';
import { sharePaid } from '../model/unrest/ruin.ts';
import type { State } from '../model/state.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { coreOfBases, isImproved } from './facilities.ts';
import { improvedValue, majorValues, minorValue } from './table.ts';

const valueAt = (rank: number): number => majorValues[Math.min(rank, majorValues.length - 1)] ?? 0;

/** What so many major systems pay together, a homeworld among them (B1.40). OURS: a system counts by its rank among those owned. */
export const worthOfMajors = (majors: number): number =>
  sumOf(Array.from({ length: majors }, (_, at): number => valueAt(at)));

type World = Pick<State, 'systems' | 'empires'> &
  Partial<Pick<State, 'turn' | 'morale' | 'squadrons' | 'year'>>;

/** Percent of the worth of a system that its owner has of it: less where it is ruined, or rebels. */
export function shareOf({ systems, turn = 1, morale }: World, place: PlaceId): number {
  const system = systems[place];
  if (system === undefined) return 0;
  const rebels = sharePaidBy(moraleAt({ systems, ...(morale && { morale }) }, place), system.owner);
  return (sharePaid(system, turn) * rebels) / 100;
}

/**
 * What major systems pay of which owners have these percents, in hundredths of a point. Those that lost least of their worth have the highest values, then
 * those that lost more, and whole ones have the lowest (C7.45).
 */
export function worthOfShares(shares: readonly number[], alone = false): number {
  const isWhole = (share: number): boolean => share === 100;
  const whole = shares.filter(isWhole);
  const broken = shares.filter((share) => !isWhole(share)).toSorted((one, other) => one - other);
  return sumOf([...whole, ...broken].map((share, at) => rounded(valueAt(alone ? 0 : at) * share * 10, 10)));
}

/**
 * The basic economic value of an empire: what its systems pay in peacetime, as far as they pay at all, and the core economics of those (B11.10, B11.20).
 * Cut off from the homeworld each is worth what it is by itself, an improved colony as any other (C12.95b). In hundredths of an economic point.
 */
export function economyOf(
  state: World,
  seat: SeatId,
  pays: (place: PlaceId) => boolean = () => true,
): number {
  const { turn = 1 } = state;
  const paying = systemsOf(state.systems, seat).flatMap(([place, system]) => {
    const share = shareOf(state, place);
    const has =
      !(system.merging !== undefined && turn < system.merging) &&
      system.unpaid !== true &&
      system.severed !== true &&
      system.founded !== 'settling' &&
      pays(place);
    return has && share > 0 ? [{ ...system, place, share }] : [];
  });
  const alone = isHomeSevered(state, seat);
  const majors = paying.filter(({ kind }) => kind !== 'minor').map(({ share }) => share);
  const minors = paying
    .filter(({ kind }) => kind === 'minor')
    .map(({ place, share }) =>
      rounded((!alone && isImproved(state, place) ? improvedValue : minorValue) * share * 10, 10),
    );
  const cores = paying.map(
    ({ core = 0, place, share }) => core * 100 + rounded(coreOfBases(state, place) * share * 10, 10),
  );
  return worthOfShares(majors, alone) + sumOf(minors) + sumOf(cores);
}
