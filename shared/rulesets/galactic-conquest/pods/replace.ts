import type { Books } from '#kernel/codec/books.ts';
import { integer, line, list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { spend } from '../bank/paying.ts';
import { event, most, own, ownerHears, points, seat, unit } from '../declare.ts';
import { mostPods, tugBomb } from '../model/condition/pods.ts';
import { withStock } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { listFor } from '../ships/list/book.ts';
import { shipShape } from '../ships/shapes.ts';
import { coresOf } from '../space/own.ts';
import { cannotCommand, excessOf } from '../squadrons/regroup.ts';
import { isServed, merchantsServePods } from '../wings/supplied.ts';
import { podded } from './podded.ts';

const some = list(object({ type: line(20, 1), count: integer(-999, 999) }), 99);

/** A tug has other pods than before, which came from stock, as those went there that it had (C20.90). */
export const podsReplaced = event('pods-replaced', {
  fields: {
    seat,
    unit,
    /** Its position in its squadron. */
    at: integer(0, most.ships),
    ship: shipShape,
    /** What the stock has more of, or fewer. */
    stock: some,
    /** What the fusion bomb costs (A13.30). */
    cost: points,
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ ship: { hull, pods = [] }, cost, ...happened }) =>
    phrase(cost > 0 ? '{ship} of {unit} takes {pods} for {cost} EP.' : '{ship} of {unit} takes {pods}.', {
      ship: hull,
      unit: own(happened.unit),
      pods: pods.length === 0 ? phrase('no pods') : pods.join(', '),
      cost,
    }),
  ahead: ({ ship: { hull, pods = [] }, ...happened }) =>
    phrase('{ship} of {unit} will take {pods}.', {
      ship: hull,
      unit: own(happened.unit),
      pods: pods.length === 0 ? phrase('no pods') : pods.join(', '),
    }),
  apply(draft, { seat: owner, at, ship, stock: more, cost, ...happened }) {
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.map((one, position) => (position === at ? ship : one)),
    }));
    replace(draft.empires, owner, ({ stock, ...empire }) => ({
      ...empire,
      ...defined({
        stock: withStock(stock, Object.fromEntries(more.map(({ type, count }) => [type, count]))),
      }),
    }));
    spend(draft, owner, cost);
  },
});

/** What the fusion bomb of a tug costs, as the third one (A13.10, A13.30). */
const bombCost = 375;

/** What a tug has of what it is to carry, with what is in stock, and could pay for. */
function podsAtHand(
  state: State,
  { seat: owner }: Squadron,
  { wants = [], pods = [] }: Ship,
): readonly string[] {
  const { stock = {}, treasury = 0 } = state.empires[owner] ?? {};
  const left: Record<string, number> = { ...stock };
  for (const one of pods) left[one] = (left[one] ?? 0) + 1;
  return wants
    .filter((one) => {
      if (one === tugBomb) return pods.includes(one) || treasury >= bombCost;
      left[one] = (left[one] ?? 0) - 1;
      return left[one] >= 0;
    })
    .slice(0, mostPods);
}

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** So many of each pod more in stock: those that leave the tug, less those that it takes; a bomb is never in stock (OURS). */
function stockBy(was: readonly string[], now: readonly string[], flyers: Readonly<Record<string, number>>) {
  const sums: Record<string, number> = { ...flyers };
  for (const one of was) if (one !== tugBomb) sums[one] = (sums[one] ?? 0) + 1;
  for (const one of now) if (one !== tugBomb) sums[one] = (sums[one] ?? 0) - 1;
  return inOrder(sums).flatMap(([type, count]) => (count === 0 ? [] : [{ type, count }]));
}

/** Pods are replaced before the first segment, where the tug is in supply and the merchants have one in reserve (C20.90, E4.85). */
export const replacePods =
  (books: Books) =>
  (turn: Turn<Room<State, View, never, EventIn<typeof podsReplaced>>>): void => {
    const core = coresOf(turn.state);
    const book = listFor(books, turn.state);
    if (book === undefined) return;
    for (const [which, { ships }] of inOrder<UnitId, Squadron>(turn.state.squadrons))
      for (const [at, { wants }] of ships.entries()) {
        const squadron = turn.state.squadrons[which];
        const ship = squadron?.ships[at];
        if (wants === undefined || squadron === undefined || ship === undefined) continue;
        const pods = podsAtHand(turn.state, squadron, ship);
        if (alike(pods, ship.pods ?? [])) continue;
        if (!isServed(turn.state, core, squadron) || !merchantsServePods(turn.state, squadron.seat)) continue;
        const now = podded(book, squadron.seat, ship, pods);
        if (now === undefined) continue;
        const then = { ...squadron, ships: squadron.ships.map((one, n) => (n === at ? now.ship : one)) };
        if (
          cannotCommand(turn.state, then) !== undefined &&
          excessOf(turn.state, then) >= excessOf(turn.state, squadron)
        )
          continue;
        const { pods: was = [] } = ship;
        turn.happen(
          podsReplaced.of({
            seat: squadron.seat,
            unit: which,
            at,
            ship: now.ship,
            stock: stockBy(was, pods, now.left),
            cost: pods.includes(tugBomb) && !was.includes(tugBomb) ? bombCost : 0,
          }),
        );
      }
  };
