import { closesInEachWay } from '#test/support/desk/closesInEachWay.ts';

/* One of each tab; the others are in `closed.long.browser.test.ts`. */
closesInEachWay([
  ['Roll call', 'Add a stand-in…'],
  ['Turns', 'Run again…'],
  ['Letters', 'Mail settings…'],
  ['Policy', 'Hold the game…'],
]);
