import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import { sectorBonus } from '../model/figures.ts';
import type { Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { SectorId } from '../model/ids.ts';
import { hexIn, sectorIn } from '../model/ids.ts';
import type { View } from '../model/view.ts';
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
  /** It may be the Home Office of another Corporation. */
  readonly office?: true;
}

/** What a foreign ship of which no more is known is taken for; it grows every turn. Years for which a sighting counts. */
const [strangerDefense, growth, remembered] = [15, 1, 2] as const;
/** What a lost Home Office, and a sector that would be whole, are worth beside what sites produce; strangers near one's own sites. */
const [homeWorth, sectorWorth, intruderWorth] = [2_000, 100, 60] as const;
/** What all four resources of the bonus for a whole sector are worth together (SFW 2376), and percent that a resource counts for at the least and at the most. */
const wholeWorth = resources.length * sectorBonus;
const [leastNeed, mostNeed] = [50, 300] as const;

/** Points that a foreign Home Office is taken for that nobody has seen, and columns and rows of its sector in which it may lie. */
export const strangerPoints = 300;
const [middleFrom, middleTo] = [7, 10] as const;

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
function yieldOf(planner: Planner, place: PlaceId): number {
  const { world, view } = planner;
  const known = view.sites[place]?.production;
  const kind = siteKindOf(world.hex(place));
  return sumOf(
    resources.map((resource) => {
      const [least, most] = kind?.production[resource] ?? [0, 0];
      return rounded((known?.[resource] ?? rounded(least + most, 2)) * needOf(planner, resource), 100);
    }),
  );
}

/** Percent that a resource counts for: more for what there is little of, since the scarcest of four decides what can be bought (SFW 2330). */
function needOf({ view: { foreseen }, manner }: Planner, resource: Resource): number {
  if (!manner.thrifty || foreseen === undefined) return 100;
  const mean = rounded(sumOf(resources.map((one) => foreseen[one])), resources.length);
  return Math.max(leastNeed, Math.min(mostNeed, rounded(100 * mean, Math.max(1, foreseen[resource]))));
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
    const share = major ? shareOf(planner, place, own.get(sectorIn(place))?.length ?? 0) : 0;
    const office = isOffice(planner, place, owner);
    const prize = office ? (planner.manner.masses?.office ?? 0) : 0;
    const worth = (lost ? homeWorth : 0) + yieldOf(planner, place) + share + prize;
    const defense =
      defenseOf(planner, place, owner) + (office && owner === undefined ? unseenOffice(view) : 0);
    return [{ place, worth, defense, site: true, ...defined({ owner }), ...(office && { office }) }];
  });
  return [...sites, ...intruders(planner, new Set(own.keys()), places)];
}

/** What a major site is worth for the bonus of its sector, with so many own ones there. */
function shareOf({ manner, world }: Planner, place: PlaceId, held: number): number {
  if (!manner.thrifty) return rounded(sectorWorth * held, 8);
  const all = hexesOf(sectorIn(place)).filter((hex) => siteKindOf(world.hex(hex))?.major === true).length;
  const part = Math.min(held, all);
  return rounded(wholeWorth * part * part, Math.max(1, all * all));
}

/** Whether a site may be the Home Office of somebody whom it fights: it lies in the middle of a sector that has one (SFW 1299). */
function isOffice({ view, world, manner }: Planner, place: PlaceId, owner: SeatId | undefined): boolean {
  if (manner.masses === undefined) return false;
  const seat = view.offices[sectorIn(place)];
  if (seat === undefined || seat === view.me || (owner !== undefined && owner !== seat)) return false;
  if (view.fallen?.includes(seat) === true) return false;
  const hex = Number(hexIn(place));
  const [column, row] = [Math.floor(hex / 100), hex % 100];
  const central = [column, row].every((at) => at >= middleFrom && at <= middleTo);
  return central && siteKindOf(world.hex(place))?.office === true && world.hex(place).area.code === 'ES';
}

/** What is thought to defend a Home Office that nobody has seen. */
const unseenOffice = ({ turn }: View): number =>
  rounded(strangerPoints, 4) + 2 * (strangerDefense + growth * turn);

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
