import type { Elsewhere } from '#kernel/orders/elsewhere.ts';
import type { Group } from '#kernel/steps/samples.ts';
import { sampled } from '#kernel/steps/samples.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Side } from '../combat/battle.ts';
import { sidesOf } from '../combat/battle.ts';
import { supportFor } from '../combat/forms/drones.ts';
import { isRadiation } from '../combat/round/radiation.ts';
import { hexName } from '../map/board.ts';
import { segmentOf } from '../model/battle/combat.ts';
import { isShuttle } from '../model/battle/wings.ts';
import { forceOf } from '../model/force.ts';
import type { Ship } from '../model/ship.ts';
import type { Battle, State } from '../model/state.ts';
import { unreadable } from '../refusals.ts';
import { isPoorly } from '../ships/crew.ts';
import { factorsOf } from '../ships/fleet.ts';
import { combatOn } from '../combat/support/caution.ts';
import { fineWorthOf } from '../ships/worth.ts';
import type { FlownSide } from './classes.ts';
import { cardOf, disengagesBy, flownBy, otherSide, sideOfAttacker } from './classes.ts';

/** OURS: turns of a battle elsewhere, few, so that a turn of the campaign can end. */
const turns = 5;

/** A ship by its position among all that fight for its side. */
export interface Placed {
  readonly at: number;
  readonly ship: Ship;
  /** Its squadron has been out of supply. */
  readonly unsupplied: boolean;
}

/** One side of a battle, as it is sent. */
export interface Sent {
  readonly side: Side;
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly flown: FlownSide;
  readonly groups: readonly Group<Placed>[];
}

const shipsOf = (state: State, unit: UnitId): readonly Placed[] =>
  forceOf(state, unit)
    .flatMap(({ unit: of, ships }) => {
      const unsupplied = (state.squadrons[of]?.supply?.out ?? 0) > 0;
      return ships.map((ship) => ({ ship, unsupplied }));
    })
    .map((one, at) => ({ at, ...one }));

/** Why what stands around a battle has no counterpart elsewhere: it stays with these rules. */
function barred(state: State, battle: Battle, sides: readonly Side[]): Problem | undefined {
  const { coming = {}, openings = [], modifiers = [], crowded, place } = battle;
  if (sides.some(({ allies }) => allies.length > 0)) return unreadable('flown-sides');
  const isFedBy = ({ squadron: { seat } }: Side): boolean =>
    supportFor(state, battle, seat, segmentOf(battle.code), 1) !== undefined;
  if (keysInOrder(coming).length > 0 || sides.some(isFedBy)) return unreadable('flown-coming');
  return openings.length + modifiers.length > 0 || crowded !== undefined || isRadiation(state, place)
    ? unreadable('flown-factors')
    : undefined;
}

/** Whether a ship fights in a state of its own, which has no counterpart elsewhere: mothballed, in tow, in shock, under cloak, in reserve, inactive. */
const isUnusual = ({ stored, towed, shock, engaged }: Ship): boolean =>
  stored === true || towed !== undefined || shock === true || engaged !== undefined;

/** Why a ship cannot be flown. OURS: multi-role shuttles stay aboard. */
function grounded(seat: SeatId, ship: Ship): Problem | undefined {
  const { hull, wings = [] } = ship;
  if (cardOf(seat, ship) === undefined) return unreadable('flown-class', { hull });
  if (wings.some((one) => one.count > 0 && !isShuttle(one))) return unreadable('flown-wings', { hull });
  return isUnusual(ship) ? unreadable('flown-state', { hull }) : undefined;
}

/** The forces that fight a battle elsewhere, the attacker first, or why they do not: the battle stays with these rules. */
export function sentTo(state: State, battle: Battle): Result<readonly [Sent, Sent], readonly Problem[]> {
  const sides = sidesOf(state, battle);
  const [attacker, defender] = sides;
  const forces = [shipsOf(state, attacker.unit), shipsOf(state, defender.unit)] as const;
  const problem =
    barred(state, battle, sides) ??
    sides
      .flatMap(({ squadron: { seat } }, at) => (forces[at] ?? []).map(({ ship }) => grounded(seat, ship)))
      .find((one) => one !== undefined);
  if (problem !== undefined) return bad([problem]);
  const samples = sampled(forces, {
    valueOf: ({ ship }) => fineWorthOf(ship),
    isWhole: ({ ship: { lost = 0 } }) => lost === 0,
    nameOf: ({ at }) => at,
  });
  if (samples === undefined) return bad([unreadable('flown-uneven')]);
  const flown = sideOfAttacker(attacker.squadron.seat, defender.squadron.seat);
  const sent = (side: Side, on: FlownSide, groups: Sent['groups']): Sent => ({
    side,
    seat: side.squadron.seat,
    unit: side.unit,
    flown: on,
    groups,
  });
  return good([sent(attacker, flown, samples[0]), sent(defender, otherSide(flown), samples[1])]);
}

/** Percent of its defense factors that a ship has lost, fractions dropped. */
export const percentLost = (ship: Ship): number =>
  Math.min(99, Math.floor((100 * (ship.lost ?? 0)) / factorsOf(ship).defence));

/** A ship as a scenario there names it. OURS: a poor crew has empty tubes, and who is out of supply empty batteries too. */
function shipOf(state: State, { seat, side }: Sent, { at, ship, unsupplied }: Placed): object {
  const lost = percentLost(ship);
  const { disengages } = disengagesBy(combatOn(state, side.squadron));
  // Who is crippled there from the beginning would leave at once, where these rules count the losses of this turn alone (A3.20).
  const leaves = disengages === 'crippled' && 2 * lost >= 100 ? undefined : disengages;
  return {
    card: cardOf(seat, ship),
    name: `${ship.hull} ${at + 1}`.slice(0, 40),
    ...(lost > 0 ? { lost } : {}),
    ...(unsupplied || isPoorly(ship) ? { preLoaded: false } : {}),
    ...(unsupplied ? { tokens: 0 } : {}),
    ...defined({ disengages: leaves }),
  };
}

/** The battle as another game begins it. */
export function battleElsewhere(state: State, battle: Battle): Result<Elsewhere, readonly Problem[]> {
  const sent = sentTo(state, battle);
  if (!sent.ok) return sent;
  const [attacker, defender] = sent.value;
  const ships = (one: Sent): readonly object[] => one.groups.map(({ unit }) => shipOf(state, one, unit));
  return good({
    ruleset: flownBy,
    title: `Battle ${battle.code} in ${hexName(battle.place)}`,
    setup: {
      scenario: 'fleet',
      map: 'floating',
      turns,
      ships: { [attacker.flown]: ships(attacker), [defender.flown]: ships(defender) },
    },
    books: {},
    seats: { [attacker.flown]: attacker.seat, [defender.flown]: defender.seat },
  });
}
