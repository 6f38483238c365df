import type { Problem } from '#kernel/words/problem.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { State, Unit } from '../model/state.ts';
import { typesOf } from '../model/units/forces.ts';
import { impossible } from '../refusals.ts';
import { starship } from '../tables/starships.ts';

type Game = Pick<State, 'parameters'>;

/** Whether ships of this type can cloak: the game's parameters name classes and single types (E-08). */
export function canCloak({ parameters }: Game, type: ShipTypeId): boolean {
  return parameters.cloakClasses.includes(starship(type).class) || parameters.cloakTypes.includes(type);
}

/** Why the unit cannot cloak now (GE 453, 621-625, 1112, 1138). OURS: admirals aboard do not matter, but admirals alone cannot cloak. */
export function cloakProblem(game: Game, unit: Unit): Problem | undefined {
  if (unit.kind === 'garrison') return impossible('GE 453', 'garrison-cloaks');
  if (unit.cloaked) return impossible('GE 453', 'cloaked-already');
  const unable = typesOf(unit).find((type) => !canCloak(game, type));
  if (unable !== undefined) {
    return impossible('GE 453', 'cannot-cloak', { type: starship(unable).name });
  }
  if (unit.stacks.length === 0) return impossible('GE 453', 'nothing-to-cloak');
  return changeProblem(unit);
}

/** Why the unit cannot decloak now (GE 455, 625, 1138, 1157, E-09). */
export function decloakProblem(unit: Unit): Problem | undefined {
  if (!unit.cloaked) return impossible('GE 455', 'not-cloaked');
  if (unit.travelled > 0) return impossible('GE 1157', 'moved-cloaked');
  return changeProblem(unit);
}

/** Why the unit cannot change its cloak again: once a turn, either way. OURS: being found by a search counts as a change (GE 1138, 1145, E-09). */
function changeProblem({ cloakChanged }: Unit): Problem | undefined {
  if (!cloakChanged) return undefined;
  return impossible('GE 1138', 'cloaking-changed');
}
