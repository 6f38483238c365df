import { integer, line, list, object, record } from '#kernel/codec/shapes.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { die as price, seat } from './declare.ts';
import type { SaltRoads } from './game.ts';
import { eventCodec } from './game.ts';
import type { House } from './model.ts';

const [week, count] = [integer(1, 9999), integer(0, 99_999)];
const house = object({ carter: line(80), coins: count, salt: count });

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<SaltRoads>['codecs'] = {
  state: object({ week, price, houses: record<SeatId, House>(house, 10) }),
  view: object({ week, me: seat, own: house, price, others: list(seat, 10) }),
  event: eventCodec,
};
