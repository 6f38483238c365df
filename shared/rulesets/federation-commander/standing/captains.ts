import { flag, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, eitherOr } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { defined } from '#kernel/words/defined.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, everybody, named, order } from '../declare.ts';
import { seatNames, seats } from '../map/seats.ts';
import { changeEach } from '../model/drafts.ts';
import { lead, usualLevel } from '../model/levels.ts';
import { ref, seat } from '../model/parts.ts';
import { begunWith } from '../model/standing.ts';
import type { State, View } from '../model/state.ts';
import type { Level } from '../model/vocabulary.ts';
import { levels } from '../model/vocabulary.ts';
import { impossible } from '../refusals.ts';

/** Whether the computer is the captain of a side's ships, and how well it fights; absent: as it usually does. */
const captaincy = { computer: flag, level: optional(oneOf(levels)) } as const;

const levelNames: Readonly<Record<Level, string>> = {
  cadet: 'like a cadet',
  officer: 'like an officer',
  veteran: 'like a veteran',
};

/** The game master gives a seat to the computer, or back to its player: one of their decisions about seats (`computer/seating.ts`). */
export const setCaptain = order('set-captain', {
  fields: { of: seat, ...captaincy },
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
    ...(given.computer
      ? [
          choice(
            { ...given, level: given.level ?? usualLevel },
            'level',
            'It fights',
            levels.map((one) => named(one, levelNames[one])),
          ),
        ]
      : []),
  ],
  cannot(_, { seat: by, order: { of } }) {
    if (by !== gameMaster) return impossible('FC 1A2', 'for-the-game-master');
    return seats.some((one) => one === of) ? undefined : impossible('FC 1A2', 'no-such-side', { side: of });
  },
  say: ({ of, computer, level = usualLevel }) =>
    phrase(computer ? 'Let the computer fight for the {side} {how}' : 'Give the {side} to a player', {
      side: seatNames[of] ?? of,
      how: levelNames[level],
    }),
});

export const captainSet = event('captain-set', {
  fields: { seat, ...captaincy, cause: optional(ref) },
  by: 'order',
  hears: everybody,
  say: ({ computer, level = usualLevel, ...happened }) =>
    phrase(computer ? 'The computer fights for the {side} {how}.' : 'A player fights for the {side}.', {
      side: seatNames[happened.seat] ?? happened.seat,
      how: levelNames[level],
    }),
  ahead: ({ computer, level = usualLevel, ...happened }) =>
    phrase(
      computer ? 'The computer will fight for the {side} {how}.' : 'A player will fight for the {side}.',
      { side: seatNames[happened.seat] ?? happened.seat, how: levelNames[level] },
    ),
  // A captain of the computer’s keeps none of the player’s standing orders, but what the ship began with.
  apply(draft, { computer, level = usualLevel, ...happened }) {
    lead(draft, happened.seat, computer ? level : undefined);
    changeEach(draft, (ship) =>
      ship.seat === happened.seat && computer
        ? { ...ship, standing: ship.standing.filter((one) => one.ref === begunWith) }
        : ship,
    );
  },
});

type Setting = Room<State, View, OrderIn<typeof setCaptain>, EventIn<typeof captainSet>>;

/** OURS: before anything else, the game master’s decisions about captains. */
export function setCaptains(turn: Turn<Setting>): void {
  inTurn(turn, setCaptain, ({ order: { of, computer, level, ref: cause } }) =>
    captainSet.of({ seat: of, computer, ...defined({ level }), cause }),
  );
}
