import type { Course } from '#kernel/lessons.ts';
import type { Order } from '../allOrders.ts';
import type { View } from '../model/view.ts';
import { firstYears } from './firstYears.ts';
import { laterYears } from './laterYears.ts';

/** Eleven lessons over the first years of the tutorial. A task is done when the plan orders what it asks for, or the game has carried it out. */
export const course: Course<View, Order> = {
  lessons: [...firstYears, ...laterYears],
  farewell: [
    'You have built a fleet, taken sites, scanned, prospected, bought and fortified: that is a whole year of a Corporation. The help covers battles, raids, bases, officers and spies.',
    'You can go on with this game: the computer leads the others and attacks nobody here. In a practice game your neighbours are bolder, and in a game by mail they are people.',
  ],
};
