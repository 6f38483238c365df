import { flag, integer, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Answering, Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hasBuoy } from './buoys.ts';
import { cause, event, isBoat, order, place, seat } from './declare.ts';
import type { State, View } from './model/state.ts';
import { boatGiven, boatOf, isThere } from './model/state.ts';
import { impossible } from './refusals.ts';
import { board, finds, foundByBuoy } from './tables.ts';

/* Divers go down, and some of them twice (PD 4 to PD 6). */

export const dive = order('dive', {
  fields: {
    /** Said in advance: once more if the divers come up with nothing. */
    again: optional(flag),
  },
  title: 'Dive',
  offers: (view, at) => (isBoat(view, at) ? [{}] : []),
  cannot(state, given) {
    const boat = boatGiven(state, given);
    if (boat === undefined) return impossible('PD 1', 'not-your-boat');
    const here = board.label(boat.place);
    if (state.storms?.includes(boat.place) === true) return impossible('PD 10', 'storm', { place: here });
    if (boat.dived) return impossible('PD 4', 'dived-already');
    return (state.reefs[boat.place] ?? 0) > 0 ? undefined : impossible('PD 4', 'no-pearls', { place: here });
  },
  say: ({ again }) =>
    again === true ? phrase('Dive for pearls, and once more if there are none') : phrase('Dive for pearls'),
});

/** An answer: the divers go down once more (PD 6). */
export const goDownAgain = order('go-down-again', {
  fields: {},
  title: 'Go down once more',
  answers: true,
  offers: (view, at) => (isBoat(view, at) ? [{}] : []),
  say: () => phrase('Your divers go down once more'),
});

/** What others see of a dive. */
export const diveSeen = event('dive-seen', {
  fields: { seat, place },
  by: 'order',
  hears: () => false,
  say: (seen) =>
    phrase('Divers of {seat} go down in {place}.', { seat: seen.seat, place: board.label(seen.place) }),
});

export const dived = event('dived', {
  fields: {
    seat,
    place,
    /** Pearls that came up. */
    found: integer(0, 2),
    cause,
  },
  by: 'order',
  hears: (happened, reader, before) =>
    happened.seat === reader ||
    (isThere(before, reader, happened.place) && diveSeen.of({ seat: happened.seat, place: happened.place })),
  say: (happened) =>
    phrase('Your divers bring up {found|pearl|pearls} in {place}.', {
      found: happened.found,
      place: board.label(happened.place),
    }),
  ahead: (happened) => phrase('Your divers will go down in {place}.', { place: board.label(happened.place) }),
  apply(draft, happened) {
    const { found } = happened;
    change(draft.boats, happened.seat, ({ pearls }) => ({
      pearls: pearls + found,
      dived: true,
      empty: found === 0,
    }));
    replace(draft.reefs, happened.place, (pearls) => pearls - found);
  },
});

/** Pearls that a dive brings up where so many lie, by its die from 1 to 6, and with a buoy or without; never more than lie there (PD 4, PD 7). */
export const findOf = (die: number, pearls: number, buoy: boolean): number =>
  Math.min(buoy && die === foundByBuoy ? 1 : (finds[die - 1] ?? 0), pearls);

type Diving = Room<State, View, OrderIn<typeof dive | typeof goDownAgain>, EventIn<typeof dived>>;

/** What the divers of a seat bring up, by their die. */
const foundBy = ({ draw, state }: Turn<Diving>, diver: SeatId, at: PlaceId): number =>
  findOf(draw.fork(diver).int(6), state.reefs[at] ?? 0, hasBuoy(state, diver, at));

export function diversGoDown(turn: Turn<Diving>): void {
  inTurn(turn, dive, (given) => {
    const at = turn.state.boats[given.seat]?.place;
    return (
      at &&
      dived.of({
        seat: given.seat,
        place: at,
        found: foundBy(turn, given.seat, at),
        cause: given.order.ref,
      })
    );
  });
}

/** Whether the divers of a seat go down once more; whoever says nothing lets them rest (PD 6). */
const onceMore = ({ reefs, boats }: State, diver: SeatId): Question<Diving, 'go-down-again'> => ({
  to: diver,
  about: diver,
  spot: { unit: boatOf(diver) },
  said: phrase('Your divers came up with nothing. Do they go down once more?'),
  facts: [
    { label: 'On board', value: phrase('{pearls|pearl|pearls}', { pearls: boats[diver]?.pearls ?? 0 }) },
    {
      label: 'On the ground',
      value: phrase('{pearls|pearl|pearls}', { pearls: reefs[boats[diver]?.place as PlaceId] ?? 0 }),
    },
  ],
  cite: 'PD 6',
  kinds: ['go-down-again'],
  least: 0,
  most: 1,
  silence: [],
});

export function diversGoDownAgain(turn: Turn<Diving>): void {
  const empty = keysInOrder(turn.state.boats).filter((diver) => turn.state.boats[diver]?.empty === true);
  const answers = turn.ask(empty.map((diver) => onceMore(turn.state, diver))) ?? [];
  for (const [at, [given]] of answers.entries()) {
    const diver = empty[at] as SeatId;
    const here = turn.state.boats[diver]?.place;
    if (given === undefined || here === undefined) continue;
    turn.happen(dived.of({ seat: diver, place: here, found: foundBy(turn, diver, here), cause: given.ref }));
  }
}

/** Who answers in place of a person (PD 6): orders that said so in advance, or a computer that knows of pearls on the ground. */
export const answering: Required<Omit<Answering<View, OrderIn<typeof dive | typeof goDownAgain>>, 'glance'>> =
  {
    programme: ({ me }, plan) =>
      ordersOf(plan, boatOf(me)).some((given) => given.kind === 'dive' && given.again === true)
        ? [{ kind: 'go-down-again' }]
        : undefined,
    computer: ({ boat, reefs }) => ((reefs[boat.place]?.pearls ?? 0) > 0 ? [{ kind: 'go-down-again' }] : []),
  };
