import type { Spot } from '#kernel/words/spot.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import type { State } from '../model/state.ts';
import { stationedAt } from '../model/stations.ts';
import { burglaries, posts, search, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { impossible } from '../refusals.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import { cannotPay } from '../money/money.ts';
import { affordable } from '../sites/fortifying.ts';
import type { World } from '../galaxy/world.ts';

interface AtSite {
  readonly place: PlaceId;
}

/** Nobody listens before that year (SFW 3102). */
const tooEarly = ({ turn }: State): Problem | undefined =>
  yearOf(turn) < posts.from ? impossible('SFW 3102', 'too-early-to-spy', { first: posts.from }) : undefined;

/** Why nobody of the seat listens at a site; undefined if somebody does. */
export const cannotListen = (state: State, seat: SeatId, { place }: AtSite): Problem | undefined =>
  tooEarly(state) ??
  (state.sites[place]?.post === seat ? undefined : impossible('SFW 3124', 'no-post-there'));

/** EP that sabotage uses, of so many wished: as many as there are (OURS, as in fortifications). */
export const sabotageWith = affordable;

/** Why no listeners can be left at a site; undefined if they can. */
export function cannotPlant(state: State, seat: SeatId, { place }: AtSite): Problem | undefined {
  const [problem, site] = [tooEarly(state), state.sites[place]];
  if (problem !== undefined) return problem;
  if (site?.owner !== seat) return impossible('SFW 3105', 'not-yours-to-bug');
  return site.post === seat
    ? impossible('SFW 3203', 'post-already')
    : cannotPay(state, seat, posts.cost, 'SFW 2334');
}

/** Why nobody rises at a site; undefined if they can. */
export const cannotRise = (state: State, seat: SeatId, order: AtSite): Problem | undefined =>
  cannotListen(state, seat, order) ??
  (state.sites[order.place]?.owner === seat ? impossible('SFW 3128', 'nobody-to-rise-against') : undefined);

/** Why nothing can be blown up at a site; undefined if something can. */
export function cannotSabotage(
  state: State,
  seat: SeatId,
  order: AtSite & { readonly ep: number },
): Problem | undefined {
  const problem = cannotListen(state, seat, order);
  const [least, spent] = [posts.sabotage, sabotageWith(state, seat, order.ep)];
  if (problem !== undefined || spent >= least) return problem;
  return impossible('SFW 3168', 'too-little-to-blow-up', { least, ep: spent });
}

/** Why a site cannot be searched, but for the price; undefined if it can. */
export const cannotSearch = (state: State, seat: SeatId, { place }: AtSite): Problem | undefined =>
  tooEarly(state) ??
  (state.sites[place]?.owner === seat ? undefined : impossible('SFW 3209', 'not-yours-to-search'));

/** Percent of rebellions that succeed: none where others have ships; fewer for each point of fortification (SFW 3128; OURS: by how much). */
export function rebellionOdds(state: State, seat: SeatId, place: PlaceId): number {
  if (stationedAt(state.ships, place).some(([, ship]) => ship.seat !== seat)) return 0;
  const points = state.sites[place]?.points ?? 0;
  return Math.max(0, 100 - figureOf(state, 'rebellion.fails') * points);
}

/** Percent of burglaries that succeed, by points of fortification; a site that was raided has nothing to take (SFW 3146, 3159). */
export const burglaryOdds = (points: number): number =>
  burglaries.find(([least]) => points >= least)?.[1] ?? 0;

/** EP for a search of a site, and for the post that it finds (SFW 3209; OURS: at minor sites and Home Offices). */
export function searchPrices(
  { state, hex }: World,
  place: PlaceId,
): { readonly cost: number; readonly post: number } {
  if (state.sites[place]?.office !== undefined)
    return { cost: figureOf(state, 'search.office'), post: figureOf(state, 'search.office.post') };
  return siteKindOf(hex(place))?.major === false
    ? { cost: figureOf(state, 'search.minor'), post: figureOf(state, 'search.minor.post') }
    : search;
}

/** Such an order for the site at a spot, where it can be carried out. */
export function offered<T extends AtSite>(
  view: View,
  { place: at }: Spot,
  order: (place: PlaceId) => T,
  cannot: (state: State, seat: SeatId, order: T) => Problem | undefined,
): readonly T[] {
  if (at === undefined) return [];
  const made = order(at);
  return cannot(imagine(view), view.me, made) === undefined ? [made] : [];
}
