import type { Turn } from '#kernel/sequence/step.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { isIdle } from '../../model/sight/abroad.ts';
import { declines, hasLeft } from '../../model/battle/declining.ts';
import type { Ship } from '../../model/ship.ts';
import type { Battle } from '../../model/state.ts';
import { squadronsAt } from '../../model/stations/squadrons.ts';
import { factorsOf, isBase, isGunboat } from '../../ships/fleet.ts';
import { attacks, combatOf, strengthOf } from '../../ships/ships.ts';
import { undockingIn } from '../../sensors/docks.ts';
import { followersIn } from '../../reactions/watch.ts';
import { sidesOf } from '../battle.ts';
import type { Side } from '../battle.ts';
import { benefitShips } from '../chart.ts';
import { isReserve } from '../fit.ts';
import { keepsReserve } from '../openings.ts';
import { activated, reinforced, reinforcing, reserved, wentForward } from '../formEvents.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';

/** Gunboats that count as one unit. */
const flotilla = 6;

/** How many ships of a side may stand in reserve: a quarter of its units, rounded down; six gunboats are one, and bases are none (A10.40a, 1/B). */
function mostReserve(ships: readonly Ship[]): number {
  const gunboats = ships.filter((ship) => isGunboat(ship) && ship.band === undefined).length;
  const others = ships.filter(
    (ship) => (!isGunboat(ship) || ship.band !== undefined) && !isBase(ship) && ship.guard !== true,
  ).length;
  return Math.floor((others + Math.ceil(gunboats / flotilla)) / 4);
}

/** Ships go into reserve as a battle begins, as their admiral named them (A10.40a): of whom a warp sling is used on after its free round (D2.40). */
export function reserve(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  for (const side of sidesOf(turn.state, battle))
    if (keepsReserve(battle, 1, side.squadron.seat)) keepBack(turn, battle, side);
}

/** Ships of a side go into reserve, as their admiral named them (A10.40a). */
function keepBack(turn: Turn<Fighting>, battle: Battle, { unit, squadron }: Side): void {
  const sides = sidesOf(turn.state, battle);
  const { ships, seat } = squadron;
  const wanted = combatOf(squadron).forms?.reserve ?? [];
  const free = new Set(
    ships.flatMap((ship, at) => (isBase(ship) || isGunboat(ship) || ship.guard === true ? [] : [at])),
  );
  const at = wanted.flatMap((hull) => {
    const found = [...free].find((one) => ships[one]?.hull === hull);
    if (found !== undefined) free.delete(found);
    return found ?? [];
  });
  const kept = at.slice(0, mostReserve(ships));
  if (kept.length > 0)
    turn.happen(
      reserved.of({ ...inBattle(battle, sides), seat, unit, at: kept, hulls: hullsAt(ships, kept) }),
    );
}
const hullsAt = (ships: readonly Ship[], at: readonly number[]): readonly string[] =>
  at.flatMap((one) => ships[one]?.hull ?? []);

/** What changes of the stations of both sides after a round that is not the last (A10.40a, A10.60, D6.70). */
export function changeStations(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  for (const side of sidesOf(turn.state, battle)) {
    const [was, is] = [turn.pass, turn.pass + 1].map((round) =>
      keepsReserve(battle, round, side.squadron.seat),
    );
    if (was === false && is === true) keepBack(turn, battle, side);
    else goForward(turn, battle, side, is === true);
    activate(turn, battle, side);
  }
  undock(turn, battle, turn.pass + 1);
  const due = inOrder(battle.coming ?? {}).filter(([, round]) => round === turn.pass);
  for (const [unit] of due) arrive(turn, battle, unit);
}

/** Where a reserve is more than a quarter of the ships that are left, the last of it go forward (A10.40a), and all of it where there is none in the next round (D2.40). */
function goForward(turn: Turn<Fighting>, battle: Battle, { unit, squadron }: Side, keeps: boolean): void {
  const { ships, seat } = squadron;
  const kept = ships.flatMap((ship, at) => (isReserve(ship) ? [at] : []));
  const at = keeps ? kept.slice(mostReserve(ships)) : kept;
  if (at.length === 0) return;
  const common = inBattle(battle, sidesOf(turn.state, battle));
  turn.happen(wentForward.of({ ...common, seat, unit, at, hulls: hullsAt(ships, at) }));
}

