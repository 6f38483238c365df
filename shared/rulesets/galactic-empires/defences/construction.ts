import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hasPermission } from '../diplomacy/permission.ts';
import { namedPlace } from '../model/naming.ts';
import type { State, Unit } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import { shipCount } from '../model/units/forces.ts';
import { impossible } from '../refusals.ts';
import { maxLevel } from '../tables/defences.ts';

/** What the rules need to know of a unit that builds or razes. */
export type Worker = Pick<Unit, 'place' | 'stacks'>;

/** Price of one level of sector defences, in hundredths (GE 874, E-24). */
export const constructionCost = (state: State): number => state.parameters.defences.cost * 100;

/**
 * Why the unit cannot begin to build (GE 872, 884). The other conditions are checked when the work is done, because until then
 * ships may arrive and the sector may change hands.
 */
export function beginConstructionProblem(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  return busyProblem(unit) ?? levelProblem(state, unit.place);
}

/** Why the unit cannot begin another work this turn. OURS: one work a turn, even by other ships of the unit. */
export function busyProblem({ working }: Unit): Problem | undefined {
  return working === undefined ? undefined : worksAlready();
}

export const worksAlready = (): Problem => impossible('GE 872', 'works-already');

function levelProblem(state: State, place: PlaceId): Problem | undefined {
  const sector = state.sectors[place];
  if (sector === undefined || sector.level < maxLevel) return undefined;
  return impossible('GE 884', 'highest-level', {
    place: namedPlace(place, sector),
    most: maxLevel,
  });
}

/**
 * Why work that was begun has failed (GE 878-880, 910-912): the unit has moved or retreated, or the garrison's sector has
 * changed hands, even if it has changed back (E-25).
 */
export function stoppedProblem(
  state: State,
  { kind, place, retreated, travelled }: Unit,
): Problem | undefined {
  if (kind === 'garrison') {
    if (state.sectors[place]?.changedOwner !== true) return undefined;
    return impossible('GE 878', 'work-lost');
  }
  if (retreated) return impossible('GE 880', 'worker-retreated');
  if (travelled > 0) return impossible('GE 880', 'worker-moved');
  return undefined;
}

/**
 * Why the unit cannot raise the defences where it is now, apart from money (GE 868-886, E-25).
 * @param raised whether any unit has raised them this turn already
 */
export function constructionProblem(
  state: State,
  seat: SeatId,
  unit: Worker,
  raised: boolean,
): Problem | undefined {
  const { place } = unit;
  const sector = state.sectors[place];
  const args = { place: namedPlace(place, sector) };
  if (raised) return raisedProblem(state, place);
  if (!hasPermission(state, seat, place)) {
    return impossible('GE 882', 'no-permission/works', args);
  }
  return levelProblem(state, place) ?? workersProblem(unit, state.parameters.defences.workers);
}

/** Why the level cannot rise again: one level a turn, whoever builds it (GE 884). */
const raisedProblem = (state: State, place: PlaceId): Problem =>
  impossible('GE 884', 'raised-already', {
    place: namedPlace(place, state.sectors[place]),
  });

/**
 * The number of the unit's starships that can work: a worker does nothing else all turn (GE 876).
 * OURS: ships from other units can work if they have spent no move-points and their unit had not used up its turn.
 */
export const hands = ({ stacks }: Worker): number =>
  shipCount({ stacks: stacks.filter(({ used }) => used === 0) });

/** Why the unit has too few workers: a worker is a starship (GE 876, 908). */
export function workersProblem(unit: Worker, workers: number): Problem | undefined {
  const present = hands(unit);
  if (present >= workers) return undefined;
  return impossible('GE 876', 'too-few-workers', { workers, present });
}

/** Why the treasury cannot pay for the level. */
export function constructionMoneyProblem(state: State, seat: SeatId, place: PlaceId): Problem | undefined {
  if (constructionCost(state) <= (state.empires[seat]?.treasury ?? 0)) return undefined;
  return impossible('GE 874', 'not-enough-money/defences', {
    place: namedPlace(place, state.sectors[place]),
    cost: state.parameters.defences.cost,
  });
}

/** Sectors whose defences recover a level, in id order: damaged, and neither fought over nor pillaged this turn; a change of owner alone does not matter (GE 1203, E-27). */
export function repaired(state: State): readonly PlaceId[] {
  return keysInOrder(state.sectors).filter((place) => {
    const sector = state.sectors[place];
    return sector !== undefined && sector.levelDamage > 0 && sector.battles === 0 && !sector.pillaged;
  });
}
