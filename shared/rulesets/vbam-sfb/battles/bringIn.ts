import { flag, id, integer, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Choice, Field, FieldRow, FieldValue } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { Encounter } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import type { BringIn } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { cannotBringIn } from './brought.ts';
import { designOf } from '../units/designs.ts';
import { empireNames } from '../map/empires.ts';
import { convoyOf } from './table.ts';
import { advice, isYes, yesOrNo } from '../model/words.ts';
import { paper } from './paper.ts';
import { choices, here, mostUnits, nobody } from '../encounters/choices.ts';

type Unsent = Omit<BringIn, 'ref'>;
const mostShips = 7;

const powerChoice = (value: SeatId): Choice => ({
  value,
  label: phrase('{power}', { power: empireNames[value] ?? value }),
});

function fieldsOf(view: View, encounter: Encounter | undefined): readonly Field[] {
  const units = encounter === undefined ? [] : choices(view, encounter);
  const convoys =
    encounter === undefined
      ? []
      : choices(view, encounter, undefined, (unit) => convoyOf(designOf(unit)) !== undefined);
  const sides = encounter === undefined ? [] : [encounter.attacker, encounter.defender];
  const several = { kind: 'several', of: units, most: mostUnits, ordered: false } as const;
  const ships = { kind: 'number', least: 0, most: mostShips } as const;
  return [
    {
      kind: 'choice',
      name: 'fought',
      label: 'Result',
      choices: yesOrNo('Fought at a table', 'Not fought: use the rules'),
    },
    { ...several, name: 'crippled', label: 'Crippled' },
    { ...several, name: 'destroyed', label: 'Destroyed' },
    { ...several, name: 'captured', label: 'Captured by the other side' },
    ...(convoys.length === 0
      ? []
      : [
          {
            kind: 'rows',
            name: 'freighters',
            label: 'Ships of civil fleets',
            most: mostUnits,
            columns: [
              { kind: 'choice', name: 'fleet', label: 'Fleet', choices: convoys },
              { ...ships, name: 'crippled', label: 'Crippled' },
              { ...ships, name: 'destroyed', label: 'Destroyed' },
            ],
          } as const,
        ]),
    {
      kind: 'choice',
      name: 'winner',
      label: 'Holds the field',
      choices: [nobody, ...sides.map(powerChoice)],
    },
  ];
}

function broughtIn(order: Unsent, name: string, value: FieldValue): Unsent {
  const { winner: _, ...rest } = order;
  switch (name) {
    case 'winner':
      return textIn(value) === '' ? rest : { ...rest, winner: textIn(value) as SeatId };
    case 'fought':
      return { ...order, fought: isYes(value) };
    case 'freighters':
      return {
        ...order,
        freighters: (value as readonly FieldRow[]).map((row) => ({
          fleet: row['fleet'] as UnitId,
          crippled: Number(row['crippled']),
          destroyed: Number(row['destroyed']),
        })),
      };
    default:
      return { ...order, [name]: chosenIn(value) as readonly UnitId[] };
  }
}

const result = (was: boolean): Unsent => ({
  kind: 'bring-in',
  fought: was,
  crippled: [],
  destroyed: [],
  freighters: [],
});

/** What came of a battle at a table elsewhere. */
export const bringIn: Ruleset<VbamSfb>['orders']['bring-in'] = {
  title: 'Result of a battle at a table',
  answers: true,
  by: 'game-master',
  paper,
  codec: object({
    kind: literal('bring-in'),
    ref: id<OrderRef>(),
    fought: flag,
    winner: optional(id<SeatId>()),
    crippled: list(id<UnitId>(), mostUnits),
    destroyed: list(id<UnitId>(), mostUnits),
    captured: optional(list(id<UnitId>(), mostUnits)),
    freighters: list(
      object({ fleet: id<UnitId>(), crippled: integer(0, mostShips), destroyed: integer(0, mostShips) }),
      mostUnits,
    ),
  }),
  offers: (view, { place }) =>
    view.me !== gameMaster || here(view, place)?.battle === undefined ? [] : [result(true), result(false)],
  form: (view, order, { place }) => ({
    fields: fieldsOf(view, here(view, place)),
    values: {
      fought: order.fought ? 'yes' : 'no',
      winner: order.winner ?? '',
      crippled: order.crippled,
      destroyed: order.destroyed,
      captured: order.captured ?? [],
      freighters: order.freighters.map((one) => ({ ...one })),
    },
    set: (name, value) => broughtIn(order, name, value),
  }),
  check: (view, order) =>
    order.fought ? advice(order, cannotBringIn(imagine(view), view.encounter, order)) : [],
  say({ fought, crippled, destroyed, freighters, captured = [] }) {
    if (!fought) return phrase('The battle was not fought at a table');
    if (crippled.length + destroyed.length + freighters.length + captured.length === 0)
      return phrase('The battle was fought at the table, without losses');
    const args = { crippled: crippled.length, destroyed: destroyed.length, fleets: freighters.length };
    if (captured.length > 0)
      return phrase(
        'At the table {crippled|unit was|units were} crippled, {destroyed|unit was|units were} destroyed and {captured|unit was|units were} captured, and {fleets|civil fleet|civil fleets} lost ships',
        { ...args, captured: captured.length },
      );
    return freighters.length === 0
      ? phrase(
          'At the table {crippled|unit was|units were} crippled and {destroyed|unit was|units were} destroyed',
          args,
        )
      : phrase(
          'At the table {crippled|unit was|units were} crippled and {destroyed|unit was|units were} destroyed, and {fleets|civil fleet|civil fleets} lost ships',
          args,
        );
  },
};
