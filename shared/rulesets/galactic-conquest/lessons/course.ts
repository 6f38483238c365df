import type { Course } from '#kernel/lessons.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { firstTurn } from './firstTurn.ts';
import { lastTurns } from './lastTurns.ts';
import { laterTurns } from './laterTurns.ts';

/** Ten lessons over a purchase and six turns of the tutorial. A task is done when the plan orders what it asks for, or its turn has been run. */
export const course: Course<View, Order> = {
  lessons: [firstTurn, ...laterTurns, ...lastTurns],
  farewell: [
    'You have now given orders to squadrons, yards, merchants, survey ships, the bank, spies and bases: that is what an empire does every half year. The help pages cover crews, mines, officers and morale.',
    'You can go on with this game: the computer leads your neighbours and attacks nobody here. In a practice game they are bolder; in a game by mail they are people.',
  ],
};
