import type { PlaceId } from '#kernel/words/ids.ts';
import type { MovementShipOrder, Sweep } from '../model/orders/movement.ts';
import type { Ship } from '../model/ship.ts';
import { labelOf, neighbour } from '../galaxy/board.ts';
import { impossible } from '../refusals.ts';
import { hulls } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';
import { bothOf } from '../galaxy/terrain.ts';
import type { Doings } from '../ships/able.ts';
import { any } from '../ships/able.ts';
import type { World } from '../galaxy/world.ts';

/** The hex that a minesweeper sweeps. */
export const sweptBy = (
  { state }: World,
  { place }: Ship,
  { direction }: Pick<Sweep, 'direction'>,
): PlaceId => (direction === 0 ? place : (neighbour(state.parameters.size, place, direction) ?? place));

/** Ships that a minesweeper makes way for (SFW 2054, 2745). */
export const sweptFor = (ship: Ship): number =>
  (hulls[designOf(ship).hull].small ? 3 : 5) + (ship.crew >= 6 ? 1 : 0) + (ship.crew >= 9 ? 2 : 0);

/** Orders of ships on their way, and what terrain does to them, and what hinders them. */
export const movementDoings: Doings<MovementShipOrder> = {
  move: { title: 'Move', code: '', cite: 'SFW 1385' },
  stay: { title: 'Stay', code: '____', cite: 'SFW 1466' },
  sweep: {
    title: 'Sweep a Minefield',
    code: 'SWP',
    cite: 'SFW 2043',
    able: any('M'),
    what: 'a minesweeper',
    sound: true,
    crew: () => 2,
    hindered: ({ world }, _, ship, order) =>
      bothOf(world.hex(sweptBy(world, ship, order))).some(({ code }) => code === 'OM')
        ? undefined
        : impossible('SFW 2046', 'no-minefield', { place: labelOf(sweptBy(world, ship, order)) }),
  },
};
