import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { placeIn, sectorIn } from '../model/ids.ts';
import type { Bombard, Raid, RaidsShipOrder } from '../model/orders/raids.ts';
import type { Ship } from '../model/ship.ts';
import { neighbour } from '../galaxy/board.ts';
import { impossible } from '../refusals.ts';
import type { Doings } from '../ships/able.ts';
import { stopsDrones } from './bombardment.ts';
import { dronesOf } from './raiding.ts';
import { speedOf } from '../ships/speed.ts';
import type { World } from '../galaxy/world.ts';

/** The hex that a ship raids; undefined beyond the edge. */
export const raidedFrom = ({ state }: World, ship: Ship, { direction }: Raid): PlaceId | undefined =>
  neighbour(state.parameters.size, ship.place, direction);

/** The hex that a ship bombards, in its own sector. */
export const bombardedFrom = (ship: Ship, { hex }: Bombard): PlaceId => placeIn(sectorIn(ship.place), hex);

/** Ships of this speed and slower cannot raid (SFW 1880). */
export const tooSlow = 3;

const cannotBombard = (world: World, ship: Ship, order: Bombard): Problem | undefined => {
  const place = bombardedFrom(ship, order);
  if (world.state.sites[place] === undefined) return impossible('SFW 1523', 'no-site-there');
  return stopsDrones(world.hex(place)) ? impossible('SFW 1558', 'drones-stopped') : undefined;
};

/** Orders of raids, bombardment and devastation, and what hinders them. */
export const raidsDoings: Doings<RaidsShipOrder> = {
  bombard: {
    title: 'Bombard a Site',
    code: 'BOMB',
    cite: 'SFW 1520',
    whole: true,
    sound: true,
    crew: () => 2,
    able: (ship) => dronesOf(ship) > 0,
    what: 'heavy drones on board',
    hindered: ({ world }, _, ship, order) => cannotBombard(world, ship, order),
  },
  devastate: {
    title: 'Devastate a Site',
    code: 'NUKE',
    cite: 'SFW 1828',
    sound: true,
    crew: () => 2,
    hindered({ world: { state } }, _, { place }) {
      const site = state.sites[place];
      if (site === undefined) return impossible('SFW 1830', 'no-site-here');
      return site.devastated ? impossible('SFW 1831', 'devastated-already') : undefined;
    },
  },
  raid: {
    title: 'Raid a Site',
    code: 'RAD',
    cite: 'SFW 1864',
    sound: true,
    crew: () => 2,
    able: (ship) => speedOf(ship) > tooSlow,
    what: 'a speed of 4',
    hindered({ world }, _, ship, order) {
      const place = raidedFrom(world, ship, order);
      return place === undefined || world.state.sites[place] === undefined
        ? impossible('SFW 1871', 'no-site-there')
        : undefined;
    },
  },
};
