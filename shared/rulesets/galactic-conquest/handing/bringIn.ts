import type { Entry } from '#kernel/declare/entries.ts';
import { choiceOrNone, choicesOf, eitherOr } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { FieldRow } from '#kernel/orders/form.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sidesOf } from '../combat/battle.ts';
import { most, order } from '../declare.ts';
import { imagine } from '../model/imagine.ts';
import type { Battle, View } from '../model/state.ts';
import { leftOf } from '../ships/ships.ts';
import { battleHere } from './here.ts';
import { paper } from './paper.ts';
import type { BringIn } from './result.ts';
import { cannotBringIn, resultFields } from './result.ts';

/** The ships of a battle, as choices. */
const choices = (view: View, battle: Battle) =>
  sidesOf(imagine(view), battle).flatMap(({ unit, squadron: { ships } }) =>
    ships.map((ship, at) => ({
      value: `${unit} ${at}`,
      label: phrase('{unit}: {hull} {number}, {left} DF', {
        unit: unit.toUpperCase(),
        hull: ship.hull,
        number: at + 1,
        left: leftOf(ship),
      }),
    })),
  );

/** What ships lose, one in a row. */
function lossesEntry(
  view: View,
  given: Unnumbered<BringIn>,
  battle: Battle | undefined,
): Entry<Unnumbered<BringIn>> {
  return {
    field: {
      kind: 'rows',
      name: 'losses',
      label: 'Losses',
      most: 2 * most.ships,
      columns: [
        {
          kind: 'choice',
          name: 'ship',
          label: 'Ship',
          choices: battle === undefined ? [] : choices(view, battle),
        },
        { kind: 'number', name: 'lost', label: 'DF lost', least: 1, most: 10_000 },
      ],
    },
    value: given.losses.map(({ unit, at, lost }) => ({ ship: `${unit} ${at}`, lost })),
    set: (value) => ({
      ...given,
      losses: (value as readonly FieldRow[]).map((row) => {
        const [unit = '', at = ''] = textIn(row['ship']).split(' ');
        return { unit: unit as UnitId, at: Number(at), lost: Number(row['lost']) };
      }),
    }),
  };
}

/** The game master's answer: what came of a battle elsewhere, or that these rules fight it (A10.10). */
export const bringIn = order('bring-in', {
  fields: resultFields,
  title: 'Result of a battle elsewhere',
  answers: true,
  by: 'game-master',
  paper,
  offers: (view, { place: at }) =>
    view.me !== gameMaster || battleHere(view, at) === undefined
      ? []
      : [true, false].map((fought) => ({ fought, losses: [] })),
  form(view, given, { place: at }) {
    const battle = battleHere(view, at);
    const sides = battle === undefined ? [] : [battle.attacker, battle.defender];
    return [
      eitherOr(given, 'fought', 'Result', phrase('Fought elsewhere'), phrase('Not fought: use the rules')),
      lossesEntry(view, given, battle),
      choiceOrNone(
        given,
        'beaten',
        'Leaves the battle',
        phrase('As their orders say'),
        choicesOf(sides, (unit) => phrase('{unit}', { unit: unit.toUpperCase() })),
      ),
    ];
  },
  cannot: (state, { order: given }) => (given.fought ? cannotBringIn(state, state.battle, given) : undefined),
  say: ({ fought, losses }) =>
    fought
      ? phrase('The battle was fought elsewhere: {ships|ship lost|ships lost} defense factors', {
          ships: losses.length,
        })
      : phrase('The battle was not fought elsewhere'),
});
