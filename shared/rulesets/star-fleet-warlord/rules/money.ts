import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { Funds, Site, State } from '../model/state.ts';
import { resources } from '../model/state.ts';
import { sectorBonus, support, yearOf } from '../tables/figures.ts';
import { designOf } from '../tables/ships.ts';
import { siteKindOf } from '../tables/terrain.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { World } from './world.ts';

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

/** Food for the support of ships this year; decoys, which are free of it, are not played yet (SFW 1096; OURS: rounded half up). */
export const supportOf = ({ turn, ships }: State, seat: SeatId): number => {
  const own = valuesInOrder(ships).filter((ship) => ship.seat === seat);
  const cost = sumOf(own.map((ship) => designOf(ship).cost));
  return yearOf(turn) < support.from ? 0 : rounded(support.perThousand * cost, 1000);
};

/** Major sites by sector, with how many of them the seat owns. */
function majors(
  { state, hex }: World,
  seat: SeatId,
): ReadonlyMap<SectorId, readonly [owned: number, all: number]> {
  const counts = new Map<SectorId, readonly [number, number]>();
  for (const [place, { owner }] of inOrder(state.sites)) {
    if (siteKindOf(hex(place))?.major !== true) continue;
    const [owned, all] = counts.get(sectorIn(place)) ?? [0, 0];
    counts.set(sectorIn(place), [owned + (owner === seat ? 1 : 0), all + 1]);
  }
  return counts;
}

/** Sectors of which the seat owns every major site, and its major sites in all (SFW 2376, 4841). */
export function holdingsOf(world: World, seat: SeatId): { readonly sectors: number; readonly sites: number } {
  const counts = [...majors(world, seat).values()];
  return {
    sectors: counts.filter(([owned, all]) => owned === all).length,
    sites: sumOf(counts.map(([owned]) => owned)),
  };
}

/** Sites that the seat owns, in id order. */
export const sitesOf = <T extends Pick<Site, 'owner'>>(
  { sites }: { readonly sites: Readonly<Record<PlaceId, T>> },
  seat: SeatId,
): readonly (readonly [PlaceId, T])[] => inOrder(sites).filter(([, { owner }]) => owner === seat);

/** What a Corporation holds. */
export const fundsOf = ({ corporations }: State, seat: SeatId): Funds =>
  corporations[seat]?.funds ?? evenly(0);

/** What comes in, given what the sites produce this turn (SFW 2355, 2376). Food that support takes never runs below none (OURS). */
export function incomeOf(
  world: World,
  seat: SeatId,
  production: readonly Funds[],
): { readonly income: Funds; readonly sectors: number; readonly support: number } {
  const { sectors } = holdingsOf(world, seat);
  const gross = fundsIn(...production, evenly(sectorBonus * sectors));
  const fee = supportOf(world.state, seat);
  const held = fundsOf(world.state, seat).fp;
  return { income: { ...gross, fp: Math.max(-held, gross.fp - fee) }, sectors, support: fee };
}
