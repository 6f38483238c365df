import type { Side } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { beyond, turned } from '../map/board.ts';
import type { Named } from '../model/ships.ts';
import { active } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import type { Action } from '../model/vocabulary.ts';
import { impulses, subPulses } from '../model/vocabulary.ts';
import { tokenText } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { cardOf, costOf, isWithoutControl } from '../ships/ships.ts';
import { impulseChart, slipMode, turnModes } from './table.ts';

/** The sub-pulses of this impulse in which the ship is due to move (FC 2A6). */
export const dueIn = (ship: Ship): readonly number[] =>
  ship.stopped ? [] : impulseChart[ship.speed][hasAccelerated(ship) ? 'accelerated' : 'plain'];

export const hasAccelerated = ({ speedChange }: Ship): boolean => speedChange?.what === 'accelerated';

/** The sub-pulse in which it moves next in this impulse; undefined for none. */
export const nextDue = (ship: Ship): number | undefined => dueIn(ship).find((one) => one > ship.acted);

/** How fast it counts as in the order of precedence (FC 2A5): by speed, then by what it paid in this impulse. */
const pulseSpeed = (ship: Ship): number =>
  3 * ship.speed + (hasAccelerated(ship) ? 1 : 0) - (ship.held ? 1 : 0);

/** The worst category moves first. */
const agility = (ship: Ship): number => -cardOf(ship).category.charCodeAt(0);

/** Who moves next in this sub-pulse: the slowest, of these the least agile, and all who are equal together (FC 2A5). */
export function movingNext(state: State, subPulse: number): readonly Named[] {
  const due = active(state)
    .filter(([, ship]) => nextDue(ship) === subPulse)
    .sort(
      compareBy<Named>(
        ([, ship]) => pulseSpeed(ship),
        ([, ship]) => agility(ship),
        ([id]) => id,
      ),
    );
  const first = due[0]?.[1];
  return first === undefined
    ? []
    : due.filter(([, ship]) => pulseSpeed(ship) === pulseSpeed(first) && agility(ship) === agility(first));
}

/** Hexes that the ship needs before it turns, at its baseline speed (FC 2C2, 5A2a). */
export const turnMode = (ship: Ship): number =>
  (turnModes[cardOf(ship).category]?.[ship.speed] ?? 0) + (isWithoutControl(ship) ? 1 : 0);

const sideways: Readonly<Record<Action, -1 | 0 | 1>> = {
  straight: 0,
  'turn-left': -1,
  'turn-right': 1,
  'slip-left': -1,
  'slip-right': 1,
  hold: 0,
  'hold-left': -1,
  'hold-right': 1,
};
export const isHeld = (action: Action): boolean => action.startsWith('hold');
const isTurn = (action: Action): boolean => sideways[action] !== 0 && !isSlip(action);
const isSlip = (action: Action): boolean => action.startsWith('slip');

/** Half tokens for cancelling a move; going backwards does not double it (FC 2B2b). */
export const holdCost = (ship: Ship): number => costOf(ship, 1);

/** Why a ship that is due cannot do this; undefined if it can. */
export function cannotMove(ship: Ship, action: Action): Problem | undefined {
  const { name, turnCount, slipCount, energy } = ship;
  const needed = turnMode(ship);
  if (isTurn(action) && turnCount < needed)
    return impossible('FC 2C2', 'turn-mode', { ship: name, count: turnCount, needed });
  if (isTurn(action) && ship.rooted === true)
    return impossible('FC 2C3b', 'not-left-its-hex', { ship: name });
  if (isSlip(action) && slipCount < slipMode) return impossible('FC 2C4a', 'slip-mode', { ship: name });
  return isHeld(action) && energy < holdCost(ship) ? tooDear('FC 2B2b', ship, holdCost(ship)) : undefined;
}

/** Why a ship cannot pay for so many half tokens. */
export const tooDear = (
  cite: 'FC 2B2a' | 'FC 2B2b' | 'FC 2D1',
  { name, energy }: Ship,
  needed: number,
): Problem =>
  impossible(cite, 'too-much-energy', { ship: name, needed: tokenText(needed), left: tokenText(energy) });

/** Where an action leads, and its counts afterwards. */
export interface Course {
  readonly place: PlaceId;
  readonly facing: Side;
  readonly turnCount: number;
  readonly slipCount: number;
}

/** Carries out an action that is possible (FC 2C). A turn begins both counts with the hex entered; a sideslip does not count for the next one. */
export function courseOf(ship: Ship, action: Action): Course {
  const { place, facing, reverse, turnCount, slipCount } = ship;
  const side = sideways[action];
  const ahead = (front: Side, by = 0): PlaceId => beyond(place, turned(front, reverse ? 3 - by : by));
  if (isHeld(action))
    return side === 0
      ? { place, facing, turnCount: turnCount + 1, slipCount }
      : { place, facing: turned(facing, side), turnCount: 1, slipCount: 0 };
  if (isSlip(action)) return { place: ahead(facing, side), facing, turnCount: turnCount + 1, slipCount: 0 };
  if (side === 0) return { place: ahead(facing), facing, turnCount: turnCount + 1, slipCount: slipCount + 1 };
  const front = turned(facing, side);
  return { place: ahead(front), facing: front, turnCount: 1, slipCount: 1 };
}

/** The ship after an action, whether it may do it or not. */
export const shipAfter = (ship: Ship, action: Action): Ship => ({
  ...ship,
  ...courseOf(ship, action),
  ...(isHeld(action) ? {} : { rooted: false }),
});

/** Sub-pulses since the battle began, to tell who entered a hex last. */
export const momentOf = ({ turn, impulse }: State, subPulse: number): number =>
  (turn * impulses + impulse) * subPulses + subPulse;
