import type { Course } from '#kernel/lessons.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { firstTurn } from './firstTurn.ts';
import { laterTurns } from './laterTurns.ts';

/** Six lessons over four turns of the tutorial. A task is done when the plan orders what it asks for, or its turn has been run. */
export const course: Course<View, Order> = {
  lessons: [firstTurn, ...laterTurns],
  farewell: [
    'You have ordered squadrons, yards, merchants, surveys and the bank: that is what an empire does every half year. The pages tell about crews, spies, mines, bases and morale.',
    'You can play this game on: the computer leads your neighbours, and attacks nobody here. In a practice game they are bolder, and in a game by mail they are people.',
  ],
};
