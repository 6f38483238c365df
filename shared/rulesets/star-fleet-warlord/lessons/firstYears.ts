import { launchedIn } from '../model/corporation.ts';
import type { SfwLesson } from './ask.ts';
import {
  bound,
  cutter,
  given,
  heard,
  home,
  neighbour,
  owns,
  pair,
  planetoid,
  privateer,
  run,
  scout,
} from './ask.ts';

const office: SfwLesson = {
  id: 'office',
  title: 'Your Corporation',
  cite: 'SFW 122',
  paragraphs: [
    'You lead a Corporation. Everything it does is paid for with four resources: people, ores, dilithium and food. An economic point, EP, is one of each, so the scarcest of them is what you can spend.',
    'This screen lists what you have: treasury, holdings, ships, sites, and the other Corporations. What you order for your Home Office goes to Plans.',
  ],
  tasks: [
    {
      id: 'others',
      text: 'Choose Corporation 1 in the list of other Corporations.',
      at: () => ({ kind: 'seat', seat: neighbour }),
      done: ({ seen }) => seen.has(`seat:${neighbour}`),
    },
    {
      id: 'plans',
      text: 'Open Plans at the top, look, and close it again.',
      at: () => ({ kind: 'over', over: 'plans' }),
      done: ({ seen }) => seen.has('closed:plans'),
    },
  ],
};

const build: SfwLesson = {
  id: 'build',
  title: 'The Initial Build',
  cite: 'SFW 184',
  paragraphs: [
    'The first year is only for buying ships. You can choose from several hundred designs. The Default Build is a good beginning: nine small ships of many kinds, paid for with your treasury and a loan.',
    'Ships appear at your Home Office at the end of the year. From then on each of them carries out orders in up to six pulses a year, as many as its speed.',
  ],
  tasks: [
    {
      id: 'order',
      text: 'Order the Default Build for the Home Office, on the Corporation screen.',
      at: () => ({ kind: 'order', order: 'make-default-build' }),
      done: (now) => given(now, 'make-default-build').length > 0 || launchedIn(now.view.own) > 9,
      wrong: (now) =>
        given(now, 'purchase').length > 0
          ? 'That buys a single ship. You can keep it, but for this lesson order the Default Build.'
          : undefined,
    },
    run('Press Run turn: every Corporation has its run, one after another.', 2),
  ],
};

const map: SfwLesson = {
  id: 'map',
  title: 'The map',
  cite: 'SFW 1318',
  paragraphs: [
    'Space is made of sectors of 16 by 16 hexes. A hex has a number within its sector: 0807 is column 8, row 7. The galaxy wraps around: ships that leave on one side enter on the other.',
    'Planets and other sites bring their owner resources every year. Clouds, asteroids and stars harm ships that enter. Click a hex to see what is there and what it would do.',
  ],
  tasks: [
    {
      id: 'open',
      text: 'Open the Map.',
      at: () => ({ kind: 'screen', screen: 'map' }),
      done: ({ seen }) => seen.has('screen:map'),
    },
    {
      id: 'site',
      text: 'Click the Wandering Planetoid in hex 0707, above your Home Office to the left.',
      at: () => ({ kind: 'place', place: planetoid }),
      done: ({ seen }) => seen.has(`place:${planetoid}`),
      wrong: ({ seen }) =>
        [...seen].some((fact) => fact.startsWith('place:') && fact !== `place:${home}`)
          ? 'That is another hex. The planetoid is right beside your Home Office, in 0707.'
          : undefined,
    },
    {
      id: 'ship',
      text: 'Choose your police cutter, the F-POL, in the list of ships below the map.',
      at: () => ({ kind: 'unit', unit: cutter }),
      done: ({ seen }) => seen.has(`unit:${cutter}`),
    },
  ],
};

const move: SfwLesson = {
  id: 'move',
  title: 'Move and take a site',
  cite: 'SFW 1390',
  paragraphs: [
    'With a ship chosen, a click on a hex sends it there, one hex in each pulse, around what would harm it. It can go on in later pulses, as far as its speed.',
    'A ship that enters an undefended site takes it. That is all.',
  ],
  tasks: [
    {
      id: 'go',
      text: 'With the F-POL chosen, click the planetoid in 0707.',
      at: () => ({ kind: 'move', unit: cutter, to: planetoid }),
      done: (now) => owns(now, planetoid) || bound(now, cutter) === planetoid,
      wrong: (now) =>
        given(now, 'move', cutter).length > 0
          ? 'The F-POL is bound for another hex. Remove its moves, or send it to 0707 from there.'
          : undefined,
    },
  ],
};

const sheet: SfwLesson = {
  id: 'sheet',
  title: 'The order sheet',
  cite: 'SFW 1365',
  paragraphs: [
    'Everything can be typed as well, in the language of the rulebook: a line for each ship with a slot for each pulse. A slot is the number of a hex to enter, or the code of an order.',
    'Mistakes are marked where they are, and what you type appears on the map at once.',
  ],
  tasks: [
    {
      id: 'open',
      text: 'Open the order sheet, with the keyboard at the top.',
      at: () => ({ kind: 'over', over: 'sheet' }),
      done: ({ seen }) => seen.has('over:sheet'),
    },
    {
      id: 'type',
      text: 'Type 0806 0805 0804 into the line of the T-PR: three hexes up to a pair of planets.',
      at: () => ({ kind: 'line', line: privateer }),
      done: (now) => owns(now, pair) || bound(now, privateer) === pair,
      wrong: (now) =>
        given(now, 'move', privateer).length > 0
          ? 'These moves lead elsewhere. The slots of the T-PR should read 0806, 0805 and 0804.'
          : undefined,
    },
  ],
};

const scan: SfwLesson = {
  id: 'scan',
  title: 'Scouts look around',
  cite: 'SFW 1955',
  paragraphs: [
    'You know the terrain of your own sector, and nothing beyond. A scout that spends a year on a scan shows the terrain of its sector permanently, or the ships that are there now.',
    'Orders such as this take the whole turn: the ship does nothing else in that year.',
  ],
  tasks: [
    {
      id: 'scan',
      text: 'Order your scout, the H-SC, to scan the sector for ships.',
      at: () => ({ kind: 'order', order: 'scan', unit: scout }),
      done: (now) =>
        given(now, 'scan', scout).some(({ what }) => what === 'SHIP') ||
        (now.view.turn > 2 && heard(now, 'ships-scanned')),
      wrong: (now) =>
        given(now, 'scan', scout).length > 0
          ? 'That scan is for something else. Edit the order (pencil): for ships.'
          : undefined,
    },
  ],
};

const buy: SfwLesson = {
  id: 'buy',
  title: 'Buy a ship',
  cite: 'SFW 3337',
  paragraphs: [
    'Your income comes in before anything else happens, so this year’s can be spent this year. The Home Office has ten order lines a year: each buys one ship, fortifies a site, or does something else.',
    'Ships of foreign races cost a surcharge. Civilian ships, and those of up to three races that you declare, do not.',
  ],
  tasks: [
    {
      id: 'buy',
      text: 'Buy a civilian ship, such as a C-FDX, an express ship for some 40 EP: ships of other races may cost twice their price.',
      at: () => ({ kind: 'order', order: 'purchase' }),
      done: (now) => given(now, 'purchase').length > 0 || launchedIn(now.view.own) > 10,
    },
    run('Press Run turn, and see what your orders achieve.', 3),
  ],
};

/** The Initial Build, and the first year in which ships move. */
export const firstYears: readonly SfwLesson[] = [office, build, map, move, sheet, scan, buy];
