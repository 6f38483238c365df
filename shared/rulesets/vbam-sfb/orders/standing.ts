import { id, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/ids.ts';
import type { Field } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { standing as standingShape } from '../codecs/parts.ts';
import type { Aim, Standing } from '../model/combat.ts';
import { aims, demands } from '../model/combat.ts';
import type { VbamSfb } from '../model/game.ts';
import type { Stand } from '../model/orders.ts';
import { intensities, scenarioNames } from '../tables/combat.ts';
import { isYes, yesOrNo } from './parts.ts';

const ref = id<OrderRef>();
const mostPercent = 1000;

/** OURS: what is proposed first. */
export const usualStanding: Standing = {
  demand: 'deep-space',
  refuseBelow: 50,
  pursues: true,
  intensity: intensities.usual,
  aim: 'nothing',
  withdrawBelow: 50,
};

const aimNames: Readonly<Record<Aim, string>> = {
  nothing: 'Nothing in particular',
  scout: 'The best scout',
  flagship: 'The flagship',
  base: 'The strongest base',
  weakest: 'The weakest unit',
};

const who: Field = {
  kind: 'choice',
  name: 'who',
  label: 'Battles are fought',
  choices: [
    { value: 'stand', label: phrase('By these orders') },
    { value: 'ask', label: phrase('As I answer when asked') },
  ],
};

const standFields = (): readonly Field[] => [
  {
    kind: 'choice',
    name: 'demand',
    label: 'Demand',
    choices: [
      { value: '', label: phrase('No battle') },
      ...demands.map((value) => ({ value, label: phrase('{name}', { name: scenarioNames[value] }) })),
    ],
  },
  {
    kind: 'number',
    name: 'refuseBelow',
    label: 'Refuse below this % of their strength',
    least: 0,
    most: mostPercent,
  },
  {
    kind: 'choice',
    name: 'pursues',
    label: 'Those who refuse',
    choices: yesOrNo('Pursue them', 'Let them go'),
  },
  {
    kind: 'number',
    name: 'intensity',
    label: 'Battle Intensity Factor',
    least: intensities.least,
    most: intensities.most,
  },
  {
    kind: 'choice',
    name: 'aim',
    label: 'Directed Damage at',
    choices: aims.map((value) => ({ value, label: phrase(aimNames[value]) })),
  },
  {
    kind: 'number',
    name: 'withdrawBelow',
    label: 'Withdraw below this % of their strength',
    least: 0,
    most: mostPercent,
  },
];

function stood(order: Omit<Stand, 'ref'>, name: string, value: unknown): Omit<Stand, 'ref'> {
  if (name === 'who' && value === 'ask') return { kind: 'stand' };
  const { demand, ...rest } = order.standing ?? usualStanding;
  const kept = demand === undefined ? {} : { demand };
  if (name === 'demand') {
    const found = demands.find((one) => one === value);
    return { kind: 'stand', standing: { ...rest, ...(found === undefined ? {} : { demand: found }) } };
  }
  const set =
    name === 'who'
      ? {}
      : name === 'pursues'
        ? { pursues: isYes(value) }
        : name === 'aim'
          ? { aim: aims.find((one) => one === value) ?? rest.aim }
          : { [name]: Number(value) };
  return { kind: 'stand', standing: { ...rest, ...kept, ...set } };
}

/** Standing orders, which answer what battles ask. */
export const standingOrders: Pick<Ruleset<VbamSfb>['orders'], 'stand'> = {
  stand: {
    title: 'Standing orders for battles',
    codec: object({ kind: literal('stand'), ref, standing: optional(standingShape) }),
    offers: ({ own }, { unit, place, seat }) =>
      unit !== undefined || place !== undefined || seat !== undefined
        ? []
        : [{ kind: 'stand', standing: own.standing ?? usualStanding }],
    form: (_, order) => {
      const standing = order.standing ?? usualStanding;
      const { demand = '', refuseBelow, pursues, intensity: factor, aim, withdrawBelow } = standing;
      return {
        fields: order.standing === undefined ? [who] : [who, ...standFields()],
        values: {
          who: order.standing === undefined ? 'ask' : 'stand',
          demand,
          refuseBelow,
          pursues: pursues ? 'yes' : 'no',
          intensity: factor,
          aim,
          withdrawBelow,
        },
        set: (name, value) => stood(order, name, value),
      };
    },
    check: () => [],
    say: ({ standing }) =>
      standing === undefined
        ? phrase('Ask me about every battle')
        : phrase('In battle: intensity {intensity}, demand {demand}, withdraw below {percent} %', {
            intensity: standing.intensity,
            percent: standing.withdrawBelow,
            demand: standing.demand === undefined ? 'no battle' : scenarioNames[standing.demand],
          }),
  },
};
