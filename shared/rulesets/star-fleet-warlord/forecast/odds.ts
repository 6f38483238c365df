import type { Books } from '#kernel/codec/books.ts';
import type { Odds } from '#kernel/odds/odds.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { Order } from '../allOrders.ts';
import type { StarFleetWarlord } from '../game.ts';
import type { View } from '../model/view.ts';
import type { Clash } from './clash.ts';
import { meetingsOf } from './meetings.ts';
import type { Match } from './simulator.ts';
import { simulator } from './simulator.ts';
import { trial } from './trial.ts';

/** Attacks of one’s own foretold; of attacks by others nobody knows who will come. */
export const oddsOf = (books: Books, engine: Engine<StarFleetWarlord>): Odds<View, Order, Clash, Match> => ({
  meetings: meetingsOf(books, engine),
  trial,
  simulator,
});
