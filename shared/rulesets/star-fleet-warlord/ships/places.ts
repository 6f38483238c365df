import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { SectorId } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import { sitesWithin, stationedAt } from '../model/stations.ts';
import { crewLevels } from '../model/figures.ts';
import { designOf } from './list/index.ts';
import { bothOf, siteKindOf } from '../galaxy/terrain.ts';
import type { Named } from './ships.ts';
import { hasVariant, levelOfShip, shipsAt } from './ships.ts';
import { hasEngineer } from './abilities.ts';
import type { World } from '../galaxy/world.ts';

/** A moment of a pulse: the galaxy, and which ships move in it rather than stand still. */
export interface Moment {
  readonly world: World;
  moves(ship: UnitId): boolean;
}

/** Whether the seat has a base there (SFW 3433, 3466). */
export const isBase = ({ state }: World, seat: SeatId, place: PlaceId): boolean =>
  state.sites[place]?.owner === seat && state.sites[place].base;

/** Where spare parts are had for nothing: bases, repair planetoids and molten ores (SFW 1938). */
export const refills = (world: World, seat: SeatId, place: PlaceId): boolean =>
  isBase(world, seat, place) ||
  bothOf(world.hex(place)).some(({ entry }) => entry.some(({ kind }) => kind === 'spares'));

export const isCrippled = (ship: Ship): boolean => levelOfShip(ship) === 'C';

/** Whether a ship is a logistics base, which supplies, repairs, trains and heals others in its hex (SFW 3064). */
export const isDepot = (ship: Pick<Ship, 'design'>): boolean => designOf(ship).hull === 'logistics';

/** Whether a logistics base of its owner is where a ship is. */
export const hasDepot = (
  { world: { state } }: Pick<Moment, 'world'>,
  { seat, place }: Pick<Ship, 'seat' | 'place'>,
): boolean => stationedAt(state.ships, place).some(([, other]) => other.seat === seat && isDepot(other));

/** Own ships in the same hex that stand still, oldest first; the ship itself among them. */
export const standing = ({ world, moves }: Moment, { seat, place }: Ship): readonly Named[] =>
  shipsAt(world.state, place).filter(([id, ship]) => ship.seat === seat && !moves(id));

/**
 * What repairs a ship where it is (SFW 1911): nothing; a place or its own crew, which cost nothing; or a repair ship beside it, whose point is
 * spent.
 */
export function repairerOf(moment: Moment, id: UnitId, ship: Ship): { readonly by?: UnitId } | undefined {
  const { world } = moment;
  const site = world.state.sites[ship.place];
  const planetoid = site?.owner === ship.seat && siteKindOf(world.hex(ship.place))?.code === 'RP';
  if (isBase(world, ship.seat, ship.place) || planetoid || ship.crew >= selfRepair || hasDepot(moment, ship))
    return {};
  return repairShipFor(moment, id, ship);
}

/** A repair ship beside a ship, with a point to spend, or an Engineer or Hive Ship, who take none (SFW 2831, 3097). */
export function repairShipFor(moment: Moment, id: UnitId, ship: Ship): { readonly by?: UnitId } | undefined {
  const beside = standing(moment, ship).filter(([other]) => other !== id);
  if (beside.some(([, other]) => hasEngineer(other))) return {};
  const [by] = beside.find(([, { spares, ...rest }]) => spares > 0 && hasVariant(rest, 'R')) ?? [];
  return by === undefined ? undefined : { by };
}

/** Crews of this level repair their own ship (SFW 2737). */
const selfRepair = 7;

/** Whether crews are trained here: at a base, or beside an integration ship, which a crew of the best level is as well (SFW 2078, 6246). */
export const trains = (moment: Moment, ship: Ship): boolean =>
  isBase(moment.world, ship.seat, ship.place) ||
  hasDepot(moment, ship) ||
  standing(moment, ship).some(([, other]) => hasVariant(other, 'I') || other.crew >= crewLevels.best);

/** Ships that a hospital can cure: those that stand still with a crew below the best they had (SFW 1574). */
export const curable = (moment: Moment, ship: Ship): readonly Named[] =>
  standing(moment, ship).filter(([, { crew, crewMost }]) => crew < crewMost);

/** Ships that a repair ship can fix: all that are damaged or drained here, moving or not (SFW 1654). */
export const fixable = ({ state }: World, ship: Ship): readonly Named[] =>
  shipsAt(state, ship.place).filter(
    ([, other]) => other.seat === ship.seat && (other.damage > 0 || other.drained > 0),
  );

/** Whether terrain hides whoever is there (SFW 5727). */
export const cloudsHide = (world: World, place: PlaceId): boolean =>
  bothOf(world.hex(place)).some(({ combat }) => combat.hides === true);

/** Whether a Jindarian is among asteroids, where no scan finds it (SFW 490). */
export const asteroidsHide = (world: World, ship: Ship): boolean =>
  designOf(ship).race === 'J' && world.hex(ship.place).area.code === 'AF';

/** Whether others cannot see the ship: it is cloaked, in a cloak cloud, or a Jindarian among asteroids (SFW 1597). */
export const isHidden = (world: World, ship: Ship): boolean =>
  ship.cloaked || cloudsHide(world, ship.place) || asteroidsHide(world, ship);

/** Whether who looks for cloaked ships finds it: not a Jindarian among asteroids (SFW 490). */
export const isCloaked = (world: World, ship: Ship): boolean =>
  isHidden(world, ship) && !asteroidsHide(world, ship);

/** Whose Home Office stands in a sector; undefined where none does. */
export const officeIn = ({ state }: World, sector: SectorId): SeatId | undefined =>
  sitesWithin(state.sites, sector).find(
    ([, { office, owner }]) => office !== undefined && owner === office,
  )?.[1].office;
