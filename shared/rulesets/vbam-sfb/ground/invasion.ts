import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import type { State, Unit } from '../model/state.ts';
import {
  bombardersOf,
  bombed,
  cannotBombard,
  casualtiesOf,
  groundDamage,
  invadersOf,
  strengthOf,
  troopsOf,
} from './combat.ts';
import {
  cannotBase,
  cannotBoard,
  cannotEmbark,
  cannotInvade,
  cannotLand,
  landingBy,
} from './landing.ts';
import { potentialOf } from '../sidcors/factors.ts';
import { designOf, isFlight, isPeople, people } from '../units/designs.ts';
import { groundCombat } from './table.ts';
import { seekBase, strandFlights } from './bases.ts';

type VbamTurn = Turn<VbamSfb>;

/** A cargo of which a carrier is gone, or whose carriers have parted (VB 422). */
const isAdrift = ({ units }: State, { aboard = [], place, seat }: Unit): boolean =>
  aboard.some((id) => units[id]?.place !== place || units[id].seat !== seat);

/** Cargo goes down with any unit that carries it; flights whose carrier is gone look for a base in a system of theirs (VB 216, 422). */
export const lostCargo: Step<VbamSfb> = {
  name: 'Lost Cargo',
  cite: 'VB 422',
  run(turn) {
    for (const [unit, one] of inOrder(turn.state.units)) {
      const { seat, place, design } = one;
      if (isAdrift(turn.state, one)) turn.happen({ kind: 'unit-lost', seat, unit, place, design });
      seekBase(turn, unit, one);
    }
  },
};

/** Units that an order is about, each if nothing hinders it; where all are hindered, the first reason is told. */
function each(
  turn: VbamTurn,
  ref: OrderRef,
  ids: readonly (UnitId | undefined)[],
  cannot: (id: UnitId | undefined) => Problem | undefined,
  act: (id: UnitId, unit: Unit) => void,
): void {
  const problems = ids.map((id) => [id, cannot(id)] as const);
  const able = problems.filter(([, problem]) => problem === undefined);
  const [, first] = problems[0] ?? [];
  if (able.length === 0 && first !== undefined) turn.refuse(ref, first);
  for (const [id] of able) {
    // What lands first may leave no room for the next.
    const unit = id && turn.state.units[id];
    if (id !== undefined && unit !== undefined && cannot(id) === undefined) act(id, unit);
  }
}

function land(turn: VbamTurn): void {
  for (const { seat, unit: given, order } of turn.orders('land'))
    each(
      turn,
      order.ref,
      landingBy(turn.state, given, false),
      (id) => cannotLand(turn.state, seat, id),
      (unit, one) => {
        const { place, design } = one;
        const at = { seat, unit, place, design, cause: order.ref };
        const found = designOf(one);
        if (isPeople(found)) turn.happen({ kind: 'people-landed', ...at });
        else turn.happen({ kind: isFlight(found) ? 'flight-based' : 'cargo-landed', ...at });
      },
    );
}

function embark(turn: VbamTurn): void {
  for (const { seat, unit: id, order } of turn.orders('embark')) {
    const { ref, by } = order;
    const act = (unit: UnitId, { place, design }: Unit): void => {
      turn.happen({ kind: 'cargo-embarked', seat, unit, place, design, by, cause: ref });
    };
    each(turn, ref, [id], (one) => cannotEmbark(turn.state, seat, one, by), act);
  }
  for (const { seat, unit: id, order } of turn.orders('base')) {
    const { ref, on } = order;
    const act = (unit: UnitId, { place, design }: Unit): void => {
      turn.happen({ kind: 'flight-based', seat, unit, place, design, on, cause: ref });
    };
    each(turn, ref, [id], (one) => cannotBase(turn.state, seat, one, on), act);
  }
  for (const { seat, order } of turn.orders('board')) {
    const { ref: cause, place, by } = order;
    const problem = cannotBoard(turn.state, seat, place, by);
    if (problem !== undefined) turn.refuse(cause, problem);
    else
      turn.happen({
        kind: 'people-embarked',
        seat,
        unit: nextUnit(turn, seat),
        place,
        design: people,
        by,
        cause,
      });
  }
}

const nextUnit = ({ state }: VbamTurn, seat: SeatId): UnitId =>
  unitId(`${seat}.u${padded((state.empires[seat]?.made ?? 0) + 1)}`);

/** What lands leaves room for what embarks (VB 420). */
export const handling: Step<VbamSfb> = {
  name: 'Embarking and Landing',
  cite: 'VB 420',
  run(turn) {
    land(turn);
    embark(turn);
  },
};

