import type { Draw } from '#kernel/dice/draw.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Corporation } from '../model/corporation.ts';
import type { Ship } from '../model/ship.ts';
import { bareShip, officerLetters } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { Design } from './list/index.ts';
import { designOf } from './list/index.ts';
import { freeBombs } from '../model/figures.ts';
import { firstMission } from './list/missions.ts';
import { firstCrew } from './ships.ts';
import { hasSpecial } from '../specials/specials.ts';

const missionMember = (mission: string | undefined): Pick<Ship, 'mission'> => defined({ mission });

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
  ...(design.race === freeBombs ? { items: { bombs: design.bombs } } : {}),
  ...missionMember(firstMission(design)),
});

interface Rolls {
  readonly draw: Draw;
}

/** Officers of whom one is on board of a penal ship when it is bought: any but a Captain (SFW 6461; OURS: each as likely). */
const onPenalShips = officerLetters.filter((letter) => letter !== 'C');

/** The officer with whom a ship is bought; nobody but on penal ships. */
export const firstOfficers = ({ marks }: Pick<Design, 'marks'>, ship: UnitId, turn: Rolls): string =>
  marks.includes('penal') ? turn.draw.fork('officer', ship).pick(onPenalShips) : '';

/** What a ship leaves the yard with beyond what it has as a rule: T-bombs and an MRS, where Sector Specials give them (SFW 7472, 7477). */
export function withGifts(state: Pick<State, 'sites' | 'corporations'>, made: Ship): Ship {
  const { bombs, mrs } = designOf(made);
  const given = {
    ...(bombs !== 0 && hasSpecial(state, made.seat, 'mine-warfare') ? { bombs } : {}),
    ...(mrs !== 0 && hasSpecial(state, made.seat, 'mrs-center') ? { mrs } : {}),
  };
  return { ...made, items: { ...made.items, ...given } };
}
