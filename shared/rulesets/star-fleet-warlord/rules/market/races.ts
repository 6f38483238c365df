import type { SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { ChangeRace, DeclareRace, SetPricePercent } from '../../model/orders/purchase.ts';
import type { State } from '../../model/state.ts';
import { builders } from '../../tables/builders.ts';
import { changeRaceYears, mostPrimaries, pricePercents, raceChange, yearOf } from '../../tables/figures.ts';
import { impossible } from '../../tables/refusals.ts';
import { economicPoints, fundsOf } from '../money.ts';

/** Races that can be primary ones: neither monsters nor Jindarians, and civilians need not be (SFW 3705, 507). */
export const primaryRaces: readonly string[] = keysInOrder(builders).filter(
  (race) => !['C', 'J', 'M'].includes(race),
);

const notARace = (race: string): Problem | undefined =>
  primaryRaces.includes(race) ? undefined : impossible('SFW 3705', 'no-primary-race', { race });

const primariesOf = ({ corporations }: State, seat: SeatId): readonly string[] =>
  corporations[seat]?.primaries ?? [];

/** Why a race cannot be declared; undefined if it can. */
export function cannotDeclare(state: State, seat: SeatId, { race }: DeclareRace): Problem | undefined {
  const own = primariesOf(state, seat);
  if (own.includes(race)) return impossible('SFW 3709', 'primary-already', { race });
  return own.length >= mostPrimaries
    ? impossible('SFW 254', 'no-more-primaries', { most: mostPrimaries })
    : notARace(race);
}

/** Whether races can be changed in a year: every twelfth (SFW 3715). */
export const isChangeYear = (year: number): boolean =>
  year >= changeRaceYears.first && (year - changeRaceYears.first) % changeRaceYears.every === 0;

/** Why a race cannot be changed; undefined if it can. */
export function cannotChange(state: State, seat: SeatId, { from, to }: ChangeRace): Problem | undefined {
  const own = primariesOf(state, seat);
  if (!isChangeYear(yearOf(state.turn)))
    return impossible('SFW 3715', 'not-a-change-year', { every: changeRaceYears.every });
  if (!own.includes(from)) return impossible('SFW 3719', 'not-primary', { race: from });
  if (to !== undefined && own.includes(to)) return impossible('SFW 3720', 'primary-already', { race: to });
  const problem = to === undefined ? undefined : notARace(to);
  if (problem !== undefined) return problem;
  const holds = economicPoints(fundsOf(state, seat));
  return raceChange > holds
    ? impossible('SFW 3718', 'too-dear', { price: raceChange, what: 'EP', holds })
    : undefined;
}

/** Why such a percentage cannot be set; undefined if it can. */
export const cannotLimit = ({ percent }: SetPricePercent): Problem | undefined =>
  percent === 0 || (percent >= pricePercents.least && percent <= pricePercents.most)
    ? undefined
    : impossible('SFW 4350', 'no-such-percent', pricePercents);
