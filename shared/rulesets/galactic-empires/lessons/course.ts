import type { Course } from '#kernel/lessons.ts';
import type { Order } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { firstTurn } from './firstTurn.ts';
import { laterTurns } from './laterTurns.ts';

/** Ten lessons over the first turns of the tutorial. A task is done when the engine has carried out what it asks for, or the plan orders it. */
export const course: Course<View, Order> = {
  lessons: [...firstTurn, ...laterTurns],
  farewell: [
    'You have formed, led, fought, annexed, built and declared war: that is the whole of a turn. Everything else is more of it.',
    'This game can be played on: the others here defend themselves and leave you in peace otherwise. A practice game has bolder neighbours. And in a game by mail, they are people: write to them first.',
  ],
};
