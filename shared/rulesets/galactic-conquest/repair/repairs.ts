import { choice, choicesOf, several } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, most, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { Rank, Repairs } from '../model/condition/repair.ts';
import { ranks, repairsFields } from '../model/condition/repair.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';

const labels: Readonly<Record<Rank, string>> = {
  first: 'Repair first',
  usual: 'Repair in turn',
  last: 'Repair last',
  never: 'Do not repair',
};

/** `Repair first: CA, DD first`. */
export const repairsSaid = ({ rank, hulls }: Repairs): Phrase =>
  hulls.length === 0
    ? phrase(labels[rank])
    : phrase('{rank}: {hulls} first', { rank: phrase(labels[rank]), hulls: hulls.join(', ') });

/** When a squadron is repaired where repair units have no room for all, and which of its hulls come first. OURS: the book leaves it to whoever commands (C2.10). */
export const repair = order('repair', {
  fields: repairsFields,
  title: 'Order of repairs',
  offers: ({ squadrons, me }, { unit: at }, plan) => {
    const squadron = squadronGiven(squadrons, { seat: me, unit: at });
    if (squadron === undefined || hasOrder(plan, at, 'repair')) return [];
    return [squadron.repairs ?? { rank: 'first' as const, hulls: [] }];
  },
  form({ squadrons }, given, { unit: at }) {
    const ships = (at && squadrons[at]?.ships) ?? [];
    const hulls = [...new Set([...ships.map(({ hull }) => hull), ...given.hulls])];
    return [
      choice(
        given,
        'rank',
        'Repairs',
        choicesOf(ranks, (rank) => phrase(labels[rank])),
      ),
      several(given, 'hulls', 'Hulls repaired first', {
        most: most.ships,
        ordered: true,
        of: choicesOf(hulls, (hull) => phrase('{hull}', { hull })),
      }),
    ];
  },
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { hulls } = given.order;
    const missing = hulls.find((hull) => !squadron.ships.some((ship) => ship.hull === hull));
    const example = squadron.ships[0]?.hull;
    return missing === undefined || example === undefined
      ? undefined
      : impossible('GC C2.10', 'no-hull-to-repair', { hull: missing, example });
  },
  say: repairsSaid,
});
export type Repair = OrderIn<typeof repair>;

/** A squadron has its place in the order of repairs. */
export const repairsOrdered = event('repairs-ordered', {
  fields: { seat, unit, ...repairsFields, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ rank, hulls, ...happened }) =>
    phrase('{unit}: {repairs}.', { unit: own(happened.unit), repairs: repairsSaid({ rank, hulls }) }),
  ahead: ({ rank, hulls, ...happened }) =>
    phrase('{unit} will take its place in the order of repairs: {repairs}.', {
      unit: own(happened.unit),
      repairs: repairsSaid({ rank, hulls }),
    }),
  apply: (draft, { rank, hulls, ...happened }) =>
    change(draft.squadrons, happened.unit, () => ({ repairs: { rank, hulls } })),
});

/** The order of repairs (C2.10). */
export function orderRepairs(turn: Turn<Room<State, View, Repair, EventIn<typeof repairsOrdered>>>): void {
  inTurn(
    turn,
    repair,
    ({ seat: owner, unit: which, order: { rank, hulls, ref } }) =>
      which && repairsOrdered.of({ seat: owner, unit: which, rank, hulls, cause: ref }),
  );
}
