import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../bank/paying.ts';
import { hullsText } from '../combat/words.ts';
import { cause, event, most, order, own, ownerHears, points } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { hasMines } from '../mines/year.ts';
import { isShuttle, withStock } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { hasRole } from '../ships/aboard/officers.ts';
import { coresOf } from '../space/own.ts';
import { namesOf } from '../squadrons/codes.ts';
import { positionsOf } from '../squadrons/regroup.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { isServed } from '../wings/supplied.ts';
import { namedIn, namedShips, shipNames } from '../squadrons/named.ts';

/** Economic points for a mine sweeping shuttle (C4.25), and how stocks call it. */
const [price, inStock] = [5, 'MSS'] as const;
/** The smallest ships that carry one. OURS: as they carry an MRS in the books that the rule speaks of (C4.25). */
const leastSize = 3;

/** Whether a ship has room for a shuttle: with a logistics officer ships of any size do (A12.30c, C4.25). */
const hasRoom = (ship: Ship): boolean => ship.size <= leastSize || (ship.size === 4 && hasRole(ship, 'LL'));

/** Names of the ships that could take one. */
const fitting = ({ ships }: Pick<Squadron, 'ships'>): readonly string[] =>
  namesOf(ships).filter((_, at) => {
    const ship = ships[at];
    return ship !== undefined && hasRoom(ship) && ship.mss !== true;
  });

/** What so many shuttles cost an empire: those that its stock holds nothing (Z1.500). */
function costOf(state: Pick<State, 'empires'>, owner: Squadron['seat'], count: number) {
  const taken = Math.min(count, state.empires[owner]?.stock?.[inStock] ?? 0);
  return { taken, cost: (count - taken) * price };
}

function cannotCarry(state: State, squadron: Squadron, ships: readonly string[]): Problem | undefined {
  if (!hasMines(state)) return impossible('GC C4.50', 'mines-not-yet');
  if (ships.length === 0) return impossible('GC C4.25', 'no-ships-named');
  const at = positionsOf(squadron.ships, ships);
  if (at === undefined) return impossible('GC C4.25', 'no-such-ship');
  const going = at.flatMap((position) => squadron.ships[position] ?? []);
  const small = going.find((ship) => !hasRoom(ship));
  if (small !== undefined) return impossible('GC C4.25', 'no-room-for-shuttle', { hull: small.hull });
  const twice = going.find(({ mss }) => mss === true);
  if (twice !== undefined) return impossible('GC C4.25', 'shuttle-aboard', { hull: twice.hull });
  if (!isServed(state, coresOf(state), squadron))
    return impossible('GC C4.25', 'not-served', { place: hexName(squadron.place) });
  const left = state.empires[squadron.seat]?.treasury ?? 0;
  return costOf(state, squadron.seat, going.length).cost > left
    ? impossible('GC C4.25', 'treasury-holds', { left })
    : undefined;
}

/** Ships take mine sweeping shuttles aboard, which are bought or come from stock (C4.25). */
export const carryShuttles = order('carry-shuttles', {
  fields: { ships: shipNames },
  title: 'Carry mine sweeping shuttles',
  offers(view, { unit: at }) {
    const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
    if (squadron === undefined || !hasMines(view)) return [];
    const ships = fitting(squadron);
    return ships.length === 0 ? [] : [{ ships }];
  },
  form: (view, given, { unit: at }) => [
    shipsField(given, fitting((at && view.squadrons[at]) ?? { ships: [] })),
  ],
  facts: (view, { ships }) => [
    { label: 'Costs', value: phrase('{cost} EP', { cost: costOf(view, view.me, ships.length).cost }) },
  ],
  cannot(state, given) {
    const squadron = squadronGiven(state.squadrons, given);
    return squadron === undefined
      ? impossible('GC A6.20', 'not-your-squadron')
      : cannotCarry(state, squadron, given.order.ships);
  },
  say: ({ ships }) => phrase('Mine sweeping shuttles for {ships}', { ships: ships.join(', ') }),
});
export type CarryShuttles = OrderIn<typeof carryShuttles>;

/** A ship without multi-role shuttles. */
const withoutShuttles = ({ wings, ...ship }: Ship): Ship => {
  const left = wings?.filter((one) => !isShuttle(one)) ?? [];
  return left.length === 0 ? ship : { ...ship, wings: left };
};

/** `taken`: so many of them come from stock. */
export const shuttlesCarried = event('shuttles-carried', {
  fields: {
    ...namedShips,
    points,
    taken: integer(0, most.ships),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hulls} of {unit} now {count:carries|carry} a mine sweeping shuttle, for {points} EP.', {
      hulls: hullsText(happened.hulls),
      unit: own(happened.unit),
      count: happened.hulls.length,
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{hulls} of {unit} will carry a mine sweeping shuttle, for {points} EP.', {
      hulls: hullsText(happened.hulls),
      unit: own(happened.unit),
      points: happened.points,
    }),
  apply(draft, { seat: owner, unit: id, at, points: cost, taken }) {
    const going = at.flatMap((position) => draft.squadrons[id]?.ships[position]?.wings ?? []);
    const left = going.filter((one) => isShuttle(one) && one.count > 0);
    change(draft.squadrons, id, ({ ships }) => ({
      ships: ships.map((ship, position) =>
        at.includes(position) ? { ...withoutShuttles(ship), mss: true as const } : ship,
      ),
    }));
    spend(draft, owner, cost);
    // Those for several tasks, in whose place they are, come to the stock (C4.25).
    const more = left.reduce<Record<string, number>>(
      (sums, { type, count }) => ({ ...sums, [type]: (sums[type] ?? 0) + count }),
      { [inStock]: -taken },
    );
    if (taken > 0 || left.length > 0)
      replace(draft.empires, owner, ({ stock, ...empire }) => ({
        ...empire,
        ...defined({ stock: withStock(stock, more) }),
      }));
  },
});

/** Shuttles are bought, and go aboard before the turn (C4.25). */
export function carryAll(
  turn: Turn<Room<State, View, CarryShuttles, EventIn<typeof shuttlesCarried>>>,
): void {
  inTurn(turn, carryShuttles, (given) => {
    const named = namedIn(turn.state, given);
    if (named === undefined) return undefined;
    const { cost, taken } = costOf(turn.state, given.seat, named.going.length);
    return shuttlesCarried.of({ ...named.told, points: cost, taken, cause: given.order.ref });
  });
}
