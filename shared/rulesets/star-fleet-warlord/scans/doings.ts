import type { PlaceId } from '#kernel/words/ids.ts';
import type { ScansShipOrder } from '../model/orders/scans.ts';
import type { Ship } from '../model/ship.ts';
import { impossible } from '../refusals.ts';
import { bothOf, codesOf } from '../galaxy/terrain.ts';
import { penetratingCrew } from '../specials/boons.ts';
import type { Doings } from '../ships/able.ts';
import { any, nameOf } from '../ships/able.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** Whether anything blocks scans there (SFW 1990). */
export const blocksScans = (world: World, place: PlaceId): boolean =>
  bothOf(world.hex(place)).some(({ scansBlocked }) => scansBlocked === true);

/** Crews of this level look for cloaked ships (SFW 1974). */
const seesCloaks = 5;

/** The level of the crew that looks for cloaked ships: a Cloak Penetrator has them all see as the best (SFW 7383). */
export const cloakCrew = ({ state }: World, ship: Ship): number =>
  hasSpecial(state, ship.seat, 'cloak-penetrator') ? penetratingCrew : ship.crew;

const isScout = any('S', 'Z');

/** Orders of what ships and bases see, and what hinders them. */
export const scansDoings: Doings<ScansShipOrder> = {
  scan: {
    title: 'Scan a Sector',
    code: 'SCAN',
    cite: 'SFW 1955',
    whole: true,
    able: any('S', 'Z', 's'),
    what: 'a scout',
    sound: true,
    crew: ({ what }) => (what === 'CLOA' ? undefined : 2),
    hindered({ world }, id, ship, { what }) {
      if (what !== 'SHIP' && !isScout(ship))
        return impossible('SFW 6488', 'ships-only', { ship: nameOf(id, ship) });
      if (what === 'CLOA' && cloakCrew(world, ship) < seesCloaks)
        return impossible('SFW 1974', 'crew-too-weak', { ship: nameOf(id, ship), least: seesCloaks });
      return blocksScans(world, ship.place)
        ? impossible('SFW 1989', 'scan-blocked', { terrain: codesOf(world.hex(ship.place)) })
        : undefined;
    },
  },
};
