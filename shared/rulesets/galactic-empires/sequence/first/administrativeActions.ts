import type { GeStep, GeTurn } from '../../model/game.ts';
import {
  followProblem,
  leaderProblem,
  rulerProblem,
  stanceProblem,
} from '../../rules/works/administration.ts';
import { admiralProblem } from '../../rules/forces/admirals.ts';
import { forCommands } from '../commands.ts';
import { lastWords } from '../lastWords.ts';
import { beginWorks } from '../works.ts';

/** Retreat level, defend option and leader (GE 609-615). OURS: following, renaming and beginning works too (E-07). */
export const administrativeActions: GeStep = {
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

function setStances(turn: GeTurn): void {
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

function assignLeaders(turn: GeTurn): void {
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

function setFollowing(turn: GeTurn): void {
  forCommands(turn, 'set-follow', ({ seat, id, order: { unit: follows, ref } }) => {
    const problem = followProblem(turn.state, seat, id, follows);
    if (problem !== undefined) return turn.refuse(ref, problem);
    turn.happen({ kind: 'follow-set', unit: id, ...(follows === undefined ? {} : { follows }), cause: ref });
  });
}

function renameAdmirals(turn: GeTurn): void {
  forCommands(turn, 'rename-admiral', ({ id, unit, order: { admiral, name, ref } }) => {
    const problem = admiralProblem(unit, admiral);
    if (problem !== undefined) return turn.refuse(ref, problem);
    turn.happen({ kind: 'admiral-renamed', unit: id, admiral, name, cause: ref });
  });
}

function renameRulers(turn: GeTurn): void {
  for (const {
    seat,
    order: { name, ref },
  } of lastWords(turn, ['rename-ruler'], 'GE 227', () => '')) {
    const problem = rulerProblem(turn.state, seat, name);
    if (problem === undefined) turn.happen({ kind: 'ruler-renamed', seat, name, cause: ref });
    else turn.refuse(ref, problem);
  }
}
