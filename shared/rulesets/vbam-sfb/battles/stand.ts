import type { Ordered } from '#kernel/declare/order.ts';
import { optional } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choiceOrNone, choicesOf, chosen, eitherOr, number, several } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { FieldValue } from '#kernel/orders/form.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf } from '../declare.ts';
import { event, later, ofSeat, order, toOwner } from '../declare.ts';
import type { Aim, Spare, Standing } from '../model/combat.ts';
import { aims, intensities, demands, spares } from '../model/combat.ts';
import { unit, standing } from '../model/parts.ts';
import { changeUnit } from '../model/stations.ts';
import { unitArg } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import type { Posture } from '../sidcors/postures.ts';
import { postureNames, postures, usualStanding } from '../sidcors/postures.ts';
import { scenarioNames } from '../sidcors/table.ts';
import { designOf, isOfSpace } from '../units/designs.ts';

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

const standFields = { standing: optional(standing) } as const;
type Stand = Ordered<'stand', typeof standFields>;

/** Battle Intensity Factors, as bounds of a field. */
export const factors = { least: intensities.least, most: intensities.most } as const;

const byThese = { value: 'stand', label: phrase('By these orders') };
/** Who decides: of the empire its ruler, of a unit whoever decides for the empire. */
const who = (given: Unnumbered<Stand>, id: UnitId | undefined): Entry<Unnumbered<Stand>> => {
  const asked = id === undefined ? phrase('By my answers when asked') : phrase('By the empire’s orders');
  return chosen(
    'who',
    'Battles are fought',
    [byThese, { value: 'ask', label: asked }],
    given.standing === undefined ? 'ask' : 'stand',
    (value) =>
      value === 'ask' ? { kind: 'stand' } : { kind: 'stand', standing: given.standing ?? usualStanding },
  );
};

const postureOf = (standing: Standing): Posture | undefined =>
  names.find((name) => stableText(postures[name]) === stableText(standing));

const percentage = { least: 0, most: mostPercent } as const;
const listed = <K extends string>(said: Readonly<Record<K, string>>, of: readonly K[], ordered: boolean) => ({
  of: choicesOf(of, (one) => phrase(said[one])),
  most: of.length,
  ordered,
});

/** What standing orders say, field by field. */
const standEntries = (standing: Standing): readonly Entry<Standing>[] => [
  chosen(
    'posture',
    'Template',
    [{ value: '', label: phrase('As set below') }, ...choicesOf(names, (one) => phrase(postureNames[one]))],
    postureOf(standing) ?? '',
    (value) => (names.includes(value as Posture) ? postures[value as Posture] : standing),
  ),
  choiceOrNone(
    standing,
    'demand',
    'Demand',
    phrase('No battle'),
    choicesOf(demands, (one) => phrase('{name}', { name: scenarioNames[one] })),
  ),
  number(standing, 'refuseBelow', 'Refuse below this % of their strength', percentage),
  eitherOr(standing, 'pursues', 'Enemies that refuse', phrase('Pursue them'), phrase('Let them go')),
  number(standing, 'intensity', 'Battle Intensity Factor', factors),
  number(standing, 'strong', 'Against a weaker enemy', factors),
  number(standing, 'weak', 'Against a stronger enemy', factors),
  several(standing, 'aims', 'Directed Damage at the first of', listed(aimNames, aims, true)),
  eitherOr(standing, 'mauls', 'A mauler', phrase('Fires at the target'), phrase('Is held back')),
  several(standing, 'spares', 'Give up last', listed(spareNames, spares, false)),
  number(standing, 'withdrawBelow', 'Withdraw below this % of their strength', percentage),
];

/** Standing orders for battles, until others are given, which answer what battles ask; none: the ruler decides as battles come. */
export const stand = later(
  order('stand', {
    fields: standFields,
    title: 'Standing orders for battles',
    offers({ own, units }, { unit: id, place: at, seat: of, thing }) {
      if (id === undefined)
        return at !== undefined || of !== undefined || thing !== undefined
          ? []
          : [{ standing: own.standing ?? usualStanding }];
      const one = units[id];
      return one === undefined || !isOfSpace(designOf(one))
        ? []
        : [{ standing: one.standing ?? own.standing ?? usualStanding }];
    },
    form: (_, given, { unit: id }) => [
      who(given, id),
      ...(given.standing === undefined ? [] : standEntries(given.standing)).map((entry) => ({
        ...entry,
        set: (value: FieldValue) => ({ kind: 'stand' as const, standing: entry.set(value) }),
      })),
    ],
    cannot: ({ units }, { seat: giver, unit: id }) =>
      id === undefined || units[id]?.seat === giver ? undefined : impossible('VB 103', 'not-your-unit'),
    say({ standing: said }, _, { unit: id }) {
      if (said === undefined)
        return id === undefined
          ? phrase('Ask me about every battle')
          : phrase('In battle: follow the empire’s standing orders');
      return phrase('In battle: intensity {intensity}, demand {demand}, withdraw below {percent} %', {
        intensity: said.intensity,
        percent: said.withdrawBelow,
        demand: said.demand === undefined ? 'no battle' : scenarioNames[said.demand],
      });
    },
  }),
);

/** Of the whole empire, or of the force that a unit leads. */
export const standingSet = event('standing-set', {
  fields: { ...ofSeat, unit: optional(unit), standing: optional(standing) },
  by: 'order',
  ...toOwner,
  say: ({ standing, unit }, view) => {
    if (unit !== undefined)
      return standing === undefined
        ? phrase('{unit} fights by the empire’s standing orders again.', { unit: unitArg(view, unit) })
        : phrase('{unit} has its own standing orders for the force it leads.', {
            unit: unitArg(view, unit),
          });
    return standing === undefined
      ? phrase('You will be asked how to fight each battle.')
      : phrase('Your forces have standing orders for battles.');
  },
  apply: (draft, { seat, unit, standing }) => {
    if (unit !== undefined) {
      changeUnit(draft.units, unit, ({ standing: _, ...rest }) => ({
        ...rest,
        ...defined({ standing }),
      }));
      return;
    }
    replace(draft.empires, seat, ({ standing: _, ...rest }) => ({
      ...rest,
      ...defined({ standing }),
    }));
  },
});

/** Standing orders are given (VB 103). */
export function setStanding(turn: TurnOf<typeof stand | typeof standingSet>): void {
  inTurn(turn, stand, ({ seat: giver, unit: id, order: { ref, standing: given } }) =>
    standingSet.of({
      seat: giver,
      ...defined({ unit: id, standing: given }),
      cause: ref,
    }),
  );
}
