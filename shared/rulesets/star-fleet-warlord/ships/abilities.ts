import type { OfficerLetter, Ship } from '../model/ship.ts';
import { aegisFrom, yearOf } from '../model/figures.ts';
import type { Design } from './list/index.ts';
import { designOf } from './list/index.ts';
import { firstMission } from './list/missions.ts';

/** What of a ship decides what it can do. */
export type Bearer = Pick<Ship, 'design'> & Partial<Pick<Ship, 'mission' | 'officers' | 'team'>>;

/** Letters that others include: X-ships sweep mines, notification ships survey, heavy scouts scan (SFW 2043, 6291, 6422). */
const included: Readonly<Record<string, string>> = { X: 'M', N: 'Y', Z: 'S' };

/** The mission of a generic ship: that of its delivery until it is given another; undefined for others (SFW 1211). */
export const missionOf = ({ design, mission }: Pick<Ship, 'design' | 'mission'>): string | undefined =>
  mission ?? firstMission(designOf({ design }));

/** Whether such an officer, or a Captain, is on board (SFW 2882). */
export const hasOfficer = ({ officers }: Pick<Ship, 'officers'>, letter: OfficerLetter): boolean =>
  officers.includes(letter) || officers.includes('C');

/** Whether it repairs as an Engineer does: with one on board, or as a Hive Ship (SFW 2829, 3097; OURS: others, itself, and its engines). */
export const hasEngineer = (ship: Pick<Ship, 'design' | 'officers'>): boolean =>
  hasOfficer(ship, 'E') || designOf(ship).marks.includes('engineer');

/** Whether it sees what would destroy it, and turns away: explorers, and whoever has a Navigator (SFW 2820, 6203). */
export const looksAhead = (ship: Ship): boolean => abilitiesOf(ship).includes('E') || hasOfficer(ship, 'N');

/** Letters that its people give: a Doctor a hospital, a Science Officer a scout of it, and of a scout a heavy one, a Prime Team notification (SFW 2795, 2901). */
function lettersOfPeople({ officers = '', team }: Bearer, { variants }: Design, mission = ''): string {
  const has = (letter: OfficerLetter): boolean => hasOfficer({ officers }, letter);
  const scouts = /[SZ]/.test(variants + mission);
  return [has('D') ? 'H' : '', has('S') ? (scouts ? 'Z' : 'S') : '', team === true ? 'N' : ''].join('');
}

/**
 * Letters of all that a ship can do: of its variants, its mission and its people, and of what they include. Limited variants keep their small
 * letters. `now`: a ship in mission D is an aegis ship from a year on (SFW 6510).
 */
export function abilitiesOf(ship: Bearer, now?: { readonly turn: number }): string {
  const design = designOf(ship);
  const mission = missionOf(ship);
  const aegis = mission === 'D' && now !== undefined && yearOf(now.turn) >= aegisFrom ? 'A' : '';
  const own = [design.variants, mission ?? '', aegis, lettersOfPeople(ship, design, mission)].join('');
  return own.split('').reduce((all, letter) => all + (included[letter] ?? ''), own);
}
