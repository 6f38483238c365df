import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { admiralProblem } from '../admirals/admirals.ts';
import type { Happening as OfAdmirals } from '../admirals/events.ts';
import type { Happening as OfDefences } from '../defences/events.ts';
import { beginWorks } from '../defences/works.ts';
import type { Happening as OfEmpire } from '../empire/events.ts';
import type { GeStep, GeTurn } from '../model/game.ts';
import type { AdmiralId } from '../model/ids.ts';
import { defeatedProblem } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import { forCommands } from '../planning/commands.ts';
import { lastWords } from '../planning/lastWords.ts';
import { impossible } from '../refusals.ts';
import type { Happening as OfFleets } from './events.ts';

/** What happens in these steps. */
type Happening = OfFleets | OfAdmirals | OfEmpire | OfDefences;

/** Why the admiral cannot lead the unit: they must be in it when leaders are named, before any transfer (E-07). */
export function leaderProblem(unit: Unit, admiral: AdmiralId | undefined): Problem | undefined {
  if (admiral === undefined || unit.admirals.some(({ id }) => id === admiral)) return undefined;
  return impossible('GE 481', 'leader-not-in-unit');
}

/** Why the unit cannot follow that one: not itself, not a foreign unit, not one that follows it in turn. */
export function followProblem(
  state: State,
  seat: SeatId,
  id: UnitId,
  followed: UnitId | undefined,
): Problem | undefined {
  if (followed === undefined) return undefined;
  if (followed === id) return impossible('GE 511', 'follows-itself');
  if (state.units[followed]?.owner !== seat) return impossible('GE 511', 'follows-nobody');
  if (chainFrom(state, followed).has(id)) return impossible('GE 511', 'follows-in-circle');
  return undefined;
}

/** The unit, the one that it follows, and so on; a circle ends the list. */
function chainFrom(state: State, id: UnitId): ReadonlySet<UnitId> {
  const chain = new Set<UnitId>();
  for (let at: UnitId | undefined = id; at !== undefined && !chain.has(at); at = state.units[at]?.follows)
    chain.add(at);
  return chain;
}

/** Why the unit cannot be given a retreat level or a defend option: garrisons always defend and never retreat (GE 1092). */
export function stanceProblem(unit: Pick<Unit, 'kind'>): Problem | undefined {
  if (unit.kind === 'starfleet') return undefined;
  return impossible('GE 1092', 'garrison-defends');
}

/** Why the ruler cannot take this name: it is empty, or the empire is defeated (GE 227, 1016). */
export function rulerProblem(state: State, seat: SeatId, name: string): Problem | undefined {
  if (name.trim() === '') return impossible('GE 227', 'no-name');
  return defeatedProblem(state, seat, 'GE 227');
}

/** Retreat level, defend option and leader (GE 609-615). OURS: following, renaming and beginning works too (E-07). */
export const administrativeActions: GeStep<Happening> = {
  name: 'Various Administrative Actions Performed',
  cite: 'GE 609',
  run(turn) {
    setStances(turn);
    assignLeaders(turn);
    setFollowing(turn);
    forCommands(turn, 'rename-unit', ({ id, order }) => {
      turn.happen({ kind: 'unit-renamed', unit: id, name: order.name, cause: order.ref });
    });
    renameAdmirals(turn);
    renameRulers(turn);
    beginWorks(turn);
  },
};

function setStances(turn: GeTurn<Happening>): void {
  forCommands(turn, 'set-retreat-level', ({ id, unit, order }) => {
    const problem = stanceProblem(unit);
    if (problem !== undefined) return turn.refuse(order.ref, problem);
    turn.happen({ kind: 'retreat-level-set', unit: id, level: order.level, cause: order.ref });
  });
  forCommands(turn, 'set-defend-option', ({ id, unit, order }) => {
    const problem = stanceProblem(unit);
    if (problem !== undefined) return turn.refuse(order.ref, problem);
    turn.happen({ kind: 'defend-option-set', unit: id, defends: order.defends, cause: order.ref });
  });
}

function assignLeaders(turn: GeTurn<Happening>): void {
  forCommands(turn, 'assign-leader', ({ id, unit, order: { admiral, ref } }) => {
    const problem = leaderProblem(unit, admiral);
    if (problem !== undefined) return turn.refuse(ref, problem);
    turn.happen({
      kind: 'leader-assigned',
      unit: id,
      ...(admiral === undefined ? {} : { admiral }),
      cause: ref,
    });
  });
}

function setFollowing(turn: GeTurn<Happening>): void {
  forCommands(turn, 'set-follow', ({ seat, id, order: { unit: follows, ref } }) => {
    const problem = followProblem(turn.state, seat, id, follows);
    if (problem !== undefined) return turn.refuse(ref, problem);
    turn.happen({ kind: 'follow-set', unit: id, ...(follows === undefined ? {} : { follows }), cause: ref });
  });
}

function renameAdmirals(turn: GeTurn<Happening>): void {
  forCommands(turn, 'rename-admiral', ({ id, unit, order: { admiral, name, ref } }) => {
    const problem = admiralProblem(unit, admiral);
    if (problem !== undefined) return turn.refuse(ref, problem);
    turn.happen({ kind: 'admiral-renamed', unit: id, admiral, name, cause: ref });
  });
}

function renameRulers(turn: GeTurn<Happening>): void {
  for (const {
    seat,
    order: { name, ref },
  } of lastWords(turn, ['rename-ruler'], 'GE 227', () => '')) {
    const problem = rulerProblem(turn.state, seat, name);
    if (problem === undefined) turn.happen({ kind: 'ruler-renamed', seat, name, cause: ref });
    else turn.refuse(ref, problem);
  }
}
