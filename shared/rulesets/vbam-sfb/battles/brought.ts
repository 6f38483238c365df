import type { Ordered } from '#kernel/declare/order.ts';
import type { ObjectOf } from '#kernel/codec/shapes.ts';
import { flag, integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Encounter } from '../model/combat.ts';
import type { State, Unit } from '../model/state.ts';
import { carriedBy, unitsNamed } from '../model/stations.ts';
import { designOf, isBrittle, isFlight } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import { otherOf } from '../encounters/encounters.ts';
import { mostInBattle, seat, unit } from '../model/parts.ts';
import { convoyLost, convoyOf } from './table.ts';

/** Most ships of a civil fleet. */
export const mostFreighters = 7;
const ships = integer(0, mostFreighters);
/** Ships of one civil fleet, crippled and destroyed. */
const freighterLosses = object({ fleet: unit, crippled: ships, destroyed: ships });
export type FreighterLosses = ObjectOf<{
  fleet: typeof unit;
  crippled: typeof ships;
  destroyed: typeof ships;
}>;

const units = list(unit, mostInBattle);
/** What came of a battle at a table elsewhere (VB 323). */
export const resultFields = {
  /** Whether it was fought there. */
  fought: flag,
  /** Who held the field; absent: nobody did. */
  winner: optional(seat),
  crippled: units,
  destroyed: units,
  /** What the other side has captured (VB 309). */
  captured: optional(units),
  /** What came of the ships of civil fleets, of which each counts by itself at a table (VB 282). */
  freighters: list(freighterLosses, mostInBattle),
} as const;
export type BringIn = Ordered<'bring-in', typeof resultFields>;

/** What came of a civil fleet by what came of its ships (VB 284): those of one that was crippled before begin crippled. */
export function convoyFate(
  unit: Unit,
  { crippled, destroyed }: Omit<FreighterLosses, 'fleet'>,
): 'crippled' | 'destroyed' | undefined {
  const ships = convoyOf(designOf(unit))?.ships ?? 0;
  const halves = 2 * destroyed + (unit.crippled ? ships - destroyed : crippled);
  if (halves >= 2 * Math.ceil((convoyLost.parts * ships) / convoyLost.of)) return 'destroyed';
  return halves >= ships && !unit.crippled ? 'crippled' : undefined;
}

type Result = Omit<BringIn, 'ref' | 'kind' | 'fought'>;

/** Units that a result names as destroyed, with civil fleets whose ships are. */
export function destroyedBy({ units }: State, { destroyed, freighters }: Result): readonly UnitId[] {
  return [...destroyed, ...convoysOf(units, freighters, 'destroyed')];
}
/** The same of those that are crippled. */
export function crippledBy({ units }: State, { crippled, freighters }: Result): readonly UnitId[] {
  return [...crippled, ...convoysOf(units, freighters, 'crippled')];
}
const convoysOf = (
  units: State['units'],
  freighters: readonly FreighterLosses[],
  fate: 'crippled' | 'destroyed',
): readonly UnitId[] =>
  freighters.flatMap(({ fleet, ...losses }) => {
    const unit = units[fleet];
    return unit !== undefined && convoyFate(unit, losses) === fate ? [fleet] : [];
  });

const cannotBeCrippled = (unit: Unit | undefined): boolean =>
  unit === undefined || unit.crippled || isBrittle(designOf(unit));

/** Why ships of a civil fleet cannot be lost so (VB 282). */
function cannotLose({ units }: State, { fleet, crippled, destroyed }: FreighterLosses): Problem | undefined {
  const unit = units[fleet];
  const convoy = unit && convoyOf(designOf(unit));
  if (convoy === undefined) return impossible('VB 282', 'no-convoy');
  return crippled + destroyed > convoy.ships
    ? impossible('VB 282', 'too-many-freighters', { most: convoy.ships })
    : undefined;
}

/** Why a result of a battle elsewhere cannot be: it names units that did not take part, or one twice, or what cannot come of them (VB 278). */
export function cannotBringIn(
  state: State,
  encounter: Encounter | undefined,
  result: Result,
): Problem | undefined {
  const { crippled, destroyed, captured = [], freighters, winner } = result;
  if (encounter?.battle === undefined) return impossible('VB 323', 'no-battle');
  const { forces } = encounter.battle;
  const units = valuesInOrder(forces).flat();
  const named = [...crippled, ...destroyed, ...captured, ...freighters.map(({ fleet }) => fleet)];
  if (named.some((id) => !units.includes(id)) || new Set(named).size < named.length)
    return impossible('VB 323', 'not-in-battle');
  if (crippled.some((id) => cannotBeCrippled(state.units[id])))
    return impossible('VB 278', 'cannot-be-crippled');
  if (!canCapture(state, encounter, result)) return impossible('VB 309', 'cannot-be-captured');
  for (const one of freighters) {
    const problem = cannotLose(state, one);
    if (problem !== undefined) return problem;
  }
  return winner === undefined ? undefined : cannotHold(state, encounter, result, winner);
}

/** Units of a side that it has at the end: what is neither destroyed nor captured. */
const leftOf = (state: State, { battle }: Encounter, result: Result, seat: SeatId): readonly UnitId[] => {
  const gone = [...destroyedBy(state, result), ...(result.captured ?? [])];
  return (battle?.forces[seat] ?? []).filter((id) => !gone.includes(id));
};

/** Whether what is captured can be (VB 309; OURS): no flights, and by an empire that has a unit left to take it. */
const canCapture = (state: State, encounter: Encounter, result: Result): boolean =>
  [encounter.attacker, encounter.defender].every((seat) => {
    const force = encounter.battle?.forces[seat] ?? [];
    const [taken, captor] = [
      (result.captured ?? []).filter((id) => force.includes(id)),
      otherOf(encounter, seat),
    ];
    const isFlown = taken.some((id) => {
      const unit = state.units[id];
      return unit === undefined || isFlight(designOf(unit));
    });
    const hasCaptor = captor in state.empires && leftOf(state, encounter, result, captor).length > 0;
    return taken.length === 0 || (!isFlown && hasCaptor);
  });

/** What changes hands with captured units (VB 186, 422): all that these alone carry, and flights based on them. */
export function capturedBy(state: State, captured: readonly UnitId[]): readonly UnitId[] {
  const along = unitsNamed(
    state.units,
    captured.flatMap((id) => carriedBy(state.units, id)),
  ).filter(([, { aboard = [] }]) => aboard.every((id) => captured.includes(id)));
  return [...captured, ...along.map(([id]) => id)];
}

/** Why a power cannot hold the field: it is none of the two, or has nothing left. */
function cannotHold(state: State, encounter: Encounter, result: Result, winner: SeatId): Problem | undefined {
  const { attacker, defender } = encounter;
  const left = leftOf(state, encounter, result, winner).length > 0;
  return (winner === attacker || winner === defender) && left ? undefined : impossible('VB 323', 'no-winner');
}
