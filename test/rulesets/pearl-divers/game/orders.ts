import { flag, id, literal, object, optional, text } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/ids.ts';
import { placeId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { about } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from './imagine.ts';
import type { Order, PearlDivers, View } from './model.ts';
import { boatOf } from './model.ts';
import { cannotDive, cannotLift, cannotMark, cannotSail } from './rules.ts';
import { board } from './tables.ts';

const ref = id<OrderRef>();
const isBoat = ({ me }: View, { unit }: Spot): boolean => unit === boatOf(me);
const advice = (order: Order, problem: Problem | undefined): readonly Problem[] =>
  problem === undefined ? [] : [about(order.ref, problem)];
const asked = (view: View, { unit }: Spot): readonly [ReturnType<typeof imagine>, SeatId, typeof unit] => [
  imagine(view),
  view.me,
  unit,
];

export const orders: Ruleset<PearlDivers>['orders'] = {
  sail: {
    title: 'Sail',
    codec: object({ kind: literal('sail'), ref, to: id<PlaceId>() }),
    offers: (view, at) =>
      isBoat(view, at) ? board.neighbours(view.boat.place).map((to) => ({ kind: 'sail', to })) : [],
    form: (view, order) => ({
      fields: [
        {
          kind: 'choice',
          name: 'to',
          label: 'Destination',
          choices: board
            .neighbours(view.boat.place)
            .map((to) => ({ value: to, label: phrase('{place}', { place: board.label(to) }) })),
        },
      ],
      values: { to: order.to },
      set: (_, to) => ({ ...order, to: to as PlaceId }),
    }),
    check: (view, order, at) => advice(order, cannotSail(...asked(view, at), order.to)),
    say: ({ to }) => phrase('Sail to {place}', { place: board.label(to) }),
  },
  dive: {
    title: 'Dive',
    codec: object({ kind: literal('dive'), ref, again: optional(flag) }),
    offers: (view, at) => (isBoat(view, at) ? [{ kind: 'dive' }] : []),
    check: (view, order, at) => advice(order, cannotDive(...asked(view, at))),
    say: ({ again }) =>
      again === true ? phrase('Dive for pearls, and once more if there are none') : phrase('Dive for pearls'),
  },
  'go-down-again': {
    title: 'Go down once more',
    answers: true,
    codec: object({ kind: literal('go-down-again'), ref }),
    offers: (view, at) => (isBoat(view, at) ? [{ kind: 'go-down-again' }] : []),
    check: () => [],
    say: () => phrase('Your divers go down once more'),
  },
  mark: {
    title: 'Set a buoy',
    codec: object({ kind: literal('mark'), ref }),
    offers: (view, at) => (isBoat(view, at) ? [{ kind: 'mark' }] : []),
    check: (view, order, at) => advice(order, cannotMark(...asked(view, at))),
    say: () => phrase('Set a buoy'),
  },
  lift: {
    title: 'Take in the buoy',
    codec: object({ kind: literal('lift'), ref, buoy: text(80, 1) }),
    offers: ({ buoys }, { thing }) =>
      thing?.kind === 'buoy' && buoys[thing.id] !== undefined ? [{ kind: 'lift', buoy: thing.id }] : [],
    check: (view, order) => advice(order, cannotLift(imagine(view), view.me, order.buoy)),
    say: ({ buoy }, { buoys }) =>
      phrase('Take in the buoy in {place}', { place: board.label(buoys[buoy]?.place ?? placeId(buoy)) }),
  },
};