/** What bombards scores like a force in space; troops suffer first (OURS, VB 414). */
export const bombardment: Step<VbamSfb> = {
  name: 'Bombardment',
  cite: 'VB 414',
  dice: true,
  run(turn) {
    const done = new Set<string>();
    for (const { seat, order } of turn.orders('bombard')) {
      const { ref: cause, place } = order;
      const problem = cannotBombard(turn.state, seat, place);
      const system = turn.state.systems[place];
      const key = `${seat} ${place}`;
      if (problem !== undefined) turn.refuse(cause, problem);
      if (problem !== undefined || system?.owner === undefined || done.has(key)) continue;
      done.add(key);
      const die = turn.draw.fork(place, seat).int(6);
      const damage = groundDamage(potentialOf(bombardersOf(turn.state, seat, place)), die);
      const hits = casualtiesOf(troopsOf(turn.state, system.owner, place), damage);
      const troops = troopsOf(turn.state, system.owner, place).length > hits.length;
      const loss = troops
        ? { productivity: 0, census: 0 }
        : bombed(system, Math.max(0, damage - sumOf(hits.map(({ points }) => points))));
      turn.happen({ kind: 'bombarded', seat, to: system.owner, place, die, damage, ...loss, cause });
      for (const { unit } of hits) fall(turn, unit, seat, place);
    }
  },
};

/** A ground unit is no more. */
export function fall(turn: VbamTurn, unit: UnitId, to: SeatId | undefined, place: PlaceId): void {
  const one = turn.state.units[unit];
  if (one === undefined) return;
  const { seat, design } = one;
  turn.happen({
    ...({ kind: 'troops-lost', seat, unit, place, design } as const),
    ...(to === undefined ? {} : { to }),
  });
}

/** Troops land against whoever holds the planet (VB 414). */
export const landings: Step<VbamSfb> = {
  name: 'Landings',
  cite: 'VB 414',
  run(turn) {
    for (const { seat, unit: given, order } of turn.orders('invade'))
      each(
        turn,
        order.ref,
        landingBy(turn.state, given, true),
        (id) => cannotInvade(turn.state, seat, id),
        (unit, { place, design }) => {
          const to = turn.state.systems[place]?.owner;
          turn.happen({
            ...({ kind: 'troops-landed', seat, unit, place, design, cause: order.ref } as const),
            ...(to === undefined ? {} : { to }),
          });
        },
      );
  },
};

/** A round of troops against those of the owner; whether any of these are left, and any of the invader's. */
function fightRound(turn: VbamTurn, place: PlaceId, seat: SeatId, to: SeatId, round: number): void {
  const forces = [troopsOf(turn.state, seat, place), troopsOf(turn.state, to, place)] as const;
  const sides = forces.map((troops, at) => {
    const die = turn.draw.fork(place, at === 0 ? seat : to, round).int(6);
    const potential = strengthOf(troops);
    return { potential, die, damage: groundDamage(potential, die) };
  });
  turn.happen({ kind: 'ground-fought', seat, to, place, round, sides });
  for (const [at, troops] of forces.entries())
    for (const { unit } of casualtiesOf(troops, sides[1 - at]?.damage ?? 0))
      fall(turn, unit, at === 0 ? to : seat, place);
}

/** A planet changes hands; what is based there, and what was worked on, is lost (VB 418; OURS). */
function conquer(turn: VbamTurn, place: PlaceId, seat: SeatId, from: SeatId | undefined): void {
  turn.happen({ kind: 'system-conquered', seat, place, ...(from === undefined ? {} : { from }) });
  if (from !== undefined) strandFlights(turn, place, from);
}

/** Troops fight for planets; where no defender is left the planet is conquered (VB 416, 418). */
export const groundPhase: Step<VbamSfb> = {
  name: 'Ground Combat',
  cite: 'VB 416',
  dice: true,
  run(turn) {
    for (const [place, system] of inOrder(turn.state.systems))
      for (const seat of invadersOf(turn.state, place, system)) {
        const { owner } = turn.state.systems[place] ?? system;
        const left = (): boolean =>
          owner !== undefined &&
          troopsOf(turn.state, owner, place).length > 0 &&
          troopsOf(turn.state, seat, place).length > 0;
        for (let round = 1; owner !== undefined && round <= groundCombat.rounds && left(); round += 1)
          fightRound(turn, place, seat, owner, round);
        if (troopsOf(turn.state, owner, place).length === 0 && troopsOf(turn.state, seat, place).length > 0) {
          conquer(turn, place, seat, owner);
          break;
        }
      }
  },
};
