import { route } from '#kernel/board/route.ts';
import { gapIn } from '#kernel/board/way.ts';
import { list } from '#kernel/codec/shapes.ts';
import { atPlace, choice, way } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, isBoat, order, ownerHears, place, places, placeSaid, seat } from './declare.ts';
import type { State, View } from './model/state.ts';
import { boatGiven, isThere } from './model/state.ts';
import { impossible } from './refusals.ts';
import { board, longestCourse } from './tables.ts';

/* Boats sail, by order or by their course (PD 3, PD 8). */

export const sail = order('sail', {
  fields: { to: place },
  title: 'Sail',
  offers: (view, at) => (isBoat(view, at) ? board.neighbours(view.boat.place).map((to) => ({ to })) : []),
  form: ({ boat }, given) => [
    choice(
      given,
      'to',
      'Destination',
      board.neighbours(boat.place).map((to) => ({ value: to, place: to, label: placeSaid(to) })),
    ),
  ],
  cannot(state, given) {
    const boat = boatGiven(state, given);
    if (boat === undefined) return impossible('PD 1', 'not-your-boat');
    if (boat.sailed) return impossible('PD 3', 'sailed-already');
    return board.neighbours(boat.place).includes(given.order.to)
      ? undefined
      : impossible('PD 3', 'no-passage', {
          from: board.label(boat.place),
          place: board.label(given.order.to),
        });
  },
  say: ({ to }) => phrase('Sail to {place}', { place: board.label(to) }),
});

/** A boat sails on its course, or loses it (PD 8). */
export const sailed = event('sailed', {
  fields: { seat, from: place, place, cause },
  by: 'either',
  hears: (happened, reader, before) =>
    happened.seat === reader || isThere(before, reader, happened.from, happened.place),
  say(happened, { me }) {
    const [from, to] = [board.label(happened.from), board.label(happened.place)];
    return happened.seat === me
      ? phrase('You sail from {from} to {place}.', { from, place: to })
      : phrase('The boat of {seat} sails from {from} to {place}.', {
          seat: happened.seat,
          from,
          place: to,
        });
  },
  ahead: (happened, { me }) =>
    happened.seat === me
      ? phrase('You will sail from {from} to {place}.', {
          from: board.label(happened.from),
          place: board.label(happened.place),
        })
      : undefined,
  apply(draft, happened) {
    change(draft.boats, happened.seat, () => ({ place: happened.place, sailed: true }));
    const [next, ...rest] = draft.courses?.[happened.seat] ?? [];
    keepCourse(draft, happened.seat, next === happened.place ? rest : []);
  },
});

/** Sets the course of the boat. */
export const setCourse = order('set-course', {
  fields: { way: list(place, 50) },
  title: 'Set course',
  offers: (view, at) => (isBoat(view, at) ? [{ way: view.course ?? [] }] : []),
  form: ({ boat, turn }, given, { unit }) => [
    way(
      given,
      'way',
      'Course',
      { most: longestCourse, from: atPlace(boat.place), ...(unit && { unit }) },
      {
        along: () => stepsOf(boat.place, turn, given.way),
        ahead(to) {
          const from = given.way.at(-1) ?? boat.place;
          const found = route(from, to.place, board.neighbours, () => 1) ?? [];
          return stepsOf(from, turn + given.way.length, found);
        },
      },
    ),
  ],
  cannot(state, given) {
    const boat = boatGiven(state, given);
    if (boat === undefined) return impossible('PD 1', 'not-your-boat');
    if (given.order.way.length > longestCourse)
      return impossible('PD 8', 'course-too-long', { most: longestCourse });
    return brokenCourse(boat.place, given.order.way);
  },
  say: (given) =>
    given.way.length === 0
      ? phrase('Give up the course')
      : phrase('Set course for {places}', { places: phraseList(given.way.map(placeSaid), ', ') }),
});

export const courseSet = event('course-set', {
  fields: { seat, way: places, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    happened.way.length === 0
      ? phrase('Your boat has no course.')
      : phrase('Your boat sets course for {places}.', {
          places: phraseList(happened.way.map(placeSaid), ', '),
        }),
  ahead: (happened) =>
    happened.way.length === 0
      ? phrase('Your boat will have no course.')
      : phrase('Your boat will set course for {places}.', {
          places: phraseList(happened.way.map(placeSaid), ', '),
        }),
  apply: (draft, happened) => keepCourse(draft, happened.seat, happened.way),
});

/** A course without places is none. */
function keepCourse(draft: Draft<State>, owner: SeatId, course: readonly PlaceId[]): void {
  const { [owner]: _, ...others } = draft.courses ?? {};
  const courses = course.length === 0 ? others : { ...others, [owner]: course };
  if (keysInOrder(courses).length > 0) draft.courses = courses;
  else delete draft.courses;
}

/** The steps of a way that begins at a place in a turn, the next place in that turn. */
const stepsOf = (start: PlaceId, turn: number, course: readonly PlaceId[]): readonly RouteStep[] =>
  course.map((to, at) => {
    const wrong = brokenCourse(course[at - 1] ?? start, [to])?.phrase;
    return { position: atPlace(to), moment: [{ name: 'Turn', at: turn + at }], ...(wrong && { wrong }) };
  });

/** The first gap of a way that begins at a place; undefined if passages lead all along it. */
function brokenCourse(start: PlaceId, course: readonly PlaceId[]): Problem | undefined {
  const gap = gapIn(board.neighbours, start, course);
  return gap && impossible('PD 8', 'no-passage', { from: board.label(gap.from), place: board.label(gap.to) });
}

/** Where a boat that nobody sends sails by its course; undefined if it stays (PD 8). */
function courseOf({ boats, courses }: State, owner: SeatId): PlaceId | undefined {
  const boat = boats[owner];
  const next = courses?.[owner]?.[0];
  return boat === undefined ||
    boat.sailed ||
    next === undefined ||
    !board.neighbours(boat.place).includes(next)
    ? undefined
    : next;
}

type Sailing = Turn<
  Room<State, View, OrderIn<typeof sail | typeof setCourse>, EventIn<typeof sailed | typeof courseSet>>
>;

export function coursesAreSet(turn: Sailing): void {
  inTurn(turn, setCourse, (given) =>
    courseSet.of({ seat: given.seat, way: given.order.way, cause: given.order.ref }),
  );
}

export function boatsSail(turn: Sailing): void {
  inTurn(turn, sail, (given) => {
    const from = turn.state.boats[given.seat]?.place;
    return from && sailed.of({ seat: given.seat, from, place: given.order.to, cause: given.order.ref });
  });
  for (const owner of keysInOrder(turn.state.boats)) {
    const [from, to] = [turn.state.boats[owner]?.place, courseOf(turn.state, owner)];
    if (from !== undefined && to !== undefined) turn.happen(sailed.of({ seat: owner, from, place: to }));
  }
}
