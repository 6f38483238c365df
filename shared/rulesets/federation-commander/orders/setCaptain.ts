import { phrase } from '#kernel/report/phrase.ts';
import { orderCodecs } from '../codecs/orders.ts';
import { seatNames } from '../tables/seats.ts';
import type { Kind } from './common.ts';

/** Decided with the game master's other decisions about seats (`programme/seating.ts`). */
export const setCaptain: Kind<'set-captain'> = {
  title: 'Set captains',
  by: 'game-master',
  codec: orderCodecs['set-captain'],
  offers: () => [],
  check: () => [],
  say: ({ of, computer }) =>
    phrase(computer ? 'Let the computer fight for the {side}' : 'Give the {side} to a player', {
      side: seatNames[of] ?? of,
    }),
};
