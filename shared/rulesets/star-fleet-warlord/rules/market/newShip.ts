import type { Corporation } from '../../model/corporation.ts';
import type { Ship } from '../../model/ship.ts';
import { bareShip } from '../../model/ship.ts';
import type { Design } from '../../tables/ships/index.ts';
import { freeBombs } from '../../tables/figures.ts';
import { firstMission } from '../../tables/ships/missions.ts';
import { firstCrew } from '../ships.ts';

const missionMember = (mission: string | undefined): Pick<Ship, 'mission'> =>
  mission === undefined ? {} : { mission };

/** A ship as it leaves the yard, with the next number of its row; `place`: where it is delivered, if not at home. */
export const newShip = (
  design: Design,
  { home, launched }: Pick<Corporation, 'home' | 'launched'>,
  seat: Ship['seat'],
  name: string,
  place: Ship['place'] = home,
): Ship => ({
  ...bareShip,
  seat,
  design: design.id,
  number: (launched[design.id] ?? 0) + 1,
  name,
  place,
  from: place,
  age: 0,
  shields: design.shields,
  crew: firstCrew(design.race),
  crewMost: firstCrew(design.race),
  spares: design.spares,
  printed: design.speed,
  ...(design.race === freeBombs && design.bombs > 0 ? { items: { bombs: design.bombs } } : {}),
  ...missionMember(firstMission(design)),
});
