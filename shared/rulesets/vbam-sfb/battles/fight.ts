import { flag, id, integer, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { Encounter } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import type { Fight } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { otherOf } from '../encounters/encounters.ts';
import { canLeave, forceOf } from '../sidcors/factors.ts';
import { maulerOf } from '../sidcors/hits.ts';
import { intensities } from '../sidcors/table.ts';
import { designOf, isFlight } from '../units/designs.ts';
import { usualFight } from '../sidcors/postures.ts';
import { isYes, yesOrNo } from '../model/words.ts';
import { roundFacts } from './facts.ts';
import { choices, here, mostUnits, nobody, sideOf } from '../encounters/choices.ts';

type Unsent = Omit<Fight, 'ref'>;

const intensity = integer(intensities.least, intensities.most);
const factors = { least: intensities.least, most: intensities.most } as const;

/** Fields about the enemy's units and the own mauler, as far as there are such. */
function aimFields(view: View, encounter: Encounter): readonly Field[] {
  const { battle } = encounter;
  if (battle === undefined) return [];
  const state = imagine(view);
  const foe = otherOf(encounter, sideOf(view));
  const [own, theirs] = [forceOf(state, battle, sideOf(view)), forceOf(state, battle, foe)];
  const flights = choices(view, encounter, foe, (unit) => isFlight(designOf(unit)));
  return [
    ...(canLeave(theirs) || !canLeave(own)
      ? []
      : [
          {
            kind: 'number',
            name: 'theirs',
            label: 'Factor of the enemy, who cannot leave',
            ...factors,
          } as const,
        ]),
    {
      kind: 'choice',
      name: 'target',
      label: 'Directed Damage at',
      choices: [nobody, ...choices(view, encounter, foe, (unit) => !isFlight(designOf(unit)))],
    },
    ...(flights.length === 0
      ? []
      : [
          {
            kind: 'several',
            name: 'flights',
            label: 'Or at these flights',
            of: flights,
            most: mostUnits,
            ordered: true,
          } as const,
        ]),
    ...(maulerOf(own) === undefined
      ? []
      : [
          {
            kind: 'choice',
            name: 'mauls',
            label: 'Mauler',
            choices: yesOrNo('Fire it at the target', 'Hold it back'),
          } as const,
        ]),
  ];
}

function fieldsOf(view: View, encounter: Encounter): readonly Field[] {
  const own = choices(view, encounter, sideOf(view));
  const several = { kind: 'several', of: own, most: mostUnits } as const;
  return [
    { kind: 'number', name: 'intensity', label: 'Battle Intensity Factor', ...factors },
    ...aimFields(view, encounter),
    { ...several, name: 'first', label: 'Give up first', ordered: true },
    { ...several, name: 'last', label: 'Give up last', ordered: false },
    { kind: 'choice', name: 'withdraws', label: 'After this round', choices: yesOrNo('Withdraw', 'Stay') },
  ];
}

function fought(order: Unsent, name: string, value: FieldValue): Unsent {
  switch (name) {
    case 'target':
      return { ...order, targets: textIn(value) === '' ? [] : [textIn(value) as UnitId] };
    case 'flights':
      return { ...order, targets: chosenIn(value) as readonly UnitId[] };
    case 'first':
    case 'last':
      return { ...order, [name]: chosenIn(value) as readonly UnitId[] };
    case 'withdraws':
    case 'mauls':
      return { ...order, [name]: isYes(value) };
    case 'theirs':
      return { ...order, theirs: Number(value) };
    default:
      return { ...order, intensity: Number(value) };
  }
}

/** How a round is fought. */
export const fight: Ruleset<VbamSfb>['orders']['fight'] = {
  title: 'Fight a round',
  answers: true,
  by: 'both',
  codec: object({
    kind: literal('fight'),
    ref: id<OrderRef>(),
    intensity,
    theirs: optional(intensity),
    targets: list(id<UnitId>(), mostUnits),
    mauls: flag,
    first: list(id<UnitId>(), mostUnits),
    last: list(id<UnitId>(), mostUnits),
    withdraws: flag,
  }),
  offers: (view, { place }) => (here(view, place)?.battle === undefined ? [] : [usualFight]),
  form(view, order, { place }) {
    const encounter = here(view, place);
    const { targets } = order;
    const units = imagine(view).units;
    const isAtFlights = targets.some((target) => {
      const unit = units[target];
      return unit !== undefined && isFlight(designOf(unit));
    });
    return {
      fields: encounter === undefined ? [] : fieldsOf(view, encounter),
      values: {
        intensity: order.intensity,
        theirs: order.theirs ?? order.intensity,
        target: isAtFlights ? '' : (targets[0] ?? ''),
        flights: isAtFlights ? targets : [],
        mauls: order.mauls ? 'yes' : 'no',
        first: order.first,
        last: order.last,
        withdraws: order.withdraws ? 'yes' : 'no',
      },
      get facts() {
        return encounter === undefined ? [] : roundFacts(view, encounter, order);
      },
      set: (name, value) => fought(order, name, value),
    };
  },
  check: () => [],
  say: ({ intensity: factor, withdraws }) =>
    withdraws
      ? phrase('Fight at intensity {factor}, then withdraw', { factor })
      : phrase('Fight at intensity {factor}', { factor }),
};
