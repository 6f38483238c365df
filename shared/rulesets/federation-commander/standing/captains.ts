import { flag, optional } from '#kernel/codec/shapes.ts';
import { choice, eitherOr } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, everybody, named, order } from '../declare.ts';
import { seatNames, seats } from '../map/seats.ts';
import { changeEach } from '../model/drafts.ts';
import { ref, seat } from '../model/parts.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** The game master gives a seat to the computer, or back to its player: one of their decisions about seats (`programme/seating.ts`). */
export const setCaptain = order('set-captain', {
  fields: { of: seat, computer: flag },
  title: 'Set captains',
  by: 'game-master',
  offers: ({ me, computer }, { unit }) =>
    me !== gameMaster || unit !== undefined ? [] : [{ of: seats[0], computer: !computer.includes(seats[0]) }],
  form: (_, given) => [
    choice(
      given,
      'of',
      'Side',
      seats.map((one) => named(one, seatNames[one] ?? one)),
    ),
    eitherOr(given, 'computer', 'The computer fights for it', phrase('Yes'), phrase('No')),
  ],
  cannot(_, { seat: by, order: { of } }) {
    if (by !== gameMaster) return impossible('FC 1A2', 'for-the-game-master');
    return seats.some((one) => one === of) ? undefined : impossible('FC 1A2', 'no-such-side', { side: of });
  },
  say: ({ of, computer }) =>
    phrase(computer ? 'Let the computer fight for the {side}' : 'Give the {side} to a player', {
      side: seatNames[of] ?? of,
    }),
});

export const captainSet = event('captain-set', {
  fields: { seat, computer: flag, cause: optional(ref) },
  by: 'order',
  hears: everybody,
  say: ({ computer, ...happened }) =>
    phrase(computer ? 'The computer fights for the {side}.' : 'A player fights for the {side}.', {
      side: seatNames[happened.seat] ?? happened.seat,
    }),
  ahead: ({ computer, ...happened }) =>
    phrase(computer ? 'The computer will fight for the {side}.' : 'A player will fight for the {side}.', {
      side: seatNames[happened.seat] ?? happened.seat,
    }),
  // A captain of the computer’s keeps none of the player’s standing orders.
  apply(draft, { computer, ...happened }) {
    const others = draft.computer.filter((one) => one !== happened.seat);
    draft.computer = computer ? [...others, happened.seat].sort() : others;
    changeEach(draft, (ship) => (ship.seat === happened.seat && computer ? { ...ship, standing: [] } : ship));
  },
});

type Setting = Room<State, View, OrderIn<typeof setCaptain>, EventIn<typeof captainSet>>;

/** OURS: before anything else, the game master’s decisions about captains. */
export function setCaptains(turn: Turn<Setting>): void {
  inTurn(turn, setCaptain, ({ order: { of, computer, ref: cause } }) =>
    captainSet.of({ seat: of, computer, cause }),
  );
}
