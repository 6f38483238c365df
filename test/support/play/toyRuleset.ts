import type { Beginning } from '#kernel/beginning.ts';
import { integer, id, line, list, literal, object, optional, record, union } from '#kernel/codec/shapes.ts';
import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import { orderRef, placeId, seatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { about } from '#kernel/words/problem.ts';
import { impossible } from '#test/support/problems.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { MapPicture, Page } from '#kernel/presentation.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import type { Question } from '#kernel/sequence/question.ts';

/*
 * The smallest game with everything the kernel promises: seats hide a hoard, dig for more (a die), boast (heard by all),
 * and may be asked to choose. Each seat owns one unit that digs.
 */
export interface ToyState {
  readonly turn: number;
  readonly hoards: Readonly<Record<SeatId, number>>;
  readonly secret: Readonly<Record<SeatId, string>>;
}
export interface ToyView {
  readonly turn: number;
  readonly me: SeatId;
  readonly hoard: number;
  readonly secret: string;
  readonly others: readonly SeatId[];
}
export interface Dig {
  readonly kind: 'dig';
  readonly ref: OrderRef;
  readonly times: number;
}
export interface Boast {
  readonly kind: 'boast';
  readonly ref: OrderRef;
}
export type ToyOrder = Dig | Boast;
export interface Dug {
  readonly kind: 'dug';
  readonly seat: SeatId;
  readonly gain: number;
  readonly cause?: OrderRef;
}
export interface Boasted {
  readonly kind: 'boasted';
  readonly seat: SeatId;
  readonly cause?: OrderRef;
}
export type ToyEvent = Dug | Boasted;
export interface Toy extends Game {
  readonly state: ToyState;
  readonly view: ToyView;
  readonly order: ToyOrder;
  readonly event: ToyEvent;
}

/** A map of nothing, in nobody's words. */
export const emptyMap: MapPicture = {
  grid: { tiling: 'pointed' },
  places: [],
  edges: [],
  pieces: [],
  legend: [],
  columns: [],
  modes: [{ key: 'pieces', label: 'Pieces', shows: 'pieces' }],
  words: {
    nobodies: 'Nobody',
    unseen: 'Never seen',
    report: 'Report',
    about: 'Click a place.',
    counted: { one: 'piece', many: 'pieces' },
    pieces: { own: 'Your pieces', others: 'Other pieces', all: 'Pieces', none: 'There are none.' },
    switches: { names: 'Names' },
  },
};

/** A map of one pit, which everybody sees. */
const onePit: MapPicture = {
  ...emptyMap,
  places: [
    {
      place: placeId('p1'),
      at: { x: 0, y: 0 },
      name: 'Here',
      sight: { turn: 0 },
      facts: [],
      marks: [],
      values: {},
    },
  ],
};

const page: Page = { title: phrase('Toy'), sections: [] };
const here = placeId('p1');
export const toyUnit = (seat: SeatId): UnitId => `${seat}.digger` as UnitId;

const deeper: Question<Toy, 'boast'> = {
  to: seatId('ann'),
  about: 'deeper',
  spot: {},
  said: phrase('Deeper?'),
  facts: [],
  cite: 'GE 1',
  kinds: ['boast'],
  least: 1,
  most: 1,
};

const beginning: Beginning<Toy> = {
  about: 'Seats dig for hoards, and boast.',
  players: { least: 1, most: 100 },
  kindsLabel: 'Seats',
  kinds: [{ name: 'pair', label: 'ann and bob', usual: {} }],
  form: (wish) => ({ fields: [], values: {}, faults: [], set: () => wish }),
  seats: () => ({ ann: 'ann', bob: 'bob' }),
  room: () => 2,
  setup: () => ({ seats: ['ann', 'bob'] }),
  needs: [],
  create(setup, _, draw) {
    const read = object({ seats: list(id<SeatId>(), 100) }).parse(setup);
    if (!read.ok) return bad(read.fault);
    const seats = [...read.value.seats].sort();
    const state = {
      turn: 1,
      hoards: Object.fromEntries(seats.map((seat) => [seat, draw.fork(seat).int(10)])),
      secret: Object.fromEntries(seats.map((seat) => [seat, `secret-of-${seat}`])),
    };
    return good({ state, books: [] });
  },
  practice: { wish: {}, seat: seatId('ann') },
};

/**
 * `question` makes the digging step ask seat `ann` before it goes on; `judged` leaves it to the game master whether a boast is `fine` or `vain`, and
 * nobody hears a vain one; its hint counts the boasts in earlier turns.
 */
export function toyRuleset(
  options: { readonly question?: boolean; readonly judged?: boolean } = {},
): Ruleset<Toy> {
  const refs = object({ kind: literal('boast'), ref: id<OrderRef>() });
  const digs = object({ kind: literal('dig'), ref: id<OrderRef>(), times: integer(1, 9) });
  return {
    id: 'toy',
    title: 'Toy',
    edition: 1,
    refusals: [],
    orders: {
      dig: {
        title: 'Dig',
        codec: digs,
        offers: (_, at) => (at.unit === undefined ? [] : [{ kind: 'dig', times: 1 }]),
        check: (_, order) =>
          order.times > 3
            ? [
                about(
                  order.ref,
                  impossible('GE 1', 'too-often', 'Nobody digs {times} times.', { times: order.times }),
                ),
              ]
            : [],
        say: (order) => phrase('Dig {times} times', { times: order.times }),
      },
      boast: {
        title: 'Boast',
        codec: refs,
        offers: () => [{ kind: 'boast' }],
        check: () => [],
        say: () => phrase('Boast'),
        ...(options.judged === true
          ? {
              rulings: ['fine', 'vain'],
              hint: (_, __, earlier) => phrase('Boasted {times} times before', { times: earlier.length }),
            }
          : {}),
      },
    },
    tell: {
      dug: {
        told: (event, seat) => (event.seat === seat ? event : undefined),
        say: (event) => phrase('You dug up {gain}', { gain: event.gain }),
      },
      boasted: { told: (event) => event, say: (event) => phrase('{seat} boasts', { seat: event.seat }) },
    },
    ...oneRun<Toy>(
      [
        {
          pass: 'Phase',
          marked: true,
          repeat: [
            {
              name: 'Digging',
              cite: 'GE 1',
              run(turn) {
                if (options.question === true && turn.ask([deeper]) === undefined) return;
                for (const { seat, order } of turn.orders('dig')) {
                  if (order.times > 3 && turn.pass === 1)
                    turn.refuse(
                      order.ref,
                      impossible('GE 1', 'too-often', 'Nobody digs {times} times.', { times: order.times }),
                    );
                  if (turn.pass <= Math.min(3, order.times))
                    turn.happen({
                      kind: 'dug',
                      seat,
                      gain: turn.draw.fork(order.ref).int(6),
                      cause: order.ref,
                    });
                }
              },
            },
          ],
          until: (turn, pass) => turn.orders('dig').every(({ order }) => Math.min(3, order.times) <= pass),
        },
        {
          name: 'Boasting',
          cite: 'GE 2',
          run(turn) {
            for (const { seat, order } of turn.orders('boast'))
              if (options.judged !== true || turn.ruling(order.ref) !== 'vain')
                turn.happen({ kind: 'boasted', seat, cause: order.ref });
          },
        },
      ],
      ({ hoards }) => keysInOrder(hoards),
    ),
    presentation: {
      words: {
        seat: { one: 'digger', many: 'diggers' },
        place: { one: 'pit', many: 'pits' },
        unit: { one: 'crew', many: 'crews' },
        leader: { one: 'digger', many: 'diggers' },
        turn: { one: 'day', many: 'days' },
      },
      calendar: (turn) => phrase('day {turn}', { turn }),
      roster: {
        kinds: [{ kind: 'crew', word: { one: 'crew', many: 'crews' }, movable: false }],
        columns: [],
        filters: [],
        empty: 'Nobody digs for you.',
      },
      me: (view) => view.me,
      seats: (view) =>
        [view.me, ...view.others].map((seat, banner) => ({
          seat,
          name: seat,
          banner,
          ...(seat === view.me ? { own: true } : {}),
        })),
      map: () => onePit,
      routes: () => [],
      screens: [{ shows: 'map', title: 'Map' }],
      location: () => page,
      units: () => [],
      unit: (view, plan, unit) => ({
        row: {
          unit,
          kind: 'crew',
          label: 'A1',
          name: 'Diggers',
          place: here,
          placeName: 'Here',
          sign: 'Crew',
          size: 1,
          cells: {},
          tags: [],
          states: [],
          said: phrase('one crew'),
          orders: ordersOf(plan, unit).length,
          problems: 0,
        },
        page,
        stacks: [],
        orders: ordersOf(plan, unit).map((order) => ({
          ref: order.ref,
          kind: order.kind,
          said: phrase(order.kind),
        })),
      }),
      nextRef: (view, plan: Plan<ToyOrder>) =>
        orderRef(`${view.me}.t${view.turn}.o${plan.hq.length + valuesInOrder(plan.units).flat().length + 1}`),
      moveTo: () => [],
    },
    codecs: {
      state: object({
        turn: integer(1, 1000),
        hoards: record<SeatId, number>(integer(0, 1_000_000), 100),
        secret: record<SeatId, string>(line(100), 100),
      }),
      view: object({
        turn: integer(1, 1000),
        me: id<SeatId>(),
        hoard: integer(0, 1_000_000),
        secret: line(100),
        others: list(id<SeatId>(), 100),
      }),
      event: union<ToyEvent>('kind', {
        dug: object({
          kind: literal('dug'),
          seat: id<SeatId>(),
          gain: integer(1, 6),
          cause: optional(id<OrderRef>()),
        }),
        boasted: object({ kind: literal('boasted'), seat: id<SeatId>(), cause: optional(id<OrderRef>()) }),
      }),
    },
    beginning,
    seats: (state) => keysInOrder(state.hoards),
    turnNumber: (known) => known.turn,
    view: (state, seat) => ({
      turn: state.turn,
      me: seat,
      hoard: state.hoards[seat] ?? 0,
      secret: state.secret[seat] ?? '',
      others: keysInOrder(state.hoards).filter((other) => other !== seat),
    }),
    imagine: (view) => ({
      turn: view.turn,
      hoards: { [view.me]: view.hoard },
      secret: { [view.me]: view.secret },
    }),
    replacement: (missed, first) =>
      first || missed > 1 ? phrase('Look for another: {missed} missed.', { missed }) : undefined,
    review: (view, plan) =>
      [...plan.hq, ...valuesInOrder(plan.units).flat()].flatMap((order) =>
        order.kind === 'dig' && order.times > 3
          ? [
              about(
                order.ref,
                impossible('GE 1', 'too-often', 'Nobody digs {times} times.', { times: order.times }),
              ),
            ]
          : [],
      ),
    apply(draft, event) {
      const hoards = draft.hoards as Record<SeatId, number>;
      if (event.kind === 'dug') hoards[event.seat] = (hoards[event.seat] ?? 0) + event.gain;
    },
    close(draft) {
      (draft as { turn: number }).turn += 1;
    },
  };
}
