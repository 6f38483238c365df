import { flag, id, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../../model/imagine.ts';
import type { Demand } from '../../model/combat.ts';
import { demands } from '../../model/combat.ts';
import type { VbamSfb } from '../../game.ts';
import { demandsOf } from '../../encounters/demands.ts';
import { scenarioNames } from '../../sidcors/table.ts';
import { isYes, yesOrNo } from '../../model/words.ts';
import { bringIn } from '../../battles/bringIn.ts';
import { battleFacts } from '../../battles/facts.ts';
import { fight } from '../../battles/fight.ts';
import { here } from '../../encounters/choices.ts';
import { proceed } from '../../encounters/proceed.ts';

const ref = id<OrderRef>();

/** What is decided as battles come. */
export const battleOrders: Pick<
  Ruleset<VbamSfb>['orders'],
  'demand' | 'respond' | 'pursue' | 'proceed' | 'fight' | 'bring-in'
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
  proceed,
  fight,
  'bring-in': bringIn,
};
