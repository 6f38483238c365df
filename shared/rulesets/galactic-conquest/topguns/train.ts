import type { Books } from '#kernel/codec/books.ts';
import { integer, line } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Ordered, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { cannotPayAt, spendAt } from '../bank/paying.ts';
import { cause, event, order, own, ownerHears, points, seat, unit } from '../declare.ts';
import { mostTrainees } from '../model/battle/topGuns.ts';
import type { Wing } from '../model/battle/wings.ts';
import { countText, flyerShape } from '../model/battle/wings.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { activeGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { flyerNamed, isTopGun, topOf } from '../ships/wings.ts';
import { coresOf } from '../space/own.ts';
import { namesOf } from '../squadrons/codes.ts';
import { kindredOf } from '../hangars/kinds.ts';
import { isServed } from '../wings/supplied.ts';

const fields = { type: line(20, 1), count: integer(1, mostTrainees), ship: line(24, 1) } as const;
type Given = Ordered<'train-top-guns', typeof fields>;

/** One pilot in so many is trained in a turn (C20.300). */
const pilotsToTrainee = 10;

/** Whether pilots of a type can be trained: of fighters that take one box, who are no top guns yet (C20.300). */
const isEligible = ({ class: of, spaces, type }: Pick<Wing, 'class' | 'spaces' | 'type'>): boolean =>
  of === 'FTR' && spaces === 1 && !isTopGun(type);

/** How many pilots an empire can still train this turn: a tenth of all those of small fighters, aboard, in stock and in training, fractions dropped (C20.300). */
export function traineesLeft(list: ShipList, state: State, owner: SeatId): number {
  const { stock = {}, topGuns = [] } = state.empires[owner] ?? {};
  const aboard = squadronsOf(state.squadrons, owner).flatMap(([, one]) =>
    one.ships.flatMap(({ wings = [] }) =>
      wings.map((wing) => (wing.class === 'FTR' && wing.spaces === 1 ? wing.count : 0)),
    ),
  );
  const stored = inOrder(stock).map(([type, count]) => {
    const flyer = flyerNamed(list, owner, type);
    return flyer?.class === 'FTR' && flyer.spaces === 1 ? count : 0;
  });
  const training = sumOf(topGuns.map(({ count }) => count));
  return Math.floor((sumOf(aboard) + sumOf(stored) + training) / pilotsToTrainee) - training;
}

/** What it costs to train so many pilots: twice the EPV of their fighters, which is half of the BPV (C20.10, C20.300). */
const costOf = (
  list: ShipList,
  state: State,
  owner: SeatId,
  { type, count }: Pick<Given, 'type' | 'count'>,
): number => (kindredOf(list, state, owner, type)?.halves ?? 0) * count;

function cannotTrain(list: ShipList, state: State, squadron: Squadron, given: Given): Problem | undefined {
  const { seat: owner, ships } = squadron;
  const { type, count, ship } = given;
  if (!hasTech(state, owner, 'top-gun')) return impossible('GC C20.300', 'no-top-guns');
  const home = homeworldOf(state, owner);
  if (home === undefined) return impossible('GC C20.300', 'top-guns-homeless');
  const wing = ships[namesOf(ships).indexOf(ship)]?.wings?.find((one) => one.type === type);
  if (wing === undefined || wing.count < count)
    return impossible('GC C20.300', 'pilots-missing', { ship, left: wing?.count ?? 0, unit: type });
  if (!isEligible(wing)) return impossible('GC C20.300', 'no-trainee', { unit: type });
  if (!isServed(state, coresOf(state), squadron))
    return impossible('GC C20.300', 'not-served', { place: hexName(squadron.place) });
  const left = traineesLeft(list, state, owner);
  if (count > left) return impossible('GC C20.300', 'trainees-at-most', { left });
  const cost = costOf(list, state, owner, given);
  return cannotPayAt(state, owner, home, cost, (most) =>
    impossible('GC C20.300', 'training-costs', { cost, left: most }),
  );
}

/** Fighters of a squadron whose pilots can be trained, with the ships that carry them. */
const offered = (ships: readonly Ship[]) =>
  namesOf(ships).flatMap((ship, at) =>
    (ships[at]?.wings ?? []).flatMap((one) =>
      one.count > 0 && isEligible(one) ? [{ type: one.type, count: one.count, ship }] : [],
    ),
  );

