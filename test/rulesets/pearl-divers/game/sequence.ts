import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Question } from '#kernel/turn/question.ts';
import type { Sequence, Turn } from '#kernel/turn/step.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { PearlDivers, State } from './model.ts';
import { boatOf } from './model.ts';
import {
  cannotDive,
  cannotLift,
  cannotMark,
  cannotSail,
  cannotSetCourse,
  cannotStorm,
  courseOf,
  findOf,
  hasBuoy,
  mayDiveAgain,
} from './rules.ts';

/** Whether the divers of a seat go down once more; whoever says nothing lets them rest (PD 6). */
const onceMore = ({ reefs, boats }: State, seat: SeatId): Question<PearlDivers, 'go-down-again'> => ({
  to: seat,
  about: seat,
  spot: { unit: boatOf(seat) },
  said: phrase('Your divers came up with nothing. Do they go down once more?'),
  facts: [
    { label: 'On board', value: phrase('{pearls|pearl|pearls}', { pearls: boats[seat]?.pearls ?? 0 }) },
    {
      label: 'On the ground',
      value: phrase('{pearls|pearl|pearls}', { pearls: reefs[boats[seat]?.place as PlaceId] ?? 0 }),
    },
  ],
  cite: 'PD 6',
  kinds: ['go-down-again'],
  least: 0,
  most: 1,
  silence: [],
});

/** What the divers of a seat bring up, by their die. */
const foundBy = ({ draw, state }: Turn<PearlDivers>, seat: SeatId, place: PlaceId): number =>
  findOf(draw.fork(seat).int(6), state.reefs[place] ?? 0, hasBuoy(state, seat, place));

/** The turn: all boats sail, buoys are set, then all divers go down, and some of them twice. */
export const sequence: Sequence<PearlDivers> = [
  {
    name: 'Storms break',
    cite: 'PD 10',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('storm'),
        ({ seat }) => cannotStorm(seat),
        ({ order }) => ({ kind: 'stormed', place: order.over, cause: order.ref }),
      );
    },
  },
  {
    name: 'Courses are set',
    cite: 'PD 8',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('set-course'),
        ({ seat, unit, order }) => cannotSetCourse(turn.state, seat, unit, order.way),
        ({ seat, order }) => ({ kind: 'course-set', seat, way: order.way, cause: order.ref }),
      );
    },
  },
  {
    name: 'Boats sail',
    cite: 'PD 3',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('sail'),
        ({ seat, unit, order }) => cannotSail(turn.state, seat, unit, order.to),
        ({ seat, order: { to: place, ref: cause } }) => {
          const from = turn.state.boats[seat]?.place;
          return from && { kind: 'sailed', seat, from, place, cause };
        },
      );
      for (const seat of keysInOrder(turn.state.boats)) {
        const [from, place] = [turn.state.boats[seat]?.place, courseOf(turn.state, seat)];
        if (from !== undefined && place !== undefined) turn.happen({ kind: 'sailed', seat, from, place });
      }
    },
  },
  {
    name: 'Buoys are set and taken in',
    cite: 'PD 7',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('lift'),
        ({ seat, order }) => cannotLift(turn.state, seat, order.buoy),
        ({ seat, order }) => {
          const place = turn.state.buoys[order.buoy]?.place;
          return place && { kind: 'lifted', seat, place, cause: order.ref };
        },
      );
      oneByOne(
        turn,
        turn.orders('mark'),
        ({ seat, unit }) => cannotMark(turn.state, seat, unit),
        ({ seat, order }) => {
          const place = turn.state.boats[seat]?.place;
          return place && { kind: 'marked', seat, place, cause: order.ref };
        },
      );
    },
  },
  {
    name: 'Divers go down',
    cite: 'PD 4',
    dice: true,
    run(turn) {
      oneByOne(
        turn,
        turn.orders('dive'),
        ({ seat, unit }) => cannotDive(turn.state, seat, unit),
        ({ seat, order }) => {
          const place = turn.state.boats[seat]?.place;
          return place && { kind: 'dived', seat, place, found: foundBy(turn, seat, place), cause: order.ref };
        },
      );
    },
  },
  {
    name: 'Divers go down once more',
    cite: 'PD 6',
    dice: true,
    run(turn) {
      const seats = keysInOrder(turn.state.boats).filter((seat) => mayDiveAgain(turn.state, seat));
      for (const [at, [order]] of (
        turn.ask(seats.map((seat) => onceMore(turn.state, seat))) ?? []
      ).entries()) {
        const seat = seats[at] as SeatId;
        const place = turn.state.boats[seat]?.place;
        if (order === undefined || place === undefined) continue;
        const found = foundBy(turn, seat, place);
        turn.happen({ kind: 'dived', seat, place, found, cause: order.ref });
      }
    },
  },
];
