import { closesInEachWay } from '#test/support/desk/closesInEachWay.ts';

closesInEachWay([
  ['Roll call', 'Name and address…'],
  ['Roll call', 'New player…'],
  ['Roll call', 'Decide about the seat…'],
  ['Roll call', 'Set the orders aside…'],
  ['Turns', 'Go back to it…'],
  ['Policy', 'Extend this turn…'],
  ['Policy', 'End the game…'],
]);
