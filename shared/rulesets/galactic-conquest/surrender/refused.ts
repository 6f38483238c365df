import { optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { victors, victorsSaid } from './orders.ts';

/** The game master does not let a surrender stand (B14.10). */
export const surrenderRefused = event('surrender-refused', {
  fields: { seat, to: victors, cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => reader === happened.seat || happened.to.includes(reader),
  say: (happened) =>
    phrase('The {seat} does not surrender to {victors}: the game master says that the war goes on.', {
      seat: nameOf(happened.seat),
      victors: victorsSaid(happened.to),
    }),
  ahead: (happened) =>
    phrase('The game master will say that the war with the {seat} goes on.', { seat: nameOf(happened.seat) }),
});
