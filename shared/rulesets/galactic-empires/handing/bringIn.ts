import type { Entry } from '#kernel/declare/entries.ts';
import { eitherOr } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { FieldRow } from '#kernel/orders/form.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { order } from '../declare.ts';
import { world } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { placeArg, unitName } from '../model/words.ts';
import { mostFlown, sentTo } from './battle.ts';
import { fleetsIn, linesIn, paper } from './paper.ts';
import type { BringIn } from './result.ts';
import { cannotBringIn, resultFields } from './result.ts';

type Unsent = Unnumbered<BringIn>;

/** What ships lose, one in a row. */
function lossesEntry(view: View, given: Unsent): Entry<Unsent> {
  return {
    field: {
      kind: 'rows',
      name: 'losses',
      label: 'Losses',
      most: 2 * mostFlown,
      columns: [
        {
          kind: 'choice',
          name: 'ship',
          label: 'Ship',
          choices: linesIn(view, given.place).map(({ unit, at, head }) => ({
            value: `${unit} ${at}`,
            label: phrase('{ship}', { ship: head }),
          })),
        },
        { kind: 'number', name: 'damage', label: 'Damage in tenths', least: 1, most: 9_999 },
      ],
    },
    value: given.losses.map(({ unit, at, damage }) => ({ ship: `${unit} ${at}`, damage })),
    set: (value) => ({
      ...given,
      losses: (value as readonly FieldRow[]).map((row) => {
        const [unit = '', at = ''] = textIn(row['ship']).split(' ');
        return { unit: unit as UnitId, at: Number(at), damage: Number(row['damage']) };
      }),
    }),
  };
}

/** Starfleets that left, one in a row; absent where none may leave. */
function leavesEntry(view: View, given: Unsent): readonly Entry<Unsent>[] {
  const state = world(view);
  const leaves = (unit: UnitId) => cannotBringIn(state, { place: given.place, losses: [], leaves: [unit] });
  const fleets = fleetsIn(view, given.place).filter((unit) => leaves(unit) === undefined);
  if (fleets.length === 0 && given.leaves.length === 0) return [];
  const entry: Entry<Unsent> = {
    field: {
      kind: 'rows',
      name: 'leaves',
      label: 'Left the battle',
      most: 2 * mostFlown,
      columns: [
        {
          kind: 'choice',
          name: 'unit',
          label: 'Starfleet',
          choices: fleets.map((unit) => ({
            value: unit,
            label: phrase('{unit}', { unit: unitName(view, unit) }),
          })),
        },
      ],
    },
    value: given.leaves.map((unit) => ({ unit })),
    set: (value) => ({
      ...given,
      leaves: (value as readonly FieldRow[]).map((row) => textIn(row['unit']) as UnitId),
    }),
  };
  return [entry];
}

/** The game master's answer: what came of a battle elsewhere, or that these rules fight it. */
export const bringIn = order('bring-in', {
  fields: resultFields,
  title: 'Result of a battle elsewhere',
  answers: true,
  by: 'game-master',
  paper,
  offers: (view, { place }) =>
    view.me !== gameMaster || place === undefined || sentTo(world(view), place) === undefined
      ? []
      : [true, false].map((fought) => ({ place, fought, losses: [], leaves: [] })),
  form: (view, given) => [
    eitherOr(given, 'fought', 'Result', phrase('Fought elsewhere'), phrase('Not fought: use the rules')),
    lossesEntry(view, given),
    ...leavesEntry(view, given),
  ],
  cannot: (state, { order: given }) => (given.fought ? cannotBringIn(state, given) : undefined),
  say: ({ place, fought, losses }, view) =>
    fought
      ? phrase('The battle in {place} was fought elsewhere: {ships|ship|ships} damaged or lost', {
          place: placeArg(view, place),
          ships: losses.length,
        })
      : phrase('The battle in {place} was not fought elsewhere', { place: placeArg(view, place) }),
});
