import { id, literal, object, optional } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { chosenIn } from '#kernel/orders/fields.ts';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { standing as standingShape } from '../model/parts.ts';
import type { Aim, Spare, Standing } from '../model/combat.ts';
import { aims, demands, spares } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import type { Stand } from '../model/orders.ts';
import { intensities, scenarioNames } from '../sidcors/table.ts';
import { designOf, isOfSpace } from '../units/designs.ts';
import type { Posture } from '../sidcors/postures.ts';
import { postureNames, postures, usualStanding } from '../sidcors/postures.ts';
import { isYes, yesOrNo } from '../model/words.ts';

type Unsent = Omit<Stand, 'ref'>;
const mostPercent = 1000;
const names: readonly Posture[] = ['steady', 'bold', 'siege', 'cautious'];

const aimNames: Readonly<Record<Aim, string>> = {
  scout: 'The best scout',
  flagship: 'The flagship',
  mauler: 'The mauler',
  carrier: 'The largest carrier',
  base: 'The strongest base',
  flights: 'All flights',
  weakest: 'The weakest unit',
};
const spareNames: Readonly<Record<Spare, string>> = {
  scouts: 'Scouts',
  flagship: 'The flagship',
  maulers: 'Maulers',
  carriers: 'Carriers',
};

const whoLabel = { kind: 'choice', name: 'who', label: 'Battles are fought' } as const;
const byThese = { value: 'stand', label: phrase('By these orders') };
/** Who decides: of the empire its ruler, of a unit whoever decides for the empire. */
const who = (unit: UnitId | undefined): Field => ({
  ...whoLabel,
  choices: [
    byThese,
    {
      value: 'ask',
      label: unit === undefined ? phrase('As I answer when asked') : phrase('As those of the empire say'),
    },
  ],
});
const percent = (name: string, label: string): Field => ({
  kind: 'number',
  name,
  label,
  least: 0,
  most: mostPercent,
});
const factor = (name: string, label: string): Field => ({
  kind: 'number',
  name,
  label,
  least: intensities.least,
  most: intensities.most,
});
const listed = <K extends string>(
  name: string,
  label: string,
  said: Readonly<Record<K, string>>,
  of: readonly K[],
  ordered: boolean,
): Field => ({
  kind: 'several',
  name,
  label,
  of: of.map((value) => ({ value, label: phrase(said[value]) })),
  most: of.length,
  ordered,
});

const standFields: readonly Field[] = [
  {
    kind: 'choice',
    name: 'posture',
    label: 'Template',
    choices: [
      { value: '', label: phrase('As set below') },
      ...names.map((value) => ({ value, label: phrase(postureNames[value]) })),
    ],
  },
  {
    kind: 'choice',
    name: 'demand',
    label: 'Demand',
    choices: [
      { value: '', label: phrase('No battle') },
      ...demands.map((value) => ({ value, label: phrase('{name}', { name: scenarioNames[value] }) })),
    ],
  },
  percent('refuseBelow', 'Refuse below this % of their strength'),
  {
    kind: 'choice',
    name: 'pursues',
    label: 'Those who refuse',
    choices: yesOrNo('Pursue them', 'Let them go'),
  },
  factor('intensity', 'Battle Intensity Factor'),
  factor('strong', 'The same against the weaker'),
  factor('weak', 'The same against the stronger'),
  listed('aims', 'Directed Damage at the first of', aimNames, aims, true),
  {
    kind: 'choice',
    name: 'mauls',
    label: 'A mauler',
    choices: yesOrNo('Fires at the target', 'Is held back'),
  },
  listed('spares', 'Give up last', spareNames, spares, false),
  percent('withdrawBelow', 'Withdraw below this % of their strength'),
];

const postureOf = (standing: Standing): Posture | undefined =>
  names.find((name) => stableText(postures[name]) === stableText(standing));

/** A standing order with one field set. */
function changed(standing: Standing, name: string, value: FieldValue): Standing {
  switch (name) {
    case 'posture':
      return names.includes(value as Posture) ? postures[value as Posture] : standing;
    case 'demand': {
      const { demand: _, ...rest } = standing;
      const found = demands.find((one) => one === value);
      return found === undefined ? rest : { ...rest, demand: found };
    }
    case 'pursues':
    case 'mauls':
      return { ...standing, [name]: isYes(value) };
    case 'aims':
      return { ...standing, aims: chosenIn(value) as readonly Aim[] };
    case 'spares':
      return { ...standing, spares: chosenIn(value) as readonly Spare[] };
    default:
      return { ...standing, [name]: Number(value) };
  }
}

function stood({ standing = usualStanding }: Unsent, name: string, value: FieldValue): Unsent {
  if (name === 'who') return value === 'ask' ? { kind: 'stand' } : { kind: 'stand', standing };
  return { kind: 'stand', standing: changed(standing, name, value) };
}

/** Standing orders, which answer what battles ask. */
export const standingOrders: Pick<Ruleset<VbamSfb>['orders'], 'stand'> = {
  stand: {
    title: 'Standing orders for battles',
    codec: object({ kind: literal('stand'), ref: id<OrderRef>(), standing: optional(standingShape) }),
    offers({ own, units }, { unit, place, seat }) {
      if (unit === undefined)
        return place !== undefined || seat !== undefined
          ? []
          : [{ kind: 'stand', standing: own.standing ?? usualStanding }];
      const one = units[unit];
      return one === undefined || !isOfSpace(designOf(one))
        ? []
        : [{ kind: 'stand', standing: one.standing ?? own.standing ?? usualStanding }];
    },
    form: (_, order, { unit }) => {
      const standing = order.standing ?? usualStanding;
      const { demand = '', pursues, mauls, ...rest } = standing;
      return {
        fields: order.standing === undefined ? [who(unit)] : [who(unit), ...standFields],
        values: {
          ...rest,
          who: order.standing === undefined ? 'ask' : 'stand',
          posture: postureOf(standing) ?? '',
          demand,
          pursues: pursues ? 'yes' : 'no',
          mauls: mauls ? 'yes' : 'no',
        },
        set: (name, value) => stood(order, name, value),
      };
    },
    check: () => [],
    say({ standing }, _, { unit }) {
      if (standing === undefined)
        return unit === undefined
          ? phrase('Ask me about every battle')
          : phrase('In battle: as the empire’s standing orders say');
      return phrase('In battle: intensity {intensity}, demand {demand}, withdraw below {percent} %', {
        intensity: standing.intensity,
        percent: standing.withdrawBelow,
        demand: standing.demand === undefined ? 'no battle' : scenarioNames[standing.demand],
      });
    },
  },
};
