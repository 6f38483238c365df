import type { Spot } from '#kernel/words/spot.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { KnownSite, View } from '../model/view.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { Site } from '../model/site.ts';
import type { State } from '../model/state.ts';
import { sitesHeldBy } from '../model/stations.ts';
import { garrisonPoints } from '../combat/itemFigures.ts';
import { fortifying, leastBase } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { bothOf, siteKindOf } from '../galaxy/terrain.ts';
import { worksIn } from '../combat/items.ts';
import { pointsOf } from '../money/money.ts';
import type { World } from '../galaxy/world.ts';

/** What an order to fortify all sites says: EP for each, which of them are meant, and up to how many points. */
export interface All {
  readonly ep: number;
  readonly sector?: SectorId;
  readonly terrain?: string;
  readonly bases?: true;
  readonly most?: number;
  readonly only?: 'major' | 'minor';
}

/** Craft of a garrison. */
export type Craft = Pick<Site, 'fighters' | 'pfs'>;
interface Posted extends Craft {
  readonly place: PlaceId;
}

/** Whether a site that was fortified to so many points is a base: 200 make one, and what was one stays one (SFW 3466). */
export const isBaseWith = (points: number, was: boolean): boolean => points >= leastBase || was;

/** Fighters and PFs that so many points support (SFW 3408). */
export const garrisonRoom = (points: number): Pick<Site, 'fighters' | 'pfs'> => ({
  fighters: Math.floor(points / garrisonPoints.fighters),
  pfs: Math.floor(points / garrisonPoints.pfs),
});

/** Why no order adds so few points; undefined if one does (SFW 3403). */
export const tooFew = (ep: number): Problem | undefined =>
  ep < fortifying.least
    ? impossible('SFW 3403', 'too-few-points', { ep, least: fortifying.least })
    : undefined;

const notOwn = (state: State, seat: SeatId, place: PlaceId): Problem | undefined =>
  state.sites[place]?.owner === seat ? undefined : impossible('SFW 3399', 'not-your-site');

/** Why a site cannot be fortified now; undefined if it can. */
export function cannotFortify(
  state: State,
  seat: SeatId,
  { place, ep }: { readonly place: PlaceId; readonly ep: number },
): Problem | undefined {
  const problem = notOwn(state, seat, place) ?? tooFew(ep);
  if (problem !== undefined) return problem;
  return state.sites[place]?.taken === state.turn ? impossible('SFW 3400', 'just-captured') : undefined;
}

/** EP that go into fortifications, of so many wished: as many as there are (SFW 3404). */
export const affordable = (state: State, seat: SeatId, ep: number): number =>
  Math.min(ep, pointsOf(state, seat));

/** Sites that such an order is about, with the EP that each may take: those that were captured this turn take none (SFW 3485, 3400). */
export function sitesToFortify(
  { state, hex }: World,
  seat: SeatId,
  { ep, sector, terrain, bases: only, most, only: size }: All,
): readonly (readonly [PlaceId, number])[] {
  const meant = ([place, site]: readonly [PlaceId, Site]): boolean =>
    site.taken !== state.turn &&
    (sector === undefined || sectorIn(place) === sector) &&
    (terrain === undefined || bothOf(hex(place)).some(({ code }) => code === terrain)) &&
    (only === undefined || site.base) &&
    (size === undefined || (siteKindOf(hex(place))?.major === true) === (size === 'major'));
  return sitesHeldBy(state.sites, seat)
    .filter(meant)
    .map(([place, { points }]): readonly [PlaceId, number] => [
      place,
      most === undefined ? ep : Math.min(ep, most - points),
    ])
    .filter(([, wanted]) => wanted > 0);
}

/** Whether fighters or PFs can be in a garrison there: nowhere where they do not work (SFW 1708). */
export const canGarrison = ({ hex }: Pick<World, 'hex'>, place: PlaceId, kind: 'fighters' | 'pfs'): boolean =>
  worksIn(hex(place), kind) === 'on';

/** How a garrison changes: by what is in store, what the points support, what works there, and what is there to be called back (SFW 1708, 3533). */
export function garrisonChange(world: World, seat: SeatId, { place, fighters, pfs }: Posted): Craft {
  const { corporations, sites } = world.state;
  const [site, store] = [sites[place], corporations[seat]?.store];
  const room = garrisonRoom(site?.points ?? 0);
  const change = (key: 'fighters' | 'pfs', wanted: number): number => {
    const there = site?.[key] ?? 0;
    const most = canGarrison(world, place, key) ? Math.min(store?.[key] ?? 0, room[key] - there) : 0;
    return Math.max(-there, Math.min(wanted, Math.max(0, most)));
  };
  return { fighters: change('fighters', fighters), pfs: change('pfs', pfs) };
}

/** Why nobody can be sent to a garrison, or called back from it; undefined if somebody can. */
export function cannotGarrison(world: World, seat: SeatId, order: Posted): Problem | undefined {
  const problem = notOwn(world.state, seat, order.place);
  if (problem !== undefined) return problem;
  const { fighters, pfs } = garrisonChange(world, seat, order);
  return fighters === 0 && pfs === 0 ? impossible('SFW 3533', 'garrison-unchanged') : undefined;
}

/** Whether anything can be taken down at a site: fortifications, a garrison, officers. */
export const isHeld = ({
  points,
  fighters,
  pfs,
  officers,
}: Pick<Site, 'points' | 'fighters' | 'pfs' | 'officers'>): boolean =>
  [points, fighters, pfs].some((count) => count > 0) || officers !== '';

/** Why the defenses of a site cannot be taken down; undefined if they can. Whoever gives a site up needs none. */
export function cannotTakeDown(
  state: State,
  seat: SeatId,
  { place }: { readonly place: PlaceId },
  drops: boolean,
): Problem | undefined {
  const [problem, site] = [notOwn(state, seat, place), state.sites[place]];
  if (problem !== undefined || site === undefined || drops || isHeld(site)) return problem;
  return impossible('SFW 3597', 'nothing-to-take-down');
}

/** EP that come back from fortifications taken down (SFW 3588). */
export const scrapOf = (points: number): number => percentOf(fortifying.refund, points);

/** The garrison that so many points of fortification support, as an event tells it: nothing where nobody is lost (SFW 3540, 4674). */
export function garrisonLeft(
  { fighters, pfs }: Pick<Site, 'fighters' | 'pfs'>,
  points: number,
): { readonly garrison?: Pick<Site, 'fighters' | 'pfs'> } {
  const room = garrisonRoom(points);
  const garrison = { fighters: Math.min(fighters, room.fighters), pfs: Math.min(pfs, room.pfs) };
  return garrison.fighters < fighters || garrison.pfs < pfs ? { garrison } : {};
}

/** The own site at a spot. */
export const siteAt = (
  { sites, me }: View,
  { place: at }: Spot,
): readonly [PlaceId, KnownSite] | undefined => {
  const site = at === undefined ? undefined : sites[at];
  return at !== undefined && site?.owner === me ? [at, site] : undefined;
};
