import type { PlaceId } from '#kernel/ids.ts';
import type { ScansShipOrder } from '../../model/orders/scans.ts';
import { impossible } from '../../tables/refusals.ts';
import { bothOf, codesOf } from '../../tables/terrain.ts';
import { any } from '../able.ts';
import type { Doings } from '../able.ts';
import type { World } from '../world.ts';

/** Whether anything blocks scans there (SFW 1990). */
export const blocksScans = (world: World, place: PlaceId): boolean =>
  bothOf(world.hex(place)).some(({ scansBlocked }) => scansBlocked === true);

/** Crews of this level look for cloaked ships (SFW 1974). */
const seesCloaks = 5;

/** Orders of what ships and bases see, and what hinders them. */
export const scansDoings: Doings<ScansShipOrder> = {
  scan: {
    title: 'Scan a Sector',
    code: 'SCAN',
    cite: 'SFW 1955',
    whole: true,
    able: any('S', 'Z'),
    what: 'a scout',
    sound: true,
    crew: ({ what }) => (what === 'CLOA' ? seesCloaks : 2),
    hindered: ({ world }, _, ship) =>
      blocksScans(world, ship.place)
        ? impossible('SFW 1989', 'scan-blocked', { terrain: codesOf(world.hex(ship.place)) })
        : undefined,
  },
};
