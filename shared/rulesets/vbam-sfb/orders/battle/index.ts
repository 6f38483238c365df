import { flag, id, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, SeatId, UnitId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../../imagine.ts';
import type { Demand } from '../../model/combat.ts';
import { demands } from '../../model/combat.ts';
import type { VbamSfb } from '../../model/game.ts';
import type { BringIn } from '../../model/orders.ts';
import { cannotBringIn } from '../../rules/encounters/encounters.ts';
import { demandsOf } from '../../rules/encounters/demands.ts';
import { scenarioNames } from '../../tables/combat.ts';
import { empireNames } from '../../tables/empires.ts';
import { advice, isYes, yesOrNo } from '../parts.ts';
import { battleFacts } from './facts.ts';
import { fight } from './fight.ts';
import { choices, here, mostUnits, nobody } from './parts.ts';

const ref = id<OrderRef>();
const powerChoice = (value: SeatId): Choice => ({
  value,
  label: phrase('{power}', { power: empireNames[value] ?? value }),
});

/** What is decided as battles come. */
export const battleOrders: Pick<
  Ruleset<VbamSfb>['orders'],
  'demand' | 'respond' | 'pursue' | 'fight' | 'bring-in'
> = {
  demand: {
    title: 'Demand a battle',
    answers: true,
    codec: object({ kind: literal('demand'), ref, scenario: optional(oneOf(demands)) }),
    offers(view, { place }) {
      const encounter = here(view, place);
      if (encounter === undefined || encounter.demand !== undefined) return [];
      return [
        { kind: 'demand' },
        ...demandsOf(imagine(view), encounter).map((scenario) => ({ kind: 'demand', scenario }) as const),
      ];
    },
    form(view, order, { place }) {
      const encounter = here(view, place);
      const open = encounter === undefined ? [] : demandsOf(imagine(view), encounter);
      const { scenario } = order;
      return {
        fields: [
          {
            kind: 'choice',
            name: 'scenario',
            label: 'Demand',
            choices: [
              { value: '', label: phrase('No battle') },
              ...open.map((value) => ({ value, label: phrase('{name}', { name: scenarioNames[value] }) })),
            ],
          },
        ],
        values: { scenario: scenario ?? '' },
        get facts() {
          return encounter === undefined || scenario === undefined
            ? []
            : battleFacts(view, encounter, scenario);
        },
        set(_, value) {
          const found = demands.find((one) => one === value);
          return { kind: 'demand', ...(found === undefined ? {} : { scenario: found }) };
        },
      };
    },
    check: () => [],
    say: ({ scenario }) =>
      scenario === undefined
        ? phrase('Demand no battle')
        : phrase('Demand a {scenario}', { scenario: scenarioNames[scenario as Demand] }),
  },
  respond: {
    title: 'Answer a demand',
    answers: true,
    codec: object({ kind: literal('respond'), ref, agrees: flag }),
    offers: (view, { place }) =>
      here(view, place)?.demand === undefined
        ? []
        : [true, false].map((agrees) => ({ kind: 'respond', agrees })),
    form(view, order, { place }) {
      const encounter = here(view, place);
      const scenario = encounter?.demand?.scenario;
      return {
        fields: [
          {
            kind: 'choice',
            name: 'agrees',
            label: 'The battle',
            choices: yesOrNo('Agree to it', 'Refuse it'),
          },
        ],
        values: { agrees: order.agrees ? 'yes' : 'no' },
        get facts() {
          return encounter === undefined || scenario === undefined
            ? []
            : battleFacts(view, encounter, scenario);
        },
        set: (_, value) => ({ kind: 'respond', agrees: isYes(value) }),
      };
    },
    check: () => [],
    say: ({ agrees }) => (agrees ? phrase('Agree to the battle') : phrase('Refuse the battle')),
  },
  pursue: {
    title: 'Pursue',
    answers: true,
    codec: object({ kind: literal('pursue'), ref, pursues: flag }),
    offers: (view, { place }) =>
      here(view, place)?.refused === undefined
        ? []
        : [true, false].map((pursues) => ({ kind: 'pursue', pursues })),
    form(view, order, { place }) {
      const encounter = here(view, place);
      return {
        fields: [
          {
            kind: 'choice',
            name: 'pursues',
            label: 'Whoever refused',
            choices: yesOrNo('Pursue them', 'Let them go'),
          },
        ],
        values: { pursues: order.pursues ? 'yes' : 'no' },
        get facts() {
          return encounter === undefined ? [] : battleFacts(view, encounter, 'pursuit');
        },
        set: (_, value) => ({ kind: 'pursue', pursues: isYes(value) }),
      };
    },
    check: () => [],
    say: ({ pursues }) => (pursues ? phrase('Pursue them') : phrase('Let them go')),
  },
  fight,
  'bring-in': {
    title: 'Result of a battle at a table',
    answers: true,
    by: 'game-master',
    codec: object({
      kind: literal('bring-in'),
      ref,
      fought: flag,
      winner: optional(id<SeatId>()),
      crippled: list(id<UnitId>(), mostUnits),
      destroyed: list(id<UnitId>(), mostUnits),
    }),
    offers: (view, { place }) =>
      view.me !== gameMaster || here(view, place)?.battle === undefined
        ? []
        : [true, false].map((was) => ({ kind: 'bring-in', fought: was, crippled: [], destroyed: [] })),
    form(view, order, { place }) {
      const encounter = here(view, place);
      const units = encounter === undefined ? [] : choices(view, encounter);
      const sides = encounter === undefined ? [] : [encounter.attacker, encounter.defender];
      const several = { kind: 'several', of: units, most: mostUnits, ordered: false } as const;
      return {
        fields: [
          {
            kind: 'choice',
            name: 'fought',
            label: 'Result',
            choices: yesOrNo('Fought at a table', 'Not fought: use the rules'),
          },
          { ...several, name: 'crippled', label: 'Crippled' },
          { ...several, name: 'destroyed', label: 'Destroyed' },
          {
            kind: 'choice',
            name: 'winner',
            label: 'Holds the field',
            choices: [nobody, ...sides.map(powerChoice)],
          },
        ],
        values: {
          fought: order.fought ? 'yes' : 'no',
          winner: order.winner ?? '',
          crippled: order.crippled,
          destroyed: order.destroyed,
        },
        set: (name, value) => broughtIn(order, name, value),
      };
    },
    check: (view, order) =>
      order.fought ? advice(order, cannotBringIn(imagine(view), view.encounter, order)) : [],
    say: ({ fought: was, crippled, destroyed }) =>
      was
        ? phrase(
            'At the table {crippled|unit was|units were} crippled and {destroyed|unit was|units were} destroyed',
            {
              crippled: crippled.length,
              destroyed: destroyed.length,
            },
          )
        : phrase('The battle was not fought at a table'),
  },
};

function broughtIn(
  order: Omit<BringIn, 'ref'>,
  name: string,
  value: Parameters<typeof chosenIn>[0],
): Omit<BringIn, 'ref'> {
  const { winner: _, ...rest } = order;
  if (name === 'winner') return textIn(value) === '' ? rest : { ...rest, winner: textIn(value) as SeatId };
  if (name === 'fought') return { ...order, fought: isYes(value) };
  return { ...order, [name]: chosenIn(value) as readonly UnitId[] };
}
