import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { OfKind } from '../model/happened.ts';
import type { PostsOrder } from '../model/orders/spying.ts';
import type { State } from '../model/state.ts';
import { stationedAt } from '../model/stations.ts';
import { burglaries, posts, search, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { impossible } from '../refusals.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import { cannotPay } from '../money/money.ts';
import { affordable } from '../sites/fortifying.ts';
import type { World } from '../galaxy/world.ts';

type Rule<O> = (state: State, seat: SeatId, order: O) => Problem | undefined;

const listens = ({ sites }: State, seat: SeatId, place: PlaceId): Problem | undefined =>
  sites[place]?.post === seat ? undefined : impossible('SFW 3124', 'no-post-there');

/** EP that sabotage uses, of so many wished: as many as there are (OURS, as in fortifications). */
export const sabotageWith = affordable;

const rules: { readonly [K in PostsOrder['kind']]: Rule<OfKind<PostsOrder, K>> } = {
  'plant-post': (state, seat, { place }) => {
    const site = state.sites[place];
    if (site?.owner !== seat) return impossible('SFW 3105', 'not-yours-to-bug');
    return site.post === seat
      ? impossible('SFW 3203', 'post-already')
      : cannotPay(state, seat, posts.cost, 'SFW 2334');
  },
  'incite-rebellion': (state, seat, { place }) =>
    listens(state, seat, place) ??
    (state.sites[place]?.owner === seat ? impossible('SFW 3128', 'nobody-to-rise-against') : undefined),
  burgle: (state, seat, { place }) => listens(state, seat, place),
  sabotage: (state, seat, { place, ep }) => {
    const problem = listens(state, seat, place);
    const [least, spent] = [posts.sabotage, sabotageWith(state, seat, ep)];
    if (problem !== undefined || spent >= least) return problem;
    return impossible('SFW 3168', 'too-little-to-blow-up', { least, ep: spent });
  },
  investigate: (state, seat, { place }) =>
    state.sites[place]?.owner === seat ? undefined : impossible('SFW 3209', 'not-yours-to-search'),
};

/** Why an order about listening posts cannot be carried out, but for the price of a search; undefined if it can. */
export function cannotListen(state: State, seat: SeatId, order: PostsOrder): Problem | undefined {
  if (yearOf(state.turn) < posts.from)
    return impossible('SFW 3102', 'too-early-to-spy', { first: posts.from });
  return (rules[order.kind] as Rule<PostsOrder>)(state, seat, order);
}

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
