import { chosen, eitherOr } from '#kernel/declare/entries.ts';
import { flag } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { nameProblem } from '../model/naming.ts';
import { rank } from '../model/parts.ts';
import type { Unit } from '../model/state.ts';
import { retreatPhrase } from '../model/words.ts';
import { name, ownUnit } from '../planning/common.ts';
import { textField, toRank } from '../planning/fields.ts';
import { byUnits } from '../planning/orders.ts';
import { plannedUnit } from '../planning/planned.ts';
import { impossible } from '../refusals.ts';
import { ranks } from '../tables/starships.ts';
import { defendOptionSet, retreatLevelSet, unitRenamed } from './events.ts';

/** Why the unit cannot be given a retreat level or a defend option: garrisons always defend and never retreat (GE 1092). */
function stanceProblem(unit: Pick<Unit, 'kind'>): Problem | undefined {
  if (unit.kind === 'starfleet') return undefined;
  return impossible('GE 1092', 'garrison-defends');
}

const levels = ranks.map((level) => ({
  value: String(level),
  label: phrase('{level}: {when}', { level, when: retreatPhrase(level) }),
}));

/** The rank that, with all before it empty, makes the starfleet retreat (GE 515, 1664). */
export const setRetreatLevel = unitOrder('set-retreat-level', {
  title: 'Change Retreat Level',
  fields: { level: rank },

  offers: (view, at, plan) => {
    const planned = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit);
    if (planned === undefined || stanceProblem(planned) !== undefined) return [];
    return [{ level: ownUnit(view, at)?.retreatLevel ?? 5 }];
  },

  form: (_view, order) => [
    chosen('level', 'Retreat level', levels, String(order.level), (given) => ({
      ...order,
      level: toRank(given),
    })),
  ],

  cannot: stanceProblem,

  say: ({ level }) =>
    phrase(level === 5 ? 'Never retreat (retreat level 5)' : 'Retreat {when} (retreat level {level})', {
      when: retreatPhrase(level),
      level,
    }),
});

/** Whether the starfleet enters sector defences in battle: it fights better there, and cannot retreat (GE 517). */
export const setDefendOption = unitOrder('set-defend-option', {
  title: 'Defend Sector Defences',
  fields: { defends: flag },

  offers: (view, at, plan) => {
    const planned = at.unit === undefined ? undefined : plannedUnit(view, plan, at.unit);
    if (planned === undefined || stanceProblem(planned) !== undefined) return [];
    return [{ defends: !(ownUnit(view, at)?.defends ?? true) }];
  },

  form: (_view, order) => [
    eitherOr(
      order,
      'defends',
      'In battle',
      phrase('Enter the defences; no retreat'),
      phrase('Stay outside; retreat is possible'),
    ),
  ],

  cannot: stanceProblem,

  say: ({ defends }) =>
    defends ? phrase('Enter sector defences in battle') : phrase('Stay outside sector defences in battle'),
});

/** A new name for a unit (GE 465). */
export const renameUnit = unitOrder('rename-unit', {
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

  // OURS: the turn takes any name.
  advice: (found, _, given) => [found, nameProblem('GE 465', given.name)],

  say: (order) => phrase('Rename to «{name}»', { name: order.name }),
});

/** Retreat levels and defend options are set (GE 609). */
export function setStances(turn: GeTurn<EventIn<typeof retreatLevelSet | typeof defendOptionSet>>): void {
  byUnits(turn, setRetreatLevel, ({ id, order: { level, ref: cause } }) =>
    retreatLevelSet.of({ unit: id, level, cause }),
  );
  byUnits(turn, setDefendOption, ({ id, order: { defends, ref: cause } }) =>
    defendOptionSet.of({ unit: id, defends, cause }),
  );
}

/** Units are renamed (GE 465). */
export const renameUnits = (turn: GeTurn<EventIn<typeof unitRenamed>>): void =>
  byUnits(turn, renameUnit, ({ id, order: { name: given, ref: cause } }) =>
    unitRenamed.of({ unit: id, name: given, cause }),
  );
