import type { Corporation } from '../model/corporation.ts';
import type { Ship } from '../model/ship.ts';
import { bareShip } from '../model/ship.ts';
import type { Design } from '../tables/ships/index.ts';
import { firstCrew } from './ships.ts';

/** A ship as it leaves the yard, with the next number of its row. */
export const newShip = (
  { id, race, shields, spares, speed }: Design,
  { home, launched }: Pick<Corporation, 'home' | 'launched'>,
  seat: Ship['seat'],
  name: string,
): Ship => ({
  ...bareShip,
  seat,
  design: id,
  number: (launched[id] ?? 0) + 1,
  name,
  place: home,
  from: home,
  age: 0,
  shields,
  crew: firstCrew(race),
  crewMost: firstCrew(race),
  spares,
  printed: speed,
});
