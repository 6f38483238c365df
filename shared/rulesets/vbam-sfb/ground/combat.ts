import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State, System } from '../model/state.ts';
import { unitsAt } from '../model/stations.ts';
import { coefficientAt } from '../sidcors/table.ts';
import { labelOf } from '../map/board.ts';
import { designOf, isGround, isMobile } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import type { Fighter } from '../sidcors/factors.ts';
import { damageOf, defenseOf, potentialOf } from '../sidcors/factors.ts';
import type { Hit } from '../sidcors/hits.ts';
import { resolved } from '../sidcors/hits.ts';
import { areEnemies, shipsAt } from '../supply/control.ts';
import { cannotReach, mayFightFor } from './landing.ts';

/** Units of Star Fleet Battles that a ground unit stands for, where troops are fought out at a table (VB 404). */
export const equivalents: Readonly<Record<string, string>> = {
  'Light Infantry': '9 boarding parties, 1 heavy weapon squad',
  'Heavy Infantry': '5 boarding parties, 5 heavy weapon squads',
  'Light Armor': '3 ground combat vehicles, 1 tank',
  'Heavy Armor': '3 tanks, 1 trans-howitzer',
};

/** OURS: ground combat is fought like SIDCORS with Defense Values, at this rating, for so many rounds a turn. */
export const groundCombat = { rating: 5, rounds: 3 } as const;

/** OURS: Damage Points of a bombardment that cost a system a point of Productivity, or then of Census, once no troops are left. */
export const bombing = { points: 10, people: 20 } as const;

/** Ground units of an empire on a planet, in service and not aboard of anything. */
export const troopsOf = ({ units }: State, seat: SeatId | undefined, place: PlaceId): readonly Fighter[] =>
  unitsAt(units, place).filter(
    ([, unit]) =>
      unit.seat === seat && unit.aboard === undefined && !unit.mothballed && isGround(designOf(unit)),
  );

/** What troops score in a round with this die: their Defense Values together at a fixed rating (OURS, VB 416). */
export const groundDamage = (strength: number, die: number): number =>
  damageOf(strength, coefficientAt(groundCombat.rating, die));
export const strengthOf = (troops: readonly Fighter[]): number =>
  sumOf(troops.map(([, unit]) => defenseOf(unit)));

/** Troops that are lost for so many Damage Points: their owner names none to be given up first or last (OURS). */
export const casualtiesOf = (troops: readonly Fighter[], points: number): readonly Hit[] =>
  resolved(troops, { first: [], last: [] }, points).hits;

/** Empires with units in a sector whose troops may fight for the planet there, in the order of their names. */
export function invadersOf(state: State, place: PlaceId, system: System): readonly SeatId[] {
  const here = new Set(unitsAt(state.units, place).map(([, { seat }]) => seat));
  return [...here].filter((seat) => seat in state.empires && mayFightFor(state, seat, system)).toSorted();
}

/** Ships that bombard a planet: warships in service (VB 414). */
export const bombardersOf = (state: State, seat: SeatId, place: PlaceId): readonly Fighter[] =>
  shipsAt(state, place).filter(([, unit]) => unit.seat === seat && isMobile(designOf(unit)));

/** Why ships cannot bombard a colony: it takes hostilities, and attack factors (VB 186, 274). */
export function cannotBombard(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  const owner = state.systems[place]?.owner;
  if (owner === undefined) return impossible('VB 186', 'nobody-there', { sector: labelOf(place) });
  if (owner === seat || !areEnemies(state, seat, owner))
    return impossible('VB 186', 'no-hostilities', { system: labelOf(place) });
  if (potentialOf(bombardersOf(state, seat, place)) === 0)
    return impossible('VB 414', 'no-guns', { system: labelOf(place) });
  return cannotReach(state, seat, place);
}

/** What a bombardment does to a system once it has no troops: Productivity is lost, and then people, but for the last (OURS). */
export function bombed(
  { productivity, census }: System,
  points: number,
): { readonly productivity: number; readonly census: number } {
  const ruined = Math.min(productivity, Math.floor(points / bombing.points));
  const rest = points - ruined * bombing.points;
  return {
    productivity: ruined,
    census: Math.max(0, Math.min(census - 1, Math.floor(rest / bombing.people))),
  };
}
