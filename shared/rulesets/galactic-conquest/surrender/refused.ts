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
    phrase('The surrender of the {seat} to {victors} is not accepted: the war goes on.', {
      seat: nameOf(happened.seat),
      victors: victorsSaid(happened.to),
    }),
  ahead: (happened) =>
    phrase('The game master will not accept the surrender of the {seat}.', { seat: nameOf(happened.seat) }),
});
