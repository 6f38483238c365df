import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { OfficeAct, Used } from '../acting.ts';
import { nothingUsed } from '../acting.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { sectorIn } from '../model/ids.ts';
import type { Site } from '../model/site.ts';
import type { State } from '../model/state.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { alwaysJammed, baseCosts, baseOrders, launching } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { cannotPay } from '../money/money.ts';
import { sectorsApart } from '../galaxy/board.ts';

/* Orders that bases give (SFW 4040). */

/** What a base finds out about one hex from afar: what is there, what it is worth, or also which ships. */
export const hexScans = ['SH', 'SV', 'SF'] as const;

/** What a base of one's own does where it is: jams scans, looks for cloaked ships, keeps still, looks for monsters, and for what hexes hold. */
export const baseDeeds = ['SJ', 'SC', 'SP', 'SM', 'SE'] as const;

/** The code that an order is written with. */
export type BaseCode = keyof typeof baseCosts;

/** What each code does, in words. */
export const deeds = {
  SH: 'What is in the hex',
  SV: 'What it is worth',
  SF: 'Which ships are there',
  SJ: 'Jam scans of this site',
  SC: 'Look for cloaked ships',
  SP: 'Go on passive',
  SM: 'Look for monsters',
  SE: 'Find out what the hexes of the sector yield',
} as const;

export const choices = (codes: readonly (keyof typeof deeds)[]): readonly Choice[] =>
  codes.map((code) => ({
    value: code,
    label: phrase('{deed} ({code}, {uses|Starbase order|Starbase orders})', {
      deed: phrase(deeds[code]),
      code,
      uses: baseCosts[code].uses,
    }),
  }));

/** Starbase orders that a site gives in a run: a Science Officer makes more of it (SFW 4059). */
export function ordersOfBase({ points, officers }: Pick<Site, 'points' | 'officers'>): number {
  const row = baseOrders.find(([least]) => points >= least);
  if (row === undefined) return 0;
  const [, usual, more] = row;
  return officers.includes('S') ? more : usual;
}

/** Starbase orders that a Corporation has in a run. */
export const baseOrdersOf = ({ sites }: Pick<State, 'sites'>, seat: SeatId): number =>
  sumOf(sitesHeldBy(sites, seat).map(([, site]) => ordersOfBase(site)));

/** Whether scans of hexes find nothing out about a site: it is jammed, or so large a base (SFW 4118, 4132). */
export const isJammed = ({ jammed, points }: Pick<Site, 'jammed' | 'points'>): boolean =>
  jammed === true || points >= alwaysJammed;

/** Most drones that a base launches at once (SFW 4193). */
export const dronesFrom = ({ points }: Pick<Site, 'points'>): number => Math.floor(points / launching.each);

/** The own base that an order names is there, and large enough. */
export function cannotUse(
  { sites }: State,
  seat: SeatId,
  place: PlaceId,
  code: BaseCode,
): Problem | undefined {
  const [site, cost] = [sites[place], baseCosts[code]];
  if (site?.owner !== seat) return impossible('SFW 4120', 'not-your-site');
  return 'points' in cost && site.points < cost.points
    ? impossible('SFW 4145', 'base-too-small', { code, least: cost.points, points: site.points })
    : undefined;
}

/** A base of one's own is in the sector of a hex, or in one beside it (SFW 4092; OURS: diagonals, and the sector itself). */
export const isInRange = ({ sites, parameters }: State, seat: SeatId, place: PlaceId): boolean =>
  sitesHeldBy(sites, seat).some(
    ([at, { base }]) => base && sectorsApart(parameters.size, sectorIn(at), sectorIn(place)) <= 1,
  );

/** Why there are not the Starbase orders, or the EP, for a code; undefined if there are. An order that fails uses nothing up (SFW 4115). */
export function cannotAfford(
  state: State,
  seat: SeatId,
  code: BaseCode,
  used: Used = nothingUsed(),
): Problem | undefined {
  const [cost, left] = [baseCosts[code], Math.max(0, baseOrdersOf(state, seat) - used.orders)];
  if (left < cost.uses) return impossible('SFW 4071', 'no-base-orders', { code, uses: cost.uses, left });
  return 'ep' in cost ? cannotPay(state, seat, cost.ep, 'SFW 4229') : undefined;
}

/** The Starbase orders that a code takes are used up. */
export const useUp = ({ used }: Pick<OfficeAct, 'used'>, code: BaseCode): void => {
  used.orders += baseCosts[code].uses;
};

/** The first of these orders that can be carried out; none where a Corporation has no Starbase orders at all. */
export function firstOf<T>(
  view: View,
  all: readonly T[],
  cannot: (state: State, seat: SeatId, order: T) => Problem | undefined,
): readonly T[] {
  const state = imagine(view);
  if (baseOrdersOf(state, view.me) === 0) return [];
  const found = all.find((order) => cannot(state, view.me, order) === undefined);
  return found === undefined ? [] : [found];
}
