import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { RandomGames } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/game.ts';
import { allianceOf } from '#rulesets/vbam-sfb/model/relations.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { terms } from '#rulesets/vbam-sfb/diplomacy/treaties.ts';
import { ledgerFaults } from './ledger.ts';

/** Relations that cannot be: treaties without what they need, or beside a declaration; alliances of which one member is no ally of another. */
const illegalIn = ({ relations, empires }: State): readonly string[] => [
  ...inOrder(relations).flatMap(([pair, { treaties: signed, enmity }]) => {
    const lacks = signed.filter((one) => terms[one].needs && !signed.includes(terms[one].needs));
    return [
      ...(new Set(signed).size < signed.length ? [`${pair} has a treaty twice`] : []),
      ...(lacks.length > 0 ? [`${pair} has ${lacks.join(', ')} on nothing`] : []),
      ...(enmity !== undefined && signed.length > 0 ? [`${pair} has treaties and is at odds`] : []),
    ];
  }),
  ...keysInOrder(empires).flatMap((seat) =>
    allianceOf(relations, seat).some(
      (ally) => allianceOf(relations, ally).join() !== allianceOf(relations, seat).join(),
    )
      ? [`${seat} is in half an alliance`]
      : [],
  ),
];

/** What cannot be after a turn: points that no ledger has, figures beyond their bounds, relations that cannot be, and what is left undone. */
export const faultsIn: NonNullable<RandomGames<VbamSfb>['faults']> = ({ before, after, outcome }) => [
  ...ledgerFaults(
    before,
    after,
    outcome.entries.map(({ event }) => event),
  ),
  ...inOrder(after.systems).flatMap(([place, { census, capacity, morale, raising, productivity }]) => [
    ...(census > capacity || morale > capacity ? [`${place} has more than its Capacity`] : []),
    ...(raising ? [`${place} is still being raised`] : []),
    ...(productivity > (before.systems[place]?.productivity ?? 0) + 1 ? [`${place} grew twice`] : []),
  ]),
  ...illegalIn(after),
  ...(after.encounters.length > 0 ? ['an encounter is not resolved'] : []),
  ...inOrder(after.units).flatMap(([id, { between, came }]) =>
    between !== undefined || came !== undefined ? [`${id} is still on its way`] : [],
  ),
  ...inOrder(after.empires).flatMap(([seat, { tech }]) =>
    tech.pool < 0 ? [`${seat} owes EP to technology`] : [],
  ),
];
