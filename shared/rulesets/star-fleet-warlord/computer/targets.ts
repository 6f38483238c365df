import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import { resources } from '../model/funds.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { Attack } from '../combat/field.ts';
import { fieldOf, worksOf } from '../combat/field.ts';
import { factorOf, worksFactor } from '../combat/factors.ts';
import { hexesOf } from '../galaxy/board.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import type { Pilot, Planner } from './planner.ts';
import { isFoe } from './planner.ts';

/** A hex that it would like to have, or to clear. */
export interface Target {
  readonly place: PlaceId;
  readonly worth: number;
  /** What it thinks is in the way, as a defense factor: 0 for nothing. */
  readonly defense: number;
  readonly owner?: SeatId;
  readonly site: boolean;
}

/** What a foreign ship of which no more is known is taken for; it grows every turn. Years for which a sighting counts. */
const [strangerDefense, growth, remembered] = [15, 1, 2] as const;
/** What a lost Home Office, and a sector that would be whole, are worth beside what sites produce; strangers near one's own sites. */
const [homeWorth, sectorWorth, intruderWorth] = [2_000, 100, 60] as const;

/** What is thought to defend a hex. */
function defenseOf({ world, me, view }: Planner, place: PlaceId, owner: SeatId | undefined): number {
  const attack: Attack = { place, seat: me, foe: owner ?? me };
  const works = worksOf(world.state.sites[place], me);
  const field = fieldOf(world, attack, { attackers: [], defenders: [] });
  const seen = view.sightings[place];
  const ships = seen === undefined || seen.turn < view.turn - remembered ? 0 : (seen.ships ?? 2);
  const built = works === undefined ? 0 : worksFactor(works, field).total;
  return built + ships * (strangerDefense + growth * view.turn);
}

/** The attack of some ships on a hex. */
export const attackOn = (
  { world, me }: Planner,
  { place, owner }: Target,
  pilots: readonly Pilot[],
): number => {
  const attackers = pilots.map(({ id, ship }) => [id, ship] as const);
  const field = fieldOf(world, { place, seat: me, foe: owner ?? me }, { attackers, defenders: [] });
  return sumOf(attackers.map(([, ship]) => factorOf('attack', ship, field).total));
};

/** What a site is likely to bring in each turn, in single resources. */
function yieldOf({ world, view }: Planner, place: PlaceId): number {
  const known = view.sites[place]?.production;
  if (known !== undefined) return sumOf(resources.map((resource) => known[resource]));
  const kind = siteKindOf(world.hex(place));
  return sumOf(
    resources.map((resource) => {
      const [least, most] = kind?.production[resource] ?? [0, 0];
      return rounded(least + most, 2);
    }),
  );
}

/** Sites of others and of nobody that it knows and may take, and strangers among its own, in id order. */
export function targetsOf(planner: Planner): readonly Target[] {
  const { view, world, me } = planner;
  const places = new Set([
    ...keysInOrder(view.scanned)
      .flatMap((sector) => hexesOf(sector as SectorId))
      .filter((place) => siteKindOf(world.hex(place)) !== undefined),
    ...keysInOrder(view.sites),
  ] as readonly PlaceId[]);
  const held = [...places].filter((place) => view.sites[place]?.owner === me);
  const own = Map.groupBy(held, sectorIn);
  const sites = [...places].sort().flatMap((place): readonly Target[] => {
    const owner = view.sites[place]?.owner;
    const lost = place === view.own.home;
    if (owner === me || (owner !== undefined && !lost && !isFoe(planner, owner))) return [];
    if (owner === undefined && isAbroad(planner, place)) return [];
    const major = siteKindOf(world.hex(place))?.major === true;
    const share = major ? rounded(sectorWorth * (own.get(sectorIn(place))?.length ?? 0), 8) : 0;
    const worth = (lost ? homeWorth : 0) + yieldOf(planner, place) + share;
    const defense = defenseOf(planner, place, owner);
    return [{ place, worth, defense, site: true, ...defined({ owner }) }];
  });
  return [...sites, ...intruders(planner, new Set(own.keys()), places)];
}

/** Whether an unknown site is near another's Home Office: whoever attacks nobody leaves it alone. */
const isAbroad = ({ view: { offices, sites, me }, ambitious }: Planner, place: PlaceId): boolean => {
  const office = offices[sectorIn(place)];
  return !ambitious && office !== undefined && office !== me && sites[place] === undefined;
};

/** Foreign ships that were seen this year in sectors with own sites, where it may attack them. */
function intruders(
  planner: Planner,
  sectors: ReadonlySet<SectorId>,
  known: ReadonlySet<PlaceId>,
): readonly Target[] {
  const { view } = planner;
  return inOrder(view.sightings).flatMap(([place, { turn, owner, monsters }]) => {
    const hostile = owner === undefined ? planner.ambitious || monsters !== undefined : isFoe(planner, owner);
    if (turn < view.turn - 1 || !sectors.has(sectorIn(place)) || known.has(place) || !hostile) return [];
    const found = { place, worth: intruderWorth, defense: defenseOf(planner, place, owner), site: false };
    return [owner === undefined ? found : { ...found, owner }];
  });
}
