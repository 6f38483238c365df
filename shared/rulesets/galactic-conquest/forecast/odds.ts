import type { Books } from '#kernel/codec/books.ts';
import type { Odds } from '#kernel/odds/odds.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { Clash } from '../combat/trial/fought.ts';
import { trial } from '../combat/trial/trial.ts';
import type { GalacticConquest, Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { meetingsOf } from './meetings.ts';

/** Battles in hexes foretold, over the books of a game. */
export const oddsOver = (books: Books, engine: Engine<GalacticConquest>): Odds<View, Order, Clash> => ({
  meetings: meetingsOf(books, engine),
  trial,
});
