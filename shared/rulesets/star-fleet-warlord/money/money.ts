import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { percentOf, rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { Funds, Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import type { State } from '../model/state.ts';
import { shipsHeldBy, sitesHeldBy, sitesWithin } from '../model/stations.ts';
import { sectorBonus, support, yearOf } from '../model/figures.ts';
import { figureOf } from '../model/settings.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** Of each resource the same. */
export const evenly = (ep: number): Funds => ({ pe: ep, or: ep, dc: ep, fp: ep });

export const fundsIn = (...all: readonly Funds[]): Funds => ({
  pe: sumOf(all.map(({ pe }) => pe)),
  or: sumOf(all.map(({ or }) => or)),
  dc: sumOf(all.map(({ dc }) => dc)),
  fp: sumOf(all.map(({ fp }) => fp)),
});

/** Economic points that these resources make: as many as the scarcest (SFW 2330). */
export const economicPoints = (funds: Funds): number =>
  Math.min(...resources.map((resource) => funds[resource]));

/** What the support of a ship is reckoned from: its list price, and what is on board; decoys are free of it, and commandos with a Commando Support Facility (SFW 1100, 7394). */
function supported(ship: Ship, freeCommandos: boolean): number {
  const { hull, cost } = designOf(ship);
  if (hull === 'decoy') return 0;
  const { fighters = 0, pfs = 0, commandos = 0 } = ship.items;
  const { fighter, pf, commando, team } = support.each;
  return (
    cost +
    fighter * fighters +
    pf * pfs +
    (freeCommandos ? 0 : commando * commandos) +
    (ship.team === true ? team : 0)
  );
}

/** Food for the support of ships this year (SFW 1096; OURS: rounded half up). */
export function supportOf(
  state: Pick<State, 'ships' | 'sites' | 'corporations'>,
  seat: SeatId,
  turn: number,
): number {
  const free = hasSpecial(state, seat, 'commando-support');
  const cost = sumOf(shipsHeldBy(state.ships, seat).map(([, ship]) => supported(ship, free)));
  return yearOf(turn) < support.from ? 0 : rounded(support.perThousand * cost, 1000);
}

/** Major sites of a sector, with how many of them the seat owns. */
function majorsIn(
  { state, hex }: World,
  seat: SeatId,
  sector: SectorId,
): readonly [owned: number, all: number] {
  const majors = sitesWithin(state.sites, sector).filter(([place]) => siteKindOf(hex(place))?.major === true);
  return [majors.filter(([, { owner }]) => owner === seat).length, majors.length];
}

/** Sectors of which the seat owns every major site, and its major sites in all (SFW 2376, 4841). */
export function holdingsOf(world: World, seat: SeatId): { readonly sectors: number; readonly sites: number } {
  const sectors = new Set(sitesHeldBy(world.state.sites, seat).map(([place]) => sectorIn(place)));
  const counts = [...sectors].map((sector) => majorsIn(world, seat, sector));
  return {
    sectors: counts.filter(([owned, all]) => all > 0 && owned === all).length,
    sites: sumOf(counts.map(([owned]) => owned)),
  };
}

/** Sectors of which the seat owns every major site, in id order (SFW 2376). */
export const wholeSectorsOf = (world: World, seat: SeatId): readonly SectorId[] =>
  [...new Set(sitesHeldBy(world.state.sites, seat).map(([place]) => sectorIn(place)))]
    .filter((sector) => {
      const [owned, all] = majorsIn(world, seat, sector);
      return all > 0 && owned === all;
    })
    .sort();

/** What a Corporation holds. */
export const fundsOf = ({ corporations }: State, seat: SeatId): Funds =>
  corporations[seat]?.funds ?? evenly(0);

/** EP that a Corporation can spend: none while it owes a toll. */
export const pointsOf = (state: State, seat: SeatId): number =>
  Math.max(0, economicPoints(fundsOf(state, seat)));

/** Why a Corporation does not pay so many EP, or so much of a resource; undefined if it does, to the last point. */
export function cannotPay(
  state: State,
  seat: SeatId,
  price: number,
  cite: Cite,
  resource?: Resource,
): Problem | undefined {
  const holds = resource === undefined ? pointsOf(state, seat) : fundsOf(state, seat)[resource];
  const what = resource === undefined ? 'EP' : resource.toUpperCase();
  return price > holds ? impossible(cite, 'too-dear', { price, what, holds }) : undefined;
}

/** Whether a site brings in anything this turn: not while it is devastated, nor once it was raided (SFW 2378). */
export const bringsIn = ({ devastated, raided }: Pick<Site, 'devastated' | 'raided'>): boolean =>
  !devastated && !raided;

/** What comes in, given what the sites produce this turn (SFW 2355, 2376), with what raiders bring home (SFW 2510). What is owed is paid first; support takes what food there is then, and leaves no debt of its own (SFW 4266, 6137; OURS: the latter). */
export function incomeOf(
  world: World,
  seat: SeatId,
  production: readonly Funds[],
  turn = world.state.turn,
): { readonly income: Funds; readonly sectors: number; readonly support: number } {
  const { sectors } = holdingsOf(world, seat);
  const transit = world.state.corporations[seat]?.transit ?? evenly(0);
  const gross = fundsIn(...production, evenly(sectorBonus * sectors), transit);
  const fee = supportOf(world.state, seat, turn);
  const food = Math.max(0, fundsOf(world.state, seat).fp + gross.fp);
  return { income: { ...gross, fp: gross.fp - Math.min(fee, food) }, sectors, support: fee };
}

/** What a site usually brings, with its moons that work (SFW 2485). */
export const usualOf = ({ production, moons }: Pick<Site, 'production' | 'moons'>): Funds =>
  fundsIn(production, evenly(moons));

/** What a site is likely to produce: of what varies, the middle of its range (OURS). */
function expectedOf({ hex, state }: World, [place, site]: readonly [PlaceId, Site]): Funds {
  const varies = siteKindOf(hex(place))?.varies === true;
  const middle = rounded(figureOf(state, 'planetoid.least') + figureOf(state, 'planetoid.most'), 2);
  return usualOf(varies ? { ...site, production: evenly(middle) } : site);
}

/** What comes in on average of the four resources, as the sites stand now, less the support of ships (SFW 4501; OURS). */
export function averageIncome(world: World, seat: SeatId): number {
  const sites = sitesHeldBy(world.state.sites, seat).filter(([, site]) => bringsIn(site));
  const produced = sites.map(([, site]) => usualOf(site));
  const { income } = incomeOf(world, seat, produced);
  return percentOf(25, sumOf(resources.map((resource) => income[resource])));
}

/** What a Corporation can expect in its run of a turn, if nobody takes anything from it (SFW 2351). */
export const incomeExpected = (world: World, seat: SeatId, turn: number): Funds =>
  incomeOf(
    world,
    seat,
    sitesHeldBy(world.state.sites, seat)
      .filter(([, site]) => bringsIn(site))
      .map((site) => expectedOf(world, site)),
    turn,
  ).income;

/** What a site produces this turn, with 1 EP for each moon that was surveyed (SFW 2485; OURS: of all four resources). */
export const yieldOf = (
  { hex, state }: World,
  [place, { production, moons }]: readonly [PlaceId, Site],
  draw: Draw,
): Funds => fundsIn(varied(state, hex(place), place, production, draw), evenly(moons));

/** The same while it is not devastated; else nothing. */
export const produced = (world: World, site: readonly [PlaceId, Site], draw: Draw): Funds =>
  site[1].devastated ? evenly(0) : yieldOf(world, site, draw);

/** Bizarre planetoids roll what they produce anew (SFW 5386; OURS: evenly, in a range of our own). */
function varied(state: State, hex: Hex, place: PlaceId, production: Funds, draw: Draw): Funds {
  if (siteKindOf(hex)?.varies !== true) return production;
  const rolled = resources.flatMap((resource) => {
    const [least, most] = [figureOf(state, 'planetoid.least'), figureOf(state, 'planetoid.most')];
    return [[resource, least - 1 + draw.fork(place, resource).int(most - least + 1)]];
  });
  return { ...production, ...(Object.fromEntries(rolled) as Partial<Funds>) };
}
