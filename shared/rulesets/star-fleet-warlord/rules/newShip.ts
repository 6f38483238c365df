import type { Corporation, Ship } from '../model/state.ts';
import type { Design } from '../tables/ships.ts';
import { firstCrew } from './ships.ts';

/** A ship as it leaves the yard. */
export const newShip = (
  { id, race, shields, spares }: Design,
  { home }: Pick<Corporation, 'home'>,
  seat: Ship['seat'],
  name: string,
): Ship => ({
  ...{ seat, design: id, name, place: home, from: home, age: 0, shields, damage: 0, drained: 0 },
  ...{ crew: firstCrew(race), crewMost: firstCrew(race), spares },
  ...{ cloaked: false, improved: false, halted: false },
});
