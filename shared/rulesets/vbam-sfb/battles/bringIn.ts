import type { Entry } from '#kernel/declare/entries.ts';
import { choiceOrNone, eitherOr, several } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { chosenIn } from '#kernel/orders/fields.ts';
import type { Choice, FieldRow, FieldValue } from '#kernel/orders/form.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { order } from '../declare.ts';
import { choices, nobody, here } from '../encounters/asking.ts';
import { empireNames } from '../map/empires.ts';
import type { Encounter } from '../model/combat.ts';
import { mostInBattle } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { designOf } from '../units/designs.ts';
import type { BringIn } from './brought.ts';
import { cannotBringIn, mostFreighters, resultFields } from './brought.ts';
import { paper } from './paper.ts';
import { convoyOf } from './table.ts';

const powerChoice = (power: SeatId): Choice => ({
  value: power,
  label: phrase('{power}', { power: empireNames[power] ?? power }),
});

/** The field of what came of the ships of civil fleets, where there are any. */
function fleetsEntry(
  view: View,
  given: Unnumbered<BringIn>,
  encounter: Encounter | undefined,
): readonly Entry<Unnumbered<BringIn>>[] {
  const convoys =
    encounter === undefined
      ? []
      : choices(view, encounter, undefined, (one) => convoyOf(designOf(one)) !== undefined);
  const ships = { kind: 'number', least: 0, most: mostFreighters } as const;
  const set = (value: FieldValue) => ({
    ...given,
    freighters: (value as readonly FieldRow[]).map((row) => ({
      fleet: row['fleet'] as UnitId,
      crippled: Number(row['crippled']),
      destroyed: Number(row['destroyed']),
    })),
  });
  return convoys.length === 0
    ? []
    : [
        {
          field: {
            kind: 'rows',
            name: 'freighters',
            label: 'Ships of civil fleets',
            most: mostInBattle,
            columns: [
              { kind: 'choice', name: 'fleet', label: 'Fleet', choices: convoys },
              { ...ships, name: 'crippled', label: 'Crippled' },
              { ...ships, name: 'destroyed', label: 'Destroyed' },
            ],
          },
          value: given.freighters.map((one) => ({ ...one })),
          set,
        },
      ];
}

/** The game master's answer: what came of a battle at a table elsewhere (VB 323), or that it was not fought there. */
export const bringIn = order('bring-in', {
  fields: resultFields,
  title: 'Result of a table battle',
  answers: true,
  by: 'game-master',
  paper,
  offers: (view, { place: at }) =>
    view.me !== gameMaster || here(view, at)?.battle === undefined
      ? []
      : [true, false].map((fought) => ({ fought, crippled: [], destroyed: [], freighters: [] })),
  form(view, given, { place: at }) {
    const encounter = here(view, at);
    const lost = {
      of: encounter === undefined ? [] : choices(view, encounter),
      most: mostInBattle,
      ordered: false,
    };
    const sides = encounter === undefined ? [] : [encounter.attacker, encounter.defender];
    const [yes, no] = [phrase('Fought at a table'), phrase('Not fought: use the rules')];
    return [
      eitherOr(given, 'fought', 'Result', yes, no),
      several(given, 'crippled', 'Crippled', lost),
      several(given, 'destroyed', 'Destroyed', lost),
      {
        field: { kind: 'several', name: 'captured', label: 'Captured by the other side', ...lost },
        value: given.captured ?? [],
        set: (value) => ({ ...given, captured: chosenIn(value) as readonly UnitId[] }),
      },
      ...fleetsEntry(view, given, encounter),
      choiceOrNone(given, 'winner', 'Holds the field', nobody.label, sides.map(powerChoice)),
    ];
  },
  cannot: (state, { order: given }) =>
    given.fought ? cannotBringIn(state, state.encounters[0], given) : undefined,
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
});
