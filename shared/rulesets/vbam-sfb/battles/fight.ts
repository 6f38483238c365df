import type { Entry } from '#kernel/declare/entries.ts';
import { eitherOr, number, several } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { order } from '../declare.ts';
import { choices, nobody, sideOf, here } from '../encounters/asking.ts';
import type { Encounter } from '../model/combat.ts';
import { imagine } from '../model/imagine.ts';
import type { Fight } from '../model/parts.ts';
import { mostInBattle, roundFields } from '../model/parts.ts';
import type { View } from '../model/view.ts';
import { canLeave, forceOf } from '../sidcors/factors.ts';
import { maulerOf } from '../sidcors/hits.ts';
import { usualFight } from '../sidcors/postures.ts';
import { designOf, isFlight } from '../units/designs.ts';
import { otherOf } from '../encounters/encounters.ts';
import { roundFacts } from './facts.ts';
import { factors } from './stand.ts';

/** Whoever can leave chooses for an enemy who cannot, too (VB 341). */
const theirFactor = (given: Unnumbered<Fight>): Entry<Unnumbered<Fight>> => ({
  field: { kind: 'number', name: 'theirs', label: 'Factor of the enemy, who cannot leave', ...factors },
  value: given.theirs ?? given.intensity,
  set: (value) => ({ ...given, theirs: Number(value) }),
});

/** Fields about the enemy's units and the own mauler, as far as there are such. */
function aimEntries(
  view: View,
  given: Unnumbered<Fight>,
  encounter: Encounter,
): readonly Entry<Unnumbered<Fight>>[] {
  const { battle } = encounter;
  if (battle === undefined) return [];
  const state = imagine(view);
  const foe = otherOf(encounter, sideOf(view));
  const [own, theirs] = [forceOf(state, battle, sideOf(view)), forceOf(state, battle, foe)];
  const flights = choices(view, encounter, foe, (one) => isFlight(designOf(one)));
  const { targets } = given;
  const isAtFlights = targets.some((target) => {
    const one = state.units[target];
    return one !== undefined && isFlight(designOf(one));
  });
  const mauler = phrase('Fire it at the target');
  return [
    ...(canLeave(theirs) || !canLeave(own) ? [] : [theirFactor(given)]),
    {
      field: {
        kind: 'choice',
        name: 'target',
        label: 'Directed Damage at',
        choices: [nobody, ...choices(view, encounter, foe, (one) => !isFlight(designOf(one)))],
      },
      value: isAtFlights ? '' : (targets[0] ?? ''),
      set: (value) => ({ ...given, targets: textIn(value) === '' ? [] : [textIn(value) as UnitId] }),
    },
    ...(flights.length === 0
      ? []
      : [
          {
            ...several(given, 'targets', 'Or at these flights', {
              of: flights,
              most: mostInBattle,
              ordered: true,
            }),
            value: isAtFlights ? targets : [],
          },
        ].map((entry) => ({ ...entry, field: { ...entry.field, name: 'flights' } }))),
    ...(maulerOf(own) === undefined
      ? []
      : [eitherOr(given, 'mauls', 'Mauler', mauler, phrase('Hold it back'))]),
  ];
}

/** An answer: how a round is fought. */
export const fight = order('fight', {
  fields: roundFields,
  title: 'Fight a round',
  answers: true,
  by: 'both',
  offers: (view, { place: at }) => (here(view, at)?.battle === undefined ? [] : [usualFight]),
  form(view, given, { place: at }) {
    const encounter = here(view, at);
    if (encounter === undefined) return [];
    const own = { of: choices(view, encounter, sideOf(view)), most: mostInBattle };
    return [
      number(given, 'intensity', 'Battle Intensity Factor', factors),
      ...aimEntries(view, given, encounter),
      several(given, 'first', 'Give up first', { ...own, ordered: true }),
      several(given, 'last', 'Give up last', { ...own, ordered: false }),
      eitherOr(given, 'withdraws', 'After this round', phrase('Withdraw'), phrase('Stay')),
    ];
  },
  facts(view, given, { place: at }) {
    const encounter = here(view, at);
    return encounter === undefined ? [] : roundFacts(view, encounter, given);
  },
  say: ({ intensity: factor, withdraws }) =>
    withdraws
      ? phrase('Fight at intensity {factor}, then withdraw', { factor })
      : phrase('Fight at intensity {factor}', { factor }),
});
