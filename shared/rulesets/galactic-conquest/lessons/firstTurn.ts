import type { GcLesson } from './ask.ts';
import { choose, given, home, look, orders, run } from './ask.ts';

/** Squadrons that the first lesson has bought. */
const squadrons = 2;

/** From the purchase of a navy to the report of the first turn: ten minutes. */
export const firstTurn: GcLesson = {
  id: 'first-turn',
  title: 'A whole turn, from buying a navy to the report',
  cite: 'GC A7.10',
  paragraphs: [
    'You lead the Federation. Before the first turn every ruler buys a navy, and nobody sees what the others buy. Then a turn is half a year of twelve segments. All empires write their orders at once, and one run carries them out: first money, then courses and battles segment by segment, and finally what systems pay.',
    'A squadron has a course, hex by hex, and combat orders: whether it attacks forces in its way, how hard it presses, and at what losses it leaves.',
    'The treasury pays for ships, routes and research. Peacetime can last for ever; war mobility pays more, but exhausts the empire in time.',
  ],
  tasks: [
    look('navy', 'Open Navy to see how many points you have and what they can buy.'),
    {
      id: 'buy',
      text: 'Buy the two squadrons that «Buy a squadron» proposes: a cruiser with two destroyers, then a light cruiser with a scout.',
      at: () => ({ kind: 'order', order: 'buy' }),
      done: (now) => now.view.turn > 0 || given(now, 'buy').length >= squadrons,
      wrong: (now) =>
        given(now, 'buy').length > 0
          ? 'One squadron is bought. Press «Buy a squadron» again: the second one has your scout.'
          : undefined,
    },
    run('Press Run turn. The navies are there, and the first turn begins.', 0, 'begin'),
    {
      id: 'home',
      text: 'Open the Map and click your homeworld.',
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
      text: 'Plot a course of at least one hex for it by clicking on the map.',
      is: ({ way }) => way.length > 0,
      wrong: 'The course enters no hex yet: click where it should go.',
    }),
    orders('fight', 1, {
      by: 'line',
      text: 'Give it combat orders: choose «Fight», and let it attack anybody it meets.',
      is: ({ attack }) => attack,
      wrong: 'It would turn back if it meets anybody. Change the order to «Attack».',
    }),
    look('economy', 'Open Economy to see what systems pay and what the treasury holds.'),
    orders('mobilise', 1, {
      text: 'Mobilise for limited war: income rises by half.',
      is: ({ to }) => to === 'LW',
      wrong: 'That is another state of mobility: choose limited war.',
    }),
    orders('build-ship', 1, {
      text: 'Build a ship on the Shipyards screen: a frigate is a good start.',
    }),
    {
      id: 'plans',
      text: 'Press Orders at the top to list everything you have ordered, then close it.',
      at: () => ({ kind: 'over', over: 'plans' }),
      done: ({ seen }) => seen.has('closed:plans'),
    },
    run(
      'Press Run turn. In a game by mail you would seal your orders and send them: nobody can read them before the turn is run.',
      1,
    ),
    {
      id: 'report',
      text: 'Read the Log, the report of the turn: what your squadrons did, what you paid, and what your systems pay.',
      at: () => ({ kind: 'screen', screen: 'messages' }),
      done: ({ view, seen }) => view.turn > 1 && seen.has('screen:messages'),
    },
  ],
};
