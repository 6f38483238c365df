import type { Course } from '#kernel/lessons.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { firstTurn } from './firstTurn.ts';
import { laterTurns } from './laterTurns.ts';
import { secondTurn } from './secondTurn.ts';

/** Seventeen lessons over three turns of the tutorial. A task is done when the plan orders what it asks for, or the game has carried it out. */
export const course: Course<View, Order> = {
  lessons: [...firstTurn, ...secondTurn, ...laterTurns],
  farewell: [
    'You have worked through money, yards, trade, treaties, a battle and a conquest: that is what a ruler does. The help covers supply, flights, bases, Morale and the four ways to win.',
    'You can go on with this game. In a game by mail the others are people, who remember every treaty you break.',
  ],
};
