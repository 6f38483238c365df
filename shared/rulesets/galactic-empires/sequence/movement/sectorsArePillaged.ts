import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { by } from '#kernel/inOrder.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import type { Unit } from '../../model/state.ts';
import { commanded } from '../../rules/command.ts';
import { shipCount } from '../../rules/forces.ts';
import { mostPhases } from '../../rules/phases.ts';
import { pillageProblem, pillageShares, pillageStrengthProblem } from '../../rules/pillaging.ts';
import { lostProblem } from '../commands.ts';
import { phaseOrdersFor } from './phases.ts';

/**
 * Units seize the revenue of the sectors they are in; all that pillage one sector in one phase share it (GE 759-777, 1505, E-18).
 * Each is judged by the world before any of them pillages. Who cannot loses nothing but the phase.
 */
export const sectorsArePillaged: GeStep = {
  name: 'Sectors are Pillaged',
  cite: 'GE 759',
  run(turn) {
    const able = Map.groupBy(strong(turn, willing(turn)), ({ unit: { place } }) => place);
    for (const [place, pillagers] of [...able].sort(by(([place]) => place))) share(turn, place, pillagers);
  },
};

interface Pillager {
  readonly seat: SeatId;
  readonly id: UnitId;
  readonly unit: Unit;
  readonly cause: OrderRef;
}

/** Who pillages in this phase and could; those who cannot are refused. */
function willing(turn: GeTurn): readonly Pillager[] {
  return turn.orders('pillage').flatMap(({ seat, unit: id, order: { ref: cause } }): readonly Pillager[] => {
    if (id === undefined || turn.pass > mostPhases || phaseOrdersFor(turn, seat, id)[turn.pass - 1]?.ref !== cause) return [];
    const unit = commanded(turn.state, seat, id);
    const problem = unit === undefined ? lostProblem(turn, seat, id) : pillageProblem(turn.state, unit);
    if (problem !== undefined) turn.refuse(cause, problem);
    return unit === undefined || problem !== undefined ? [] : [{ seat, id, unit, cause }];
  });
}

/** Those of them whose empire has the combat for it in their sector; the others are refused (GE 767). */
function strong(turn: GeTurn, pillagers: readonly Pillager[]): readonly Pillager[] {
  return [...Map.groupBy(pillagers, ({ seat, unit: { place } }) => `${seat} ${place}`).values()].flatMap((together) => {
    const problem = pillageStrengthProblem(together.map(({ unit }) => unit));
    if (problem === undefined) return together;
    for (const { cause } of together) turn.refuse(cause, problem);
    return [];
  });
}

function share(turn: GeTurn, place: PlaceId, pillagers: readonly Pillager[]): void {
  const shares = pillageShares(turn.state, place, pillagers.map(({ unit }) => shipCount(unit)));
  const seen = new Set<SeatId>();
  pillagers.forEach(({ seat, id: unit, cause }, index) => {
    turn.happen({ kind: 'sector-pillaged', place, seat, unit, amount: shares[index] ?? 0, ...(seen.has(seat) ? { joins: true } : {}), cause });
    seen.add(seat);
  });
}
