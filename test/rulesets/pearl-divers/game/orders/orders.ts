import { flag, id, list, literal, object, optional, text } from '#kernel/codec/shapes.ts';
import { route } from '#kernel/board/route.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { gameMaster, placeId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import { about } from '#kernel/problem.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import { textIn, wayIn } from '#kernel/orders/fields.ts';
import type { Form } from '#kernel/orders/form.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from '../imagine.ts';
import type { Order, PearlDivers, SetCourse, View } from '../model.ts';
import { boatOf } from '../model.ts';
import {
  cannotDive,
  cannotLift,
  cannotMark,
  cannotSail,
  cannotSetCourse,
  cannotStorm,
  brokenCourse,
} from '../rules.ts';
import { board, longestCourse } from '../tables.ts';

const ref = id<OrderRef>();
const isBoat = ({ me }: View, { unit }: Spot): boolean => unit === boatOf(me);
const advice = (order: Order, problem: Problem | undefined): readonly Problem[] =>
  problem === undefined ? [] : [about(order.ref, problem)];
const asked = (view: View, { unit }: Spot): readonly [ReturnType<typeof imagine>, SeatId, typeof unit] => [
  imagine(view),
  view.me,
  unit,
];

/** A course is drawn through passages, the shortest way to each place that is picked (PD 8). */
function courseForm(
  { boat, turn }: View,
  order: Unnumbered<SetCourse>,
  unit: UnitId | undefined,
): Form<Unnumbered<SetCourse>> {
  const steps = (way: readonly PlaceId[], before: number): readonly RouteStep[] =>
    way.map((place, at) => {
      const wrong = brokenCourse(way[at - 1] ?? order.way[before - 1] ?? boat.place, [place])?.phrase;
      return {
        position: { kind: 'place', place },
        moment: [{ name: 'Turn', at: turn + before + at }],
        ...(wrong === undefined ? {} : { wrong }),
      };
    });
  return {
    fields: [
      {
        kind: 'way',
        name: 'way',
        label: 'Course',
        most: longestCourse,
        from: { kind: 'place', place: boat.place },
        ...(unit === undefined ? {} : { unit }),
      },
    ],
    values: { way: order.way.map((place) => ({ kind: 'place', place })) },
    set: (_, value) => ({ ...order, way: wayIn(value).map(({ place }) => place) }),
    along: () => steps(order.way, 0),
    ahead: (_, { place }) =>
      steps(
        route(
          order.way.at(-1) ?? boat.place,
          place,
          (from) => board.neighbours(from),
          () => 1,
        ) ?? [],
        order.way.length,
      ),
  };
}

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
            .map((to) => ({ value: to, place: to, label: phrase('{place}', { place: board.label(to) }) })),
        },
      ],
      values: { to: order.to },
      set: (_, to) => ({ ...order, to: to as PlaceId }),
    }),
    check: (view, order, at) => advice(order, cannotSail(...asked(view, at), order.to)),
    say: ({ to }) => phrase('Sail to {place}', { place: board.label(to) }),
  },
  storm: {
    title: 'Let it storm',
    by: 'game-master',
    codec: object({ kind: literal('storm'), ref, over: id<PlaceId>() }),
    offers: ({ me, reefs }, { unit, place }) =>
      me === gameMaster && unit === undefined && place === undefined
        ? keysInOrder(reefs)
            .slice(0, 1)
            .map((over) => ({ kind: 'storm', over }))
        : [],
    form: ({ reefs }, order) => ({
      fields: [
        {
          kind: 'choice',
          name: 'over',
          label: 'Over',
          choices: keysInOrder(reefs).map((over) => ({
            value: over,
            place: over,
            label: phrase('{place}', { place: board.label(over) }),
          })),
        },
      ],
      values: { over: order.over },
      set: (_, over) => ({ ...order, over: textIn(over) as PlaceId }),
    }),
    check: ({ me }, order) => advice(order, cannotStorm(me)),
    say: ({ over }) => phrase('Let it storm over {place}', { place: board.label(over) }),
  },
  'set-course': {
    title: 'Set course',
    codec: object({ kind: literal('set-course'), ref, way: list(id<PlaceId>(), 50) }),
    offers: (view, at) => (isBoat(view, at) ? [{ kind: 'set-course', way: view.course ?? [] }] : []),
    form: (view, order, { unit }) => courseForm(view, order, unit),
    check: (view, order, at) => advice(order, cannotSetCourse(...asked(view, at), order.way)),
    say: ({ way }) =>
      way.length === 0
        ? phrase('Give up the course')
        : phrase('Set course for {places}', {
            places: phraseList(
              way.map((place) => phrase('{place}', { place: board.label(place) })),
              ', ',
            ),
          }),
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
