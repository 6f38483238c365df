import type { Books } from '#kernel/codec/books.ts';
import { line, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choice, choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { mostPods, poddedFields, tugBomb } from '../model/condition/pods.ts';
import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { levelOf } from '../research/research.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { namesOf } from '../squadrons/codes.ts';
import { cannotCommand } from '../squadrons/regroup.ts';
import { bears, podRow, podded, podsOf } from './podded.ts';
import type { Empire } from '../model/empire.ts';

const pod = optional(line(20, 1));
const fields = { ship: line(24, 1), first: pod, second: pod } as const;
type Given = Ordered<'carry-pods', typeof fields>;

export const podsIn = ({ first, second }: Pick<Given, 'first' | 'second'>): readonly string[] =>
  [first, second].flatMap((one) => one ?? []);

/** The level of the technology with which a tug carries the fusion bomb (A13.30). */
const bombLevel = 4;

/** Why a tug cannot carry these: pods that it has places for, the bomb alone, and one ship of its kind that commands by its pods (A13.30, D6.40, D6.45). */
function cannotCarry(
  list: ShipList,
  state: State,
  squadron: Squadron,
  at: number,
  pods: readonly string[],
): Problem | undefined {
  const ship = squadron.ships[at];
  if (ship === undefined) return impossible('GC C20.90', 'no-such-ship');
  if (podsOf(ship) === 0) return impossible('GC D6.45', 'carries-no-pods', { hull: ship.hull });
  if (pods.length > podsOf(ship))
    return impossible('GC D6.45', 'too-many-pods', { hull: ship.hull, most: podsOf(ship) });
  const stranger = pods.find(
    (one) => one !== tugBomb && (podRow(list, squadron.seat, one) === undefined || !bears(ship, one)),
  );
  if (stranger !== undefined) return impossible('GC D6.45', 'no-pod', { unit: stranger });
  const isTug = ship.figures?.class === 'TG' || ship.figures?.class === 'LTT';
  if (
    ship.merchant === true &&
    isTug &&
    pods.some((one) => (podRow(list, squadron.seat, one)?.cargo ?? 0) === 0)
  )
    return impossible('GC E1.201', 'cargo-alone', { hull: ship.hull });
  if (pods.includes(tugBomb)) {
    if (pods.length > 1 || ship.figures?.class !== 'TG') return impossible('GC A13.30', 'bomb-on-a-tug');
    if (levelOf(state.empires[squadron.seat] ?? {}, 'fb', state) < bombLevel)
      return impossible('GC A13.30', 'no-tug-bomb');
  }
  const then = podded(list, squadron.seat, ship, pods);
  return (
    then &&
    cannotCommand(state, {
      ...squadron,
      ships: squadron.ships.map((one, n) => (n === at ? then.ship : asWanted(list, squadron.seat, one))),
    })
  );
}

/** A ship with what it was told to carry. */
const asWanted = (list: ShipList, owner: SeatId, ship: Ship): Ship =>
  ship.wants === undefined ? ship : (podded(list, owner, ship, ship.wants)?.ship ?? ship);

/** Tugs of a squadron, by what orders call them. */
const tugsIn = (ships: readonly Ship[]): readonly string[] =>
  namesOf(ships).filter((_, at) => {
    const ship = ships[at];
    return ship !== undefined && podsOf(ship) > 0;
  });

/** Pods that the reader has in stock, and the bomb where it can be had. */
function podsAt(list: ShipList | undefined, view: View): readonly string[] {
  const empire: Empire | undefined = view.empires[view.me];
  return [
    ...keysInOrder(empire?.stock ?? {}).filter(
      (one) => list !== undefined && podRow(list, view.me, one) !== undefined,
    ),
    ...(levelOf(empire ?? {}, 'fb', view) >= bombLevel ? [tugBomb] : []),
  ];
}

function carryForm(
  books: Books,
  view: View,
  given: Unnumbered<Given>,
  at: UnitId | undefined,
): readonly Entry<Unnumbered<Given>>[] {
  const ships = (at && view.squadrons[at]?.ships) ?? [];
  const list = listFor(books, view);
  const ship = ships[namesOf(ships).indexOf(given.ship)];
  const kept = podsAt(list, view).filter((one) => ship === undefined || bears(ship, one));
  const all = [...new Set([...kept, ...(ship?.pods ?? []), ...podsIn(given)])];
  const of = choicesOf(all, (one) => phrase('{unit}', { unit: one }));
  return [
    choice(
      given,
      'ship',
      'Tug',
      choicesOf([...new Set([...tugsIn(ships), given.ship])], (one) => phrase('{ship}', { ship: one })),
    ),
    choiceOrNone(given, 'first', 'First pod', phrase('None'), of),
    ...(ship !== undefined && podsOf(ship) < mostPods && given.second === undefined
      ? []
      : [choiceOrNone(given, 'second', 'Second pod', phrase('None'), of)]),
  ];
}

/** A tug is to carry these pods from now on: they come from stock before the first segment, and again where some are missing (C20.90). */
export const carryPods = (books: Books) =>
  order('carry-pods', {
    fields,
    title: 'Carry pods',
    offers(view, { unit: at }) {
      const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
      const list = listFor(books, view);
      const stock = podsAt(list, view);
      const ships = squadron?.ships ?? [];
      // Without skids there is nothing to choose for freighters.
      const bearers = namesOf(ships).filter((_, at) => {
        const ship = ships[at];
        const had = ship?.pods ?? ship?.wants ?? [];
        return ship !== undefined && (had.length > 0 || stock.some((one) => bears(ship, one)));
      });
      const first = tugsIn(ships).find((one) => bearers.includes(one));
      return first === undefined || list === undefined ? [] : [{ ship: first }];
    },
    form: (view, given, { unit: at }) => carryForm(books, view, given, at),
    cannot(state, given) {
      const squadron = squadronGiven(state.squadrons, given);
      if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
      const list = listFor(books, state);
      if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
      return cannotCarry(
        list,
        state,
        squadron,
        namesOf(squadron.ships).indexOf(given.order.ship),
        podsIn(given.order),
      );
    },
    say: (given) =>
      podsIn(given).length === 0
        ? phrase('{ship} carries no pods', { ship: given.ship })
        : phrase('{ship} carries {pods}', { ship: given.ship, pods: podsIn(given).join(', ') }),
  });
export type CarryPods = OrderIn<ReturnType<typeof carryPods>>;

/** What a tug is to carry. */
export const podsWanted = event('pods-wanted', {
  fields: { seat, unit, ship: line(24, 1), pods: poddedFields.pods, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ ship, pods = [], ...happened }) =>
    phrase('{ship} of {unit} will carry {pods}.', {
      ship,
      unit: own(happened.unit),
      pods: pods.length === 0 ? phrase('no pods') : pods.join(', '),
    }),
  ahead: ({ ship, pods = [], ...happened }) =>
    phrase('{ship} of {unit} will have orders to carry {pods}.', {
      ship,
      unit: own(happened.unit),
      pods: pods.length === 0 ? phrase('no pods') : pods.join(', '),
    }),
  apply: (draft, { ship: named, pods = [], ...happened }) =>
    change(draft.squadrons, happened.unit, ({ ships }) => {
      const at = namesOf(ships).indexOf(named);
      return { ships: ships.map((one, position) => (position === at ? { ...one, wants: pods } : one)) };
    }),
});

/** Tugs are told what they are to carry (C20.90). */
export const orderPods =
  (books: Books) =>
  (turn: Turn<Room<State, View, CarryPods, EventIn<typeof podsWanted>>>): void =>
    inTurn(
      turn,
      carryPods(books),
      ({ seat: owner, unit: which, order: given }) =>
        which &&
        podsWanted.of({ seat: owner, unit: which, ship: given.ship, pods: podsIn(given), cause: given.ref }),
    );
