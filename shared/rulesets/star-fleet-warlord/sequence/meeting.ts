import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Sides } from '../battle/round.ts';
import { isHidden } from '../rules/places.ts';
import { shipsAt } from '../rules/ships.ts';
import type { Run } from './acting.ts';

/** An attack: where, and on whom. */
export interface Attack {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly foe: SeatId;
}

/** Both sides in a hex as they are now. */
export function sidesAt({ world }: Run, { place, seat, foe }: Attack): Sides {
  const here = shipsAt(world.state, place);
  const site = world.state.sites[place];
  return {
    hex: world.hex(place),
    site: site !== undefined,
    attackers: here.filter(([, ship]) => ship.seat === seat),
    defenders: here.filter(([, ship]) => ship.seat === foe),
    points: site?.points ?? 0,
    base: site?.base === true,
    hides: (ship) => isHidden(world, ship),
  };
}
