import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Question } from '#kernel/turn/question.ts';
import type { Sequence } from '#kernel/turn/step.ts';
import type { PearlDivers, State } from './model.ts';
import { boatOf } from './model.ts';
import { cannotDive, cannotSail, findOf, mayDiveAgain } from './rules.ts';

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

/** The turn: all boats sail, then all divers go down, and some of them twice. */
export const sequence: Sequence<PearlDivers> = [
  {
    name: 'Boats sail',
    cite: 'PD 3',
    run(turn) {
      for (const { seat, unit, order } of turn.orders('sail')) {
        const problem = cannotSail(turn.state, seat, unit, order.to);
        const from = turn.state.boats[seat]?.place;
        if (problem !== undefined) turn.refuse(order.ref, problem);
        else if (from !== undefined)
          turn.happen({ kind: 'sailed', seat, from, place: order.to, cause: order.ref });
      }
    },
  },
  {
    name: 'Divers go down',
    cite: 'PD 4',
    dice: true,
    run(turn) {
      for (const { seat, unit, order } of turn.orders('dive')) {
        const problem = cannotDive(turn.state, seat, unit);
        const place = turn.state.boats[seat]?.place;
        if (problem !== undefined) turn.refuse(order.ref, problem);
        else if (place !== undefined) {
          const found = findOf(turn.draw.fork(seat).int(6), turn.state.reefs[place] ?? 0);
          turn.happen({ kind: 'dived', seat, place, found, cause: order.ref });
        }
      }
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
        const found = findOf(turn.draw.fork(seat).int(6), turn.state.reefs[place] ?? 0);
        turn.happen({ kind: 'dived', seat, place, found, cause: order.ref });
      }
    },
  },
];
