import type { GcLesson } from './ask.ts';
import { choose, home, look, orders, run } from './ask.ts';

/** From the report to orders that are sealed: ten minutes. */
export const firstTurn: GcLesson = {
  id: 'first-turn',
  title: 'A whole turn',
  cite: 'GC A7.10',
  paragraphs: [
    'You lead the Federation. A turn is half a year of twelve segments. All empires write their orders at once, and one run carries them out: first money, then segment by segment the courses and battles, at last what systems pay.',
    'A squadron has a course, hex by hex, and combat orders: whether it attacks whoever bars its way, how hard it presses, and at what losses it leaves.',
    'The treasury pays for ships, routes and research. Peacetime lasts for ever; war mobility pays more, and wears the empire out in time.',
  ],
  tasks: [
    look('messages', 'Read the Log: it tells what has happened to you.'),
    {
      id: 'home',
      text: 'Open the Map, and click your homeworld.',
      at(now) {
        const place = home(now);
        return place === undefined ? { kind: 'screen', screen: 'map' } : { kind: 'place', place };
      },
      done: (now) => now.seen.has(`place:${home(now) ?? ''}`),
      wrong: ({ seen }) =>
        [...seen].some((fact) => fact.startsWith('place:'))
          ? 'That is another hex. Your homeworld is named on the Empire screen.'
          : undefined,
    },
    choose('Choose your squadron of the line: a cruiser and two destroyers.'),
    orders('plot', 1, {
      by: 'line',
      text: 'Plot a course for it of at least one hex, by clicks on the map.',
      is: ({ way }) => way.length > 0,
      wrong: 'The course enters no hex yet: click where it should go.',
    }),
    orders('fight', 1, {
      by: 'line',
      text: 'Give it combat orders: «Fight», and let it attack whoever it meets.',
      is: ({ attack }) => attack,
      wrong: 'It would turn back where it meets somebody. Change the order to «Attack».',
    }),
    look('economy', 'Look at Economy: what systems pay, and what the treasury holds.'),
    orders('mobilise', 1, {
      text: 'Mobilise for limited war: half as much again comes in.',
      is: ({ to }) => to === 'LW',
      wrong: 'That is another state of mobility: choose limited war.',
    }),
    orders('build-ship', 1, {
      text: 'Build a ship, on the Shipyards screen: a frigate is a good beginning.',
    }),
    {
      id: 'plans',
      text: 'Press Orders at the top: it lists all that you have ordered. Close it again.',
      at: () => ({ kind: 'over', over: 'plans' }),
      done: ({ seen }) => seen.has('closed:plans'),
    },
    run(
      'Press Run turn. In a game by mail you would seal your orders and send them: nobody reads them before the run.',
      1,
    ),
  ],
};
