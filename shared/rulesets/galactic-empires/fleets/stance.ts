import { flag } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { nameProblem } from '../model/naming.ts';
import { rank } from '../model/parts.ts';
import { ranks } from '../tables/starships.ts';
import { retreatPhrase } from '../model/words.ts';
import { listed, name, needsUnit, ownUnit } from '../planning/common.ts';
import { choiceField, textField, toRank } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { plannedUnit } from '../planning/planned.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import type { Unit } from '../model/state.ts';
import { forCommands } from '../planning/commands.ts';
import { impossible } from '../refusals.ts';
import type { defendOptionSet, retreatLevelSet, unitRenamed } from './events.ts';

/** Why the unit cannot be given a retreat level or a defend option: garrisons always defend and never retreat (GE 1092). */
export function stanceProblem(unit: Pick<Unit, 'kind'>): Problem | undefined {
  if (unit.kind === 'starfleet') return undefined;
  return impossible('GE 1092', 'garrison-defends');
}

const levels = ranks.map((level) => ({
  value: String(level),
  label: phrase('{level}: {when}', { level, when: retreatPhrase(level) }),
}));

/** The rank that, with all before it empty, makes the starfleet retreat (GE 515, 1664). */
export const setRetreatLevel = order('set-retreat-level', {
  title: 'Change Retreat Level',
  fields: { level: rank },

  offers: (view, at, plan) => {
    const planned = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit);
    if (planned === undefined || stanceProblem(planned) !== undefined) return [];
    return [{ level: ownUnit(view, at)?.retreatLevel ?? 5 }];
  },

  form: (_view, order) => [
    choiceField('level', 'Retreat level', levels, String(order.level), (given) => ({
      ...order,
      level: toRank(given),
    })),
  ],

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit === undefined ? undefined : stanceProblem(unit));
  },

  say: ({ level }) =>
    phrase(level === 5 ? 'Never retreat (retreat level 5)' : 'Retreat {when} (retreat level {level})', {
      when: retreatPhrase(level),
      level,
    }),
});

/** Whether the starfleet enters sector defences in battle: it fights better there, and cannot retreat (GE 517). */
export const setDefendOption = order('set-defend-option', {
  title: 'Defend Sector Defences',
  fields: { defends: flag },

  offers: (view, at, plan) => {
    const planned = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit);
    if (planned === undefined || stanceProblem(planned) !== undefined) return [];
    return [{ defends: !(ownUnit(view, at)?.defends ?? true) }];
  },

  form: (_view, order) => [
    choiceField(
      'defends',
      'In battle',
      [
        { value: 'yes', label: phrase('Enter the defences; no retreat') },
        { value: 'no', label: phrase('Stay outside; retreat is possible') },
      ],
      order.defends ? 'yes' : 'no',
      (given) => ({ ...order, defends: given === 'yes' }),
    ),
  ],

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit === undefined ? undefined : stanceProblem(unit));
  },

  say: ({ defends }) =>
    defends ? phrase('Enter sector defences in battle') : phrase('Stay outside sector defences in battle'),
});

/** A new name for a unit (GE 465). */
export const renameUnit = order('rename-unit', {
  title: 'Rename Unit',
  fields: { name },

  offers: (view, at) => {
    const unit = ownUnit(view, at);
    return unit === undefined ? [] : [{ name: unit.name === '' ? 'Unnamed' : unit.name.slice(0, 40).trim() }];
  },

  form: (view, order, at) => [
    textField(
      'name',
      'Name',
      40,
      1,
      order.name,
      (given) => ({ ...order, name: given.trim() === '' ? order.name : given }),
      ownUnit(view, at)?.kind === 'starfleet' ? 'starfleet' : undefined,
    ),
  ],

  check: (_view, order, at) => listed(needsUnit(at), nameProblem('GE 465', order.name)),

  say: (order) => phrase('Rename to «{name}»', { name: order.name }),
});

/** Retreat levels and defend options are set (GE 609). */
export function setStances(turn: GeTurn<EventIn<typeof retreatLevelSet | typeof defendOptionSet>>): void {
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

/** Units are renamed (GE 465). */
export function renameUnits(turn: GeTurn<EventIn<typeof unitRenamed>>): void {
  forCommands(turn, 'rename-unit', ({ id, order }) => {
    turn.happen({ kind: 'unit-renamed', unit: id, name: order.name, cause: order.ref });
  });
}
