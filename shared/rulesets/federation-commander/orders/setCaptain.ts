import { gameMaster } from '#kernel/ids.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCodecs } from '../codecs/orders.ts';
import { cannotSetCaptain } from '../rules/standing.ts';
import { seatNames, seats } from '../tables/seats.ts';
import type { Kind } from './common.ts';
import { advice, choice, flag, flagValue, isYes, named } from './common.ts';

/** Decided with the game master's other decisions about seats (`programme/seating.ts`). */
export const setCaptain: Kind<'set-captain'> = {
  title: 'Set captains',
  by: 'game-master',
  codec: orderCodecs['set-captain'],
  offers: ({ me, computer }, { unit }) =>
    me !== gameMaster || unit !== undefined
      ? []
      : [{ kind: 'set-captain', of: seats[0], computer: !computer.includes(seats[0]) }],
  form: (_, order) => ({
    fields: [
      choice(
        'of',
        'Side',
        seats.map((seat) => named(seat, seatNames[seat] ?? seat)),
      ),
      flag('computer', 'The computer fights for it'),
    ],
    values: { of: order.of, computer: flagValue(order.computer) },
    set: (name, value) =>
      name === 'of'
        ? { ...order, of: seats.find((seat) => seat === value) ?? order.of }
        : { ...order, computer: isYes(value) },
  }),
  check: ({ me }, order) => advice(order, cannotSetCaptain(me, order.of)),
  say: ({ of, computer }) =>
    phrase(computer ? 'Let the computer fight for the {side}' : 'Give the {side} to a player', {
      side: seatNames[of] ?? of,
    }),
};