/** Half of the inactive ships become active. OURS: rounded up, and those with most attack factors first (A10.60). */
function activate(turn: Turn<Fighting>, battle: Battle, { unit, squadron }: Side): void {
  const { ships, seat } = squadron;
  const idle = ships.flatMap((ship, at) => (ship.engaged?.inactive === true ? [at] : []));
  if (idle.length === 0) return;
  const attack = (at: number) => factorsOf(ships[at] as Ship).attack;
  const at = idle
    .toSorted((one, other) => attack(other) - attack(one) || one - other)
    .slice(0, Math.ceil(idle.length / 2))
    .toSorted((one, other) => one - other);
  const common = inBattle(battle, sidesOf(turn.state, battle));
  turn.happen(activated.of({ ...common, seat, unit, at, hulls: hullsAt(ships, at) }));
}

/** Faces of the die of a reinforcement, and what is added to it (D6.70). */
const [faces, later] = [4, 1] as const;

/** Whoever stands with the defenders without having assembled, and who will come to the battle (D2.35, D6.70). */
export function summon(turn: Turn<Fighting>): void {
  const { battle } = turn.state;
  if (battle === undefined) return;
  const sides = sidesOf(turn.state, battle);
  const [, defender] = sides;
  const others = othersIn(turn, battle, sides);
  const crowd = combatOf(defender.squadron).forms?.together === true;
  const near = others.filter(([, { seat }]) => crowd && seat === defender.squadron.seat);
  if (near.length > 0) {
    const strengths = near.map(([unit, one]) => ({ unit, strength: strengthOf(one) }));
    const count = defender.squadron.ships.length + sumOf(near.map(([, { ships }]) => ships.length));
    const five = count >= benefitShips && !battle.five.includes(defender.squadron.seat);
    const { seat } = defender.squadron;
    turn.happen(
      reinforced.of({ ...inBattle(battle, sides), seat, units: strengths, crowded: true, benefit: five }),
    );
  }
  const docked = undock(turn, battle, 1);
  for (const [unit, one] of others) {
    if (
      near.some(([other]) => other === unit) ||
      docked.includes(unit) ||
      combatOf(one).forms?.joins !== true
    )
      continue;
    // Whoever comes to the attack attacks.
    if (one.seat !== defender.squadron.seat && !attacks(one)) continue;
    const round = turn.draw.fork(unit).int(faces) + later;
    turn.happen(reinforcing.of({ ...inBattle(battle, sides), seat: one.seat, unit, round }));
  }
}

/** Military squadrons in the docks of commercial bases come to the battle once a round of it is over, and so do those whose military base has fallen (B4.10). */
function undock(turn: Turn<Fighting>, battle: Battle, round: number): readonly UnitId[] {
  const sides = sidesOf(turn.state, battle);
  const awaited = new Set([...keysInOrder(battle.coming ?? {}), ...(battle.joined ?? [])]);
  return sides.flatMap(({ squadron: { seat } }) =>
    undockingIn(turn.state, seat, battle.place).flatMap((unit) => {
      if (awaited.has(unit)) return [];
      turn.happen(reinforcing.of({ ...inBattle(battle, sides), seat, unit, round }));
      return [unit];
    }),
  );
}

/** Other squadrons of both sides in the hex that can come: with ships, active, following nobody, and none that takes part in no combat, or has left a battle in this turn (A3.20, D5.12). */
function othersIn({ state }: Turn<Fighting>, { place }: Battle, sides: readonly Side[]) {
  const followers = followersIn(state.squadrons, place);
  return squadronsAt(state.squadrons, place).filter(
    ([unit, one]) =>
      one.ships.length > 0 &&
      !isIdle(state, one) &&
      !declines(state, one) &&
      !hasLeft(one) &&
      !followers.has(unit) &&
      sides.some(({ squadron, parts }) => squadron.seat === one.seat && !parts.includes(unit)),
  );
}

/** A squadron comes to the battle, if it is still there. */
function arrive(turn: Turn<Fighting>, battle: Battle, unit: UnitId): void {
  const squadron = turn.state.squadrons[unit];
  const sides = sidesOf(turn.state, battle);
  const side = sides.find(({ squadron: one }) => one.seat === squadron?.seat);
  if (squadron === undefined || side === undefined || squadron.place !== battle.place) return;
  const { seat } = squadron;
  const ships = side.squadron.ships.filter(({ band }) => band === undefined);
  const five = ships.length + squadron.ships.length >= benefitShips && !battle.five.includes(seat);
  const units = [{ unit, strength: strengthOf(squadron) }];
  turn.happen(reinforced.of({ ...inBattle(battle, sides), seat, units, crowded: false, benefit: five }));
}
