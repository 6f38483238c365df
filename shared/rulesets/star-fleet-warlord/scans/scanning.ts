import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { bothOf, codesOf } from '../galaxy/terrain.ts';
import type { SectorId } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import { sitesWithin, stationedAt, stationedIn } from '../model/stations.ts';
import type { SurroundingsScanned } from './events.ts';
import { baseSight, crewLevels, leastBase } from '../model/figures.ts';
import { neighbours } from '../galaxy/board.ts';
import { asteroidsHide, isCloaked, isCrippled, isHidden } from '../ships/places.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { actsAs } from '../ships/ships.ts';
import type { World } from '../galaxy/world.ts';

/** What a scan for ships tells of a hex: that there are some, how many, or also whose. */
export type Grade = 'there' | 'counted' | 'named';

/** By the level of the crew (SFW 1966). */
export const gradeOfCrew = (crew: number): Grade => (crew >= 9 ? 'named' : crew >= 5 ? 'counted' : 'there');

export interface Seen {
  readonly place: PlaceId;
  readonly ships?: number;
  readonly owner?: SeatId;
}

const foreignIn = ({ state }: World, seat: SeatId, sector: SectorId): readonly Ship[] =>
  stationedIn(state.ships, sector).flatMap(([, ship]) => (ship.seat === seat ? [] : [ship]));

/** Foreign ships in a hex that do not hide (SFW 3115). */
export const openShipsAt = (world: World, seat: SeatId, place: PlaceId): number =>
  stationedAt(world.state.ships, place).filter(([, ship]) => ship.seat !== seat && !isHidden(world, ship))
    .length;

/** Hexes of a sector with foreign ships that do not hide; bases are no ships (SFW 1964). */
export function shipsSeen(world: World, seat: SeatId, sector: SectorId, grade: Grade): readonly Seen[] {
  const open = foreignIn(world, seat, sector).filter((ship) => !isHidden(world, ship));
  const byHex = Object.fromEntries(Map.groupBy(open, ({ place }) => place)) as Record<PlaceId, Ship[]>;
  return inOrder(byHex).map(([place, ships]) => ({
    place,
    ...(grade === 'there' ? {} : { ships: ships.length }),
    ...(grade === 'named' && ships[0] !== undefined ? { owner: ships[0].seat } : {}),
  }));
}

/** Whether it is a heavy scout without the help of a Science Officer (SFW 2805, 7444). */
const isHeavyScout = ({ state }: World, ship: Ship): boolean => actsAs(state, { ...ship, officers: '' }, 'Z');

/** Whether a ship scans the hexes around it by itself: with a Prime Team, or a Science Officer on a heavy scout or with the best crew (SFW 2805, 2914). OURS: what keeps a ship from scans keeps it from this one. */
export function scansAround(world: World, ship: Ship): boolean {
  const skilled =
    ship.team === true ||
    (hasOfficer(ship, 'S') && (isHeavyScout(world, ship) || ship.crew >= crewLevels.best));
  return skilled && ship.crew >= 2 && !isCrippled(ship) && !blocksScans(world, ship.place);
}

/** The six hexes around a ship, with their terrain and the foreign ships there that do not hide (SFW 2806). */
export const surroundings = (world: World, { seat, place }: Ship): SurroundingsScanned['hexes'] =>
  neighbours(world.state.parameters.size, place).map((near) => ({
    place: near,
    terrain: codesOf(world.hex(near)),
    ships: openShipsAt(world, seat, near),
  }));

/** Foreign heavy scouts in a sector that notice a scan which finds them, as an event of the scan has them: one for ships, or one for cloaked ships; of a poor scan, those in hexes that it shows (SFW 6427). */
export const noticedBy = (
  world: World,
  seat: SeatId,
  sector: SectorId,
  cloaked: boolean,
  shown?: readonly Seen[],
): { readonly noticed?: readonly UnitId[] } => {
  const noticed = stationedIn(world.state.ships, sector).flatMap(([id, ship]) => {
    const found = isHidden(world, ship) === cloaked && !asteroidsHide(world, ship);
    if (shown?.some(({ place }) => place === ship.place) === false) return [];
    return ship.seat !== seat && found && actsAs(world.state, ship, 'Z') ? [id] : [];
  });
  return noticed.length === 0 ? {} : { noticed };
};

/** What a scan for cloaked ships tells: whether there are any; from crew 7 on how many; at 9 in which hexes (SFW 1971). */
export function cloaksSeen(
  world: World,
  { seat, crew }: Pick<Ship, 'seat' | 'crew'>,
  sector: SectorId,
): { readonly present: boolean; readonly ships?: number; readonly hexes?: readonly PlaceId[] } {
  const hidden = foreignIn(world, seat, sector).filter((ship) => isCloaked(world, ship));
  return {
    present: hidden.length > 0,
    ...(crew >= 7 ? { ships: hidden.length } : {}),
    ...(crew >= 9 ? { hexes: [...new Set(hidden.map(({ place }) => place))].sort() } : {}),
  };
}

export interface ScanningBase {
  readonly place: PlaceId;
  readonly grade: Grade;
  readonly damaged: boolean;
}

/** What bases see, by their points: the most first (SFW 1993, 3433). */
const gradeOfBase = (points: number): Grade =>
  points >= baseSight.named ? 'named' : points >= baseSight.counted ? 'counted' : 'there';

/** The base that scans a sector for its owner or for who listens there (SFW 3116), and how well: the one with most points. A damaged one sees some of the hexes (SFW 3466). */
export function scanningBase(world: World, seat: SeatId, sector: SectorId): ScanningBase | undefined {
  const best = sitesWithin(world.state.sites, sector)
    .filter(
      ([, { owner, post, passive, base }]) => base && (owner === seat || post === seat) && passive !== true,
    )
    .filter(([place, { points }]) => points >= baseSight.through || !blocksScans(world, place))
    .toSorted(
      compareBy(
        ([, { points }]) => -points,
        ([place]) => place,
      ),
    )[0];
  if (best === undefined) return undefined;
  const [place, { points }] = best;
  return { place, grade: gradeOfBase(points), damaged: points < leastBase };
}

/** Whether anything blocks scans there (SFW 1990). */
export const blocksScans = (world: World, place: PlaceId): boolean =>
  bothOf(world.hex(place)).some(({ scansBlocked }) => scansBlocked === true);
