import { flag, id, integer, line, list, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/ids.ts';
import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Choice, Form } from '#kernel/orders/form.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import { about } from '#kernel/problem.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { imagine } from '../imagine.ts';
import type { Intensity, Target } from '../model/combat.ts';
import { intensities, targets } from '../model/combat.ts';
import type { Fight } from '../model/orders.ts';
import type { Ship, View } from '../model/state.ts';
import { cannotFight } from '../rules/movement.ts';
import { combatOf } from '../rules/ships.ts';
import { damageChart } from '../tables/combat.ts';
import { hasOrder } from './given.ts';
import { combatSaid, intensityNames } from '../tables/combatWords.ts';

/** The most hulls that an order names. */
export const mostLosses = 20;
export const combatFields = {
  attack: flag,
  intensity: oneOf(intensities),
  breaks: integer(0, 100),
  target: oneOf(targets),
  losses: list(line(20, 1), mostLosses),
} as const;

const targetLabels: Readonly<Record<Target, string>> = {
  none: 'Leave the choice to the enemy',
  strongest: 'Strongest ship first',
  weakest: 'Weakest ship first',
};

const choices = <T extends string>(values: readonly T[], label: (value: T) => Phrase): readonly Choice[] =>
  values.map((value) => ({ value, label: label(value) }));

const intensityLabel = (value: Intensity): Phrase => {
  const { percents, defence } = damageChart[value];
  const args = { name: intensityNames[value], least: percents[5], most: percents[0] };
  if (defence === 0) return phrase('{name}: {least} to {most} %', args);
  return defence < 0
    ? phrase('{name}: {least} to {most} %, own defense −{defence} %', { ...args, defence: -defence })
    : phrase('{name}: {least} to {most} %, own defense +{defence} %', { ...args, defence });
};

const hullsOf = (ships: readonly Ship[]): readonly string[] =>
  [...new Set(ships.map(({ hull }) => hull))].sort();

function form(order: Unnumbered<Fight>, ships: readonly Ship[]): Form<Unnumbered<Fight>> {
  const hulls = [...new Set([...order.losses, ...hullsOf(ships)])];
  return {
    fields: [
      {
        kind: 'choice',
        name: 'attack',
        label: 'Where an enemy is met',
        choices: [
          { value: 'yes', label: phrase('Attack') },
          { value: 'no', label: phrase('Turn back') },
        ],
      },
      {
        kind: 'choice',
        name: 'intensity',
        label: 'Battle intensity',
        choices: choices(intensities, intensityLabel),
      },
      { kind: 'number', name: 'breaks', label: 'Leaves after losses of … %', least: 0, most: 100 },
      {
        kind: 'choice',
        name: 'target',
        label: 'Directed damage',
        choices: choices(targets, (value) => phrase('{label}', { label: targetLabels[value] })),
      },
      {
        kind: 'several',
        name: 'losses',
        label: 'Own losses first on',
        most: mostLosses,
        ordered: true,
        of: choices(hulls, (hull) => phrase('{hull}', { hull })),
      },
    ],
    values: {
      attack: order.attack ? 'yes' : 'no',
      intensity: order.intensity,
      breaks: order.breaks,
      target: order.target,
      losses: order.losses,
    },
    set: (name, value) => set(order, name, value),
  };
}

function set(
  order: Unnumbered<Fight>,
  name: string,
  value: Parameters<Form<Unnumbered<Fight>>['set']>[1],
): Unnumbered<Fight> {
  const text = textIn(value);
  if (name === 'attack') return { ...order, attack: text === 'yes' };
  if (name === 'intensity')
    return { ...order, intensity: intensities.find((one) => one === text) ?? order.intensity };
  if (name === 'target') return { ...order, target: targets.find((one) => one === text) ?? order.target };
  return name === 'losses' ? { ...order, losses: chosenIn(value) } : { ...order, breaks: Number(text) };
}

export const fight: OrderKind<View, Fight> = {
  title: 'Fight',
  codec: object({ kind: literal('fight'), ref: id<OrderRef>(), ...combatFields }),
  offers({ squadrons, me }, { unit }, plan) {
    const squadron = unit === undefined ? undefined : squadrons[unit];
    return squadron?.seat === me && !hasOrder(plan, unit, 'fight')
      ? [{ kind: 'fight', ...combatOf({}), attack: true }]
      : [];
  },
  form: ({ squadrons }, order, { unit }) =>
    form(order, unit === undefined ? [] : (squadrons[unit]?.ships ?? [])),
  check(view, order, { unit }) {
    const problem = cannotFight(imagine(view), view.me, unit);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (order) => combatSaid(order),
};