/** Pilots of small fighters go to the homeworld for a turn with their fighters, and are top guns after it (C20.300). */
export const trainTopGuns = (books: Books) =>
  order('train-top-guns', {
    fields,
    title: 'Train top guns',
    offers(view, { unit: at }) {
      const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at });
      return hasTech(view, view.me, 'top-gun')
        ? offered(squadron?.ships ?? [])
            .slice(0, 1)
            .map((one) => ({ ...one, count: 1 }))
        : [];
    },
    form(view, given, { unit: at }) {
      const all = offered((at && view.squadrons[at]?.ships) ?? []);
      const of = (name: 'ship' | 'type') =>
        choicesOf([...new Set([...all.map((one) => one[name]), given[name]])], (one) =>
          phrase('{one}', { one }),
        );
      return [
        choice(given, 'ship', 'Ship', of('ship')),
        choice(given, 'type', 'Fighters', of('type')),
        number(given, 'count', 'How many', { least: 1, most: mostTrainees }),
      ];
    },
    cannot(state, { seat: owner, order: given, ...to }) {
      const squadron = activeGiven(state.squadrons, { seat: owner, ...to });
      if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
      const list = listFor(books, state);
      return list === undefined
        ? impossible('GC A1.20', 'no-ship-list')
        : cannotTrain(list, state, squadron, given as Given);
    },
    say: ({ ship, ...given }) =>
      phrase('Train {units} of {ship} as top guns', { units: countText(given), ship }),
  });
export type TrainTopGuns = OrderIn<ReturnType<typeof trainTopGuns>>;

/** Fighters leave their ship for the homeworld, where their pilots are trained for the rest of the turn (C20.300). */
export const topGunsSent = event('top-guns-sent', {
  fields: {
    seat,
    unit,
    ship: line(24, 1),
    type: line(20, 1),
    flyer: flyerShape,
    count: integer(1, mostTrainees),
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ ship, type, count, points: cost, ...happened }) =>
    phrase('{units} of {ship} of {unit} go to the homeworld, where their pilots are trained for {cost} EP.', {
      units: countText({ count, type }),
      ship,
      unit: own(happened.unit),
      cost,
    }),
  ahead: ({ ship, type, count, points: cost, ...happened }) =>
    phrase(
      '{units} of {ship} of {unit} will go to the homeworld, where their pilots are trained for {cost} EP.',
      {
        units: countText({ count, type }),
        ship,
        unit: own(happened.unit),
        cost,
      },
    ),
  apply(draft, { seat: owner, unit: from, ship, type, flyer, count, points: cost }) {
    change(draft.squadrons, from, ({ ships }) => {
      const at = namesOf(ships).indexOf(ship);
      return { ships: ships.map((one, position) => (position === at ? without(one, type, count) : one)) };
    });
    change(draft.empires, owner, ({ topGuns = [] }) => ({
      topGuns: [...topGuns, { unit: from, ship, flyer, count }],
    }));
    spendAt(draft, owner, homeworldOf(draft, owner), cost);
  },
});

const without = (ship: Ship, type: string, count: number): Ship => ({
  ...ship,
  wings: (ship.wings ?? []).map((one) =>
    one.type === type ? { ...one, count: Math.max(0, one.count - count) } : one,
  ),
});

/** Pilots are sent to the homeworld before the first segment, from ships in supply (C20.300). */
export const sendTopGuns =
  (books: Books) =>
  (turn: Turn<Room<State, View, TrainTopGuns, EventIn<typeof topGunsSent>>>): void => {
    inTurn(turn, trainTopGuns(books), ({ seat: owner, unit: from, order: { type, count, ship, ref } }) => {
      const list = listFor(books, turn.state);
      const flyer = list && flyerNamed(list, owner, type);
      if (list === undefined || from === undefined || flyer === undefined) return undefined;
      return topGunsSent.of({
        seat: owner,
        unit: from,
        ship,
        type,
        flyer: topOf(flyer),
        count,
        points: costOf(list, turn.state, owner, { type, count }),
        cause: ref,
      });
    });
  };
