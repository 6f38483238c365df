import { flag, id, integer, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../imagine.ts';
import type { Demand, Encounter } from '../model/combat.ts';
import { demands } from '../model/combat.ts';
import type { VbamSfb } from '../model/game.ts';
import type { BringIn, Fight } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { defenseOf } from '../rules/battle.ts';
import { cannotBringIn, inBattle, otherOf } from '../rules/encounters.ts';
import { demandsOf } from '../rules/demands.ts';
import { intensities, scenarioNames } from '../tables/combat.ts';
import { empireNames } from '../tables/empires.ts';
import { advice, isYes, shortId, yesOrNo } from './parts.ts';

const ref = id<OrderRef>();
const mostUnits = 500;
const intensity = integer(intensities.least, intensities.most);

/** The encounter at hand, at this place. */
const here = ({ encounter }: View, place: PlaceId | undefined): Encounter | undefined =>
  encounter?.place === place ? encounter : undefined;

/** Units of a side in the battle at hand, as choices. */
function choices(view: View, encounter: Encounter, seat?: SeatId): readonly Choice[] {
  return inBattle(imagine(view), encounter)
    .filter(([, unit]) => seat === undefined || unit.seat === seat)
    .map(([value, unit]) => ({
      value,
      label: unit.crippled
        ? phrase('{design} {id}, crippled, defense {defense}', {
            design: unit.design,
            id: shortId(value),
            defense: defenseOf(unit),
          })
        : phrase('{design} {id}, defense {defense}', {
            design: unit.design,
            id: shortId(value),
            defense: defenseOf(unit),
          }),
    }));
}

const nobody: Choice = { value: '', label: phrase('Nobody') };
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
    check: () => [],
    say: ({ pursues }) => (pursues ? phrase('Pursue them') : phrase('Let them go')),
  },
  fight: {
    title: 'Fight a round',
    answers: true,
    codec: object({
      kind: literal('fight'),
      ref,
      intensity,
      target: optional(id<UnitId>()),
      first: list(id<UnitId>(), mostUnits),
      withdraws: flag,
    }),
    offers: (view, { place }) =>
      here(view, place)?.battle === undefined
        ? []
        : [{ kind: 'fight', intensity: intensities.usual, first: [], withdraws: false }],
    form(view, order, { place }) {
      const encounter = here(view, place);
      const side = (own: boolean): readonly Choice[] =>
        encounter === undefined ? [] : choices(view, encounter, own ? view.me : otherOf(encounter, view.me));
      return {
        fields: [
          {
            kind: 'number',
            name: 'intensity',
            label: 'Battle Intensity Factor',
            least: intensities.least,
            most: intensities.most,
          },
          { kind: 'choice', name: 'target', label: 'Directed Damage at', choices: [nobody, ...side(false)] },
          {
            kind: 'several',
            name: 'first',
            label: 'Give up first',
            of: side(true),
            most: mostUnits,
            ordered: true,
          },
          {
            kind: 'choice',
            name: 'withdraws',
            label: 'After this round',
            choices: yesOrNo('Withdraw', 'Stay'),
          },
        ],
        values: {
          intensity: order.intensity,
          target: order.target ?? '',
          first: order.first,
          withdraws: order.withdraws ? 'yes' : 'no',
        },
        set: (name, value) => fought(order, name, value),
      };
    },
    check: () => [],
    say: ({ intensity: factor, withdraws }) =>
      withdraws
        ? phrase('Fight at intensity {factor}, then withdraw', { factor })
        : phrase('Fight at intensity {factor}', { factor }),
  },
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

function fought(
  order: Omit<Fight, 'ref'>,
  name: string,
  value: Parameters<typeof chosenIn>[0],
): Omit<Fight, 'ref'> {
  const { target: _, ...rest } = order;
  if (name === 'target') return textIn(value) === '' ? rest : { ...rest, target: textIn(value) as UnitId };
  if (name === 'first') return { ...order, first: chosenIn(value) as readonly UnitId[] };
  return name === 'withdraws'
    ? { ...order, withdraws: isYes(value) }
    : { ...order, intensity: Number(value) };
}

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
