import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { View } from '../../model/state.ts';
import type { Yard, YardId } from '../../model/yards/yard.ts';
import { letterOf } from '../../ships/fleet.ts';
import type { Hull } from '../../ships/list/hull.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { cannotServe, fits } from '../fit.ts';
import { codeOf, freeFrom, yardName, yardsListed } from '../known.ts';
import { yardRows } from '../rates.ts';
import { termOf } from './term.ts';

/** Classes of warships that a yard builds in a turn or two. */
const warships: readonly string[] = ['FF', 'DD', 'DW', 'CL', 'CW', 'CA'];

/** The yards for which ships are ordered in a plan. */
const busyIn = (plan: Plan<AnyOrder>): ReadonlySet<unknown> =>
  new Set(
    ordersOf(plan).flatMap((one) =>
      one.kind === 'build-ship' ? [(one as AnyOrder & { readonly yard: unknown }).yard] : [],
    ),
  );

/** What of its empire’s ships a yard builds at all. */
function rowsFor({ me }: Pick<View, 'me'>, { hulls }: ShipList, yard: Yard): readonly Hull[] {
  const letter = letterOf(me);
  return hulls.filter((row) => row.empire === letter && fits(yard, row));
}

/** What a yard could begin once it is free, the cheapest first. */
export const servedBy = (view: View, list: ShipList, yard: Yard): readonly Hull[] =>
  rowsFor(view, list, yard)
    .filter((row) => cannotServe(view, view.me, row, termOf(yard, row, view.turn)) === undefined)
    .toSorted((one, other) => one.epv - other.epv);

/** What of all that yards build is in service first. */
export const firstServed = (view: View, list: ShipList, yards: readonly Yard[]): Hull | undefined =>
  yards.flatMap((yard) => rowsFor(view, list, yard)).toSorted(compareBy(({ year }) => year))[0];

/** What is offered first: a warship of a standard type, in the smallest yard that has nothing to do and for which nothing is ordered. OURS. `rowsOf`: what a yard could begin now. */
export function firstOffer(
  view: View,
  plan: Plan<AnyOrder>,
  rowsOf: (yard: YardId) => readonly Hull[],
): readonly { readonly yard: YardId; readonly hull: string }[] {
  const busy = busyIn(plan);
  const yards = yardsListed(view, view.me).toSorted(
    compareBy(
      ([id, yard]) => Number(busy.has(id) || freeFrom(yard, view.turn) > view.turn),
      ([, { kind }]) => -yardRows[kind].size,
    ),
  );
  for (const [yard] of yards) {
    const rows = rowsOf(yard);
    const row = rows.find((one) => one.standard && warships.includes(one.class)) ?? rows[0];
    if (row !== undefined) return [{ yard, hull: row.designation }];
  }
  return [];
}

/** A yard to choose: `F4/4: SC4SY, size class 4 shipyard, free`. */
export function yardSaid(view: View, id: YardId, yard: Yard): Phrase {
  const turns = freeFrom(yard, view.turn) - view.turn;
  const shown = { code: codeOf(id), name: yardName(yard), title: yardRows[yard.kind].name.toLowerCase() };
  return turns === 0
    ? phrase('{code}: {name}, {title}, free', shown)
    : phrase('{code}: {name}, {title}, at work for {turns|turn|turns}', { ...shown, turns });
}
