import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Corporation } from '../model/corporation.ts';
import type { State } from '../model/state.ts';
import { builders } from './builders.ts';
import {
  changeRaceYears,
  mostPrimaries,
  pricePercents,
  raceChange,
  raceListYears,
  yearOf,
} from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { cannotPay } from '../money/money.ts';

/** Races that can be primary ones: neither monsters nor Jindarians, and civilians need not be (SFW 3705, 507). */
export const primaryRaces: readonly string[] = keysInOrder(builders).filter(
  (race) => !['C', 'J', 'M'].includes(race),
);

const notARace = (race: string): Problem | undefined =>
  primaryRaces.includes(race) ? undefined : impossible('SFW 3705', 'no-primary-race', { race });

const primariesOf = ({ corporations }: State, seat: SeatId): readonly string[] =>
  corporations[seat]?.primaries ?? [];

/** Why a race cannot be declared; undefined if it can. */
export function cannotDeclare(
  state: State,
  seat: SeatId,
  { race }: { readonly race: string },
): Problem | undefined {
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
export function cannotChange(
  state: State,
  seat: SeatId,
  { from, to }: { readonly from: string; readonly to?: string },
): Problem | undefined {
  const own = primariesOf(state, seat);
  if (!isChangeYear(yearOf(state.turn)))
    return impossible('SFW 3715', 'not-a-change-year', { every: changeRaceYears.every });
  if (!own.includes(from)) return impossible('SFW 3719', 'not-primary', { race: from });
  if (to !== undefined && own.includes(to)) return impossible('SFW 3720', 'primary-already', { race: to });
  const problem = to === undefined ? undefined : notARace(to);
  if (problem !== undefined) return problem;
  return cannotPay(state, seat, raceChange, 'SFW 3718');
}

/** Why such a percentage cannot be set; undefined if it can. */
export const cannotLimit = ({ percent }: { readonly percent: number }): Problem | undefined =>
  percent === 0 || (percent >= pricePercents.least && percent <= pricePercents.most)
    ? undefined
    : impossible('SFW 4350', 'no-such-percent', pricePercents);

/** What may be written for a race in an order to be shown advertisements. */
export const adChoices = ['PRIMARY', 'ALL'] as const;

/** Races whose ships are for sale: no monsters, and no Jindarians (SFW 4287, 507). */
const sellers: readonly string[] = keysInOrder(builders).filter((race) => !['J', 'M'].includes(race));

/** Letters of the races that an order to be shown advertisements stands for; none: the primary ones, whichever they are. */
export const adRaces = (of: string): string => (of === 'ALL' ? sellers.join('') : of === 'PRIMARY' ? '' : of);

/** Why no advertisements of such ships can be had; undefined if they can. */
export const cannotRequestAds = ({ of }: { readonly of: string }): Problem | undefined =>
  [...adChoices, ...sellers].includes(of)
    ? undefined
    : impossible('SFW 4286', 'no-ads-of-race', { race: of });

/** Races whose ships a Corporation is shown in advertisements (SFW 4280). */
export const shownRaces = ({ ads, primaries }: Pick<Corporation, 'ads' | 'primaries'>): string =>
  ads === '' ? [...primaries, 'C'].join('') : ads;

/** Primary races that anybody has whose Corporation stands, in the order of their letters. */
export const racesInUse = ({ corporations }: Pick<State, 'corporations'>): readonly string[] =>
  primaryRaces.filter((race) =>
    valuesInOrder(corporations).some(({ fallen, primaries }) => !fallen && primaries.includes(race)),
  );

/** Whether races in use are listed in the reports of a year (SFW 3699). */
export const isListYear = (year: number): boolean =>
  year >= raceListYears.first && (year - raceListYears.first) % raceListYears.every === 0;
