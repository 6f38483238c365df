import { integer, line, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { put, replace } from '#kernel/steps/change.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import {
  atHeadquarters,
  cause,
  event,
  hull,
  most,
  order,
  own,
  ownerHears,
  place,
  points,
  seat,
  unit,
} from '../declare.ts';
import { hexName } from '../map/board.ts';
import { imagine } from '../model/imagine.ts';
import type { Ship } from '../model/ship.ts';
import { shipShape } from '../ships/shapes.ts';
import type { State, View } from '../model/state.ts';
import { buyForm, purchaseFacts } from './form.ts';
import { judged } from './judge.ts';
import { proposed } from './proposal.ts';
import type { Buy } from './question.ts';
import { cannotBuy, halvesFor, placeFor, shipsIn } from './question.ts';
import { boughtText, bounds, countedShips } from './words.ts';

/** Purchases of squadrons in a plan. */
export const purchasesIn = ({ hq }: Plan<AnyOrder>): readonly Buy[] =>
  hq.filter((one): one is Buy => one.kind === 'buy');

/** Ships are bought for a squadron, new or bought before (Z1.10). */
export const buy = order('buy', {
  fields: {
    ships: list(
      object({ hull, count: integer(1, bounds.ofKind), poor: optional(literal(true)) }),
      bounds.kinds,
    ),
    to: unit,
    place: optional(place),
    lead: optional(hull),
    name: optional(line(bounds.longest, 1)),
  },
  title: 'Buy a squadron',
  offers: (view, at, plan) =>
    view.purchase === undefined
      ? []
      : atHeadquarters(view, at).map(() => proposed(imagine(view), view.me, purchasesIn(plan))),
  form: (view, given, _, plan) => buyForm(view, given, purchasesIn(plan), bounds),
  facts: (view, given, _, plan) => purchaseFacts(view, given, purchasesIn(plan)),
  cannot: (state, { seat: owner, order: given }) => cannotBuy(state, owner, given),
  say: ({ ships, to, place: at }) =>
    ships.length === 0
      ? phrase('Buy a squadron')
      : at === undefined
        ? phrase('Buy {ships} for {code}', { ships: boughtText(ships), code: to.toUpperCase() })
        : phrase('Buy {ships} for {code} at {place}', {
            ships: boughtText(ships),
            code: to.toUpperCase(),
            place: hexName(at),
          }),
});

const told = ({
  ships,
  unit: code,
  place: at,
}: {
  ships: readonly Ship[];
  unit: UnitId;
  place: State['squadrons'][UnitId]['place'];
}) => ({
  ships: boughtText(countedShips(ships)),
  unit: own(code),
  place: hexName(at),
});
const saysBought = (sentence: string, happened: Parameters<typeof told>[0] & { points: number }): Phrase =>
  phrase(sentence, { ...told(happened), points: happened.points });

export const bought = event('bought', {
  fields: {
    seat,
    unit,
    place,
    ships: list(shipShape, most.ships),
    ledBy: optional(hull),
    name: optional(line(bounds.longest, 1)),
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) => saysBought('{ships} are bought for {unit} in {place}, for {points} EP.', happened),
  ahead: (happened) => saysBought('{ships} will be bought for {unit} in {place}, for {points} EP.', happened),
  apply(draft, { seat: owner, unit: code, place: at, ships, ledBy, name }) {
    const lead = defined({ ledBy });
    if (draft.squadrons[code] === undefined)
      put(draft.squadrons, code, { seat: owner, flagship: name ?? '', place: at, speed: 3, ships, ...lead });
    else
      replace(draft.squadrons, code, (was) => ({
        ...was,
        ...lead,
        flagship: name ?? was.flagship,
        ships: [...was.ships, ...ships],
      }));
  },
});

/** Navies are bought, each in the order of its plan (Z1). */
export function buyNavies(turn: Turn<Room<State, View, Buy, EventIn<typeof bought>>>): void {
  for (const [owner, given] of Map.groupBy(turn.orders('buy'), ({ seat: of }) => of)) {
    const { made, refused } = judged(
      turn.state,
      owner,
      given.map(({ order: one }) => one),
    );
    for (const { order: one } of given) {
      const problem = refused.get(one.ref);
      if (problem !== undefined) turn.refuse(one.ref, problem);
    }
    for (const one of made) turn.happen(boughtBy(turn.state, owner, one));
  }
}

function boughtBy(state: State, owner: SeatId, one: Buy): EventIn<typeof bought> {
  return bought.of({
    seat: owner,
    unit: one.to,
    place: placeFor(state, owner, one)!,
    ships: shipsIn(state, owner, one.ships),
    ...defined({ ledBy: one.lead, name: one.name }),
    points: Math.ceil(halvesFor(state, owner, one.ships) / 2),
    cause: one.ref,
  });
}
