import { id, integer, line, list, literal, object, optional, record, union } from '#kernel/codec/shapes.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Event, House, SaltRoads } from './model.ts';

const [week, count, price] = [integer(1, 9999), integer(0, 99_999), integer(1, 6)];
const [seat, cause] = [id<SeatId>(), optional(id<OrderRef>())];
const house = object({ carter: line(80), coins: count, salt: count });

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<SaltRoads>['codecs'] = {
  state: object({ week, price, houses: record<SeatId, House>(house, 10) }),
  view: object({ week, me: seat, own: house, price, others: list(seat, 10) }),
  event: union<Event>('kind', {
    dug: object({ kind: literal('dug'), seat, salt: price, cause }),
    sent: object({ kind: literal('sent'), seat, to: seat, coins: integer(1, 1000), cause }),
    rested: object({ kind: literal('rested'), seat }),
    priced: object({ kind: literal('priced'), price, cause }),
  }),
};
