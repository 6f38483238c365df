import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import { hasVariant } from '../ships/ships.ts';
import { distance, hexesInSector, hexesOf, isGraveyard, sectorIdsOf } from '../galaxy/board.ts';
import { nearest } from './care.ts';
import type { Pilot, Planner } from './planner.ts';
import { act, isIdle, isWorn, send } from './planner.ts';

/** Sectors that are looked at hex by hex, of those that are not scanned yet: the nearest by a hex near the middle. */
const lookedAt = 3;

export const isScout = ({ ship }: Pilot): boolean => hasVariant(ship, 'S') || hasVariant(ship, 'Z');

/** Sectors of the galaxy whose terrain is not known yet. */
export const unscanned = ({ view: { scanned }, size }: Planner): readonly SectorId[] =>
  sectorIdsOf(size).filter((sector) => !(sector in scanned));

/** Scouts go to sectors that are not scanned yet, each to another one, and scan their terrain. */
export function scout(planner: Planner): void {
  const open = new Set(unscanned(planner));
  const scouts = planner.pilots.filter(
    (pilot) => isScout(pilot) && isIdle(pilot) && !isWorn(pilot.ship) && !isGraveyard(pilot.place),
  );
  for (const pilot of scouts) {
    const here = sectorIn(pilot.place);
    if (open.has(here) && act(planner, pilot, { kind: 'scan', what: 'TERR' }, true)) open.delete(here);
    else explore(planner, pilot, open);
  }
}

function explore(planner: Planner, pilot: Pilot, open: Set<SectorId>): void {
  const { size } = planner;
  const middle = (sector: SectorId): number =>
    distance(size, pilot.place, hexesOf(sector)[hexesInSector / 2] as PlaceId);
  const near = [...open].toSorted(compareBy(middle, (sector) => sector)).slice(0, lookedAt);
  const to = nearest(
    planner,
    pilot.place,
    near.flatMap((sector) => hexesOf(sector).filter((place) => place !== pilot.place)),
  );
  if (to !== undefined && send(planner, pilot, to)) open.delete(sectorIn(to));
}
