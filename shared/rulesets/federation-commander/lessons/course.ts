import type { Course } from '#kernel/lessons.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { firstTurn } from './firstTurn.ts';
import { laterTurns } from './laterTurns.ts';

/** Six lessons over the duel (FC 8D), a few minutes each: the first two over the orders of its first turn, the others while it is fought. */
export const course: Course<View, Order> = {
  lessons: [...firstTurn, ...laterTurns],
  farewell: [
    'You have flown, fired, been struck and repaired, and know how a battle is won. Convoys, several ships of a side and a map with an edge are the same rules.',
    'In a practice game the captain of the other side can be a cadet as here, an officer who waits for good odds, or a veteran who looks moves ahead. By mail or at one table it is a person.',
  ],
};
