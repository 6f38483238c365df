import type { SeatId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { asteroidsHide } from '../ships/places.ts';
import type { World } from '../galaxy/world.ts';

/** Whether the ships of a power stay where they are: those of a Corporation that nobody plays, once its Home Office is lost (SFW 827). */
export const standsStill = ({ powers, sites }: Pick<State, 'powers' | 'sites'>, seat: SeatId): boolean =>
  powers[seat]?.kind === 'npc' && powers[seat].homes.every((home) => sites[home]?.owner !== seat);

/** Whether a Jindarian is among asteroids that hold something (SFW 501). */
export const findsOres = (world: World, ship: Ship): boolean =>
  asteroidsHide(world, ship) && world.prospect(ship.place) > 0;
