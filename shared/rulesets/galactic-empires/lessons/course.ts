import type { Course } from '#kernel/lessons.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { firstTurn } from './firstTurn.ts';
import { laterTurns } from './laterTurns.ts';

/** Ten lessons over the first turns of the tutorial. A task is done when the engine has carried out what it asks for, or the plan orders it. */
export const course: Course<View, Order> = {
  lessons: [...firstTurn, ...laterTurns],
  farewell: [
    'You have formed a fleet, moved, fought, annexed, built and declared war: that is a whole turn. The rest is more of the same.',
    'You can go on with this game: the others here only defend themselves. In a practice game your neighbours are bolder, and in a game by mail they are people: write to them first.',
  ],
};
