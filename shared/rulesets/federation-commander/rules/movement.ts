import type { Side } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { compareBy } from '#kernel/inOrder.ts';
import type { Ship, State } from '../model/state.ts';
import type { Action } from '../tables/movement.ts';
import {
  impulseChart,
  impulses,
  reverseTimes,
  slipMode,
  subPulses,
  tacticalCost,
  turnModes,
} from '../tables/movement.ts';
import { impossible } from '../tables/refusals.ts';
import { beyond, turned } from '../tables/board.ts';
import type { Named } from './ships.ts';
import { active, cardOf, isWithoutControl } from './ships.ts';
import { tokens, tokenText } from '../tables/tokens.ts';

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
export const holdCost = (ship: Ship): number => cardOf(ship).moveCost;

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

const tooDear = (cite: 'FC 2B2a' | 'FC 2B2b' | 'FC 2D1', { name, energy }: Ship, needed: number): Problem =>
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

/** Half tokens for one point of acceleration (FC 2B2a). */
export const accelerationCost = (ship: Ship): number =>
  cardOf(ship).moveCost * (ship.reverse ? reverseTimes : 1);

/** Why the ship cannot move one hex more in this impulse; undefined if it can. */
export function cannotAccelerate(ship: Ship): Problem | undefined {
  if (ship.stopped) return impossible('FC 2C7a', 'is-stopped', { ship: ship.name });
  if (ship.speedChange !== undefined) return impossible('FC 2B2a', 'speed-changed', { ship: ship.name });
  const cost = accelerationCost(ship);
  return ship.energy < cost ? tooDear('FC 2B2a', ship, cost) : undefined;
}

/** Why the ship cannot stop for the rest of the turn; undefined if it can (FC 2D3). */
export function cannotStop(ship: Ship): Problem | undefined {
  if (ship.stopped) return impossible('FC 2D3a', 'not-moving-away', { ship: ship.name });
  return ship.speedChange === undefined
    ? undefined
    : impossible('FC 2D3a', 'speed-changed', { ship: ship.name });
}

/** Points for reinforcement from the movement that is cancelled: half of the tokens paid for it, without fractions (FC 2D3b). */
export function poolOf(ship: Ship, impulse: number): number {
  const moves = (ship.speed / impulses) * (impulses + 1 - impulse);
  const paid = moves * cardOf(ship).moveCost * (ship.reverse ? reverseTimes : 1);
  return Math.floor(tokens(paid) / 2);
}

/** Why the ship cannot turn in its place; undefined if it can (FC 2D1). */
export function cannotTurnInPlace(ship: Ship): Problem | undefined {
  if (!ship.stopped) return impossible('FC 2D1', 'not-stopped');
  if (ship.tactical !== undefined) return impossible('FC 2D1', 'turned-already', { ship: ship.name });
  return ship.energy < tacticalCost ? tooDear('FC 2D1', ship, tacticalCost) : undefined;
}

/** Sub-pulses since the battle began, to tell who entered a hex last. */
export const momentOf = ({ turn, impulse }: State, subPulse: number): number =>
  (turn * impulses + impulse) * subPulses + subPulse;
