import { relationOf } from '../model/relations.ts';
import { friend, outpost, sector } from '../setup/tutorial.ts';
import type { VbLesson } from './ask.ts';
import { bound, cruiser, given, heard, infantry, run, strays } from './ask.ts';

const report: VbLesson = {
  id: 'report',
  title: 'Read your report',
  cite: 'VB 7',
  paragraphs: [
    'The messages list what happened, phase by phase. Blue words are links to the map. The other tab shows your battles.',
  ],
  tasks: [
    {
      id: 'messages',
      text: 'Open the Messages and find the result of the Income Phase.',
      at: () => ({ kind: 'screen', screen: 'messages' }),
      done: ({ seen, view }) => view.turn > 1 && seen.has('screen:messages'),
    },
  ],
};

const diplomacy: VbLesson = {
  id: 'diplomacy',
  title: 'Treaties and chances',
  cite: 'VB 125',
  paragraphs: [
    'Treaties build on each other: Non-Aggression, Peace, Mutual Defense, Alliance; Trade needs Non-Aggression too. A treaty is signed if both powers order it in the same turn. If only you sign, the other power is told of your offer.',
    'Breaking a treaty, or declaring hostilities or war, is left to the dice. «Chances this turn» on the Diplomacy screen shows each chance with everything that raises or lowers it. Acts are remembered, and fade from turn to turn.',
  ],
  tasks: [
    {
      id: 'power',
      text: 'On the Diplomacy screen choose the Romulan Empire and find your chance of declaring hostilities on them.',
      at: () => ({ kind: 'seat', seat: friend }),
      done: ({ seen }) => seen.has(`seat:${friend}`),
      wrong: ({ seen }) =>
        [...seen].some((fact) => fact.startsWith('seat:'))
          ? 'That is another power: choose the Romulan Empire.'
          : undefined,
    },
    {
      id: 'sign',
      text: 'Better to be friends: sign the Non-Aggression Treaty with them.',
      at: () => ({ kind: 'order', order: 'sign', seat: friend }),
      done: (now) =>
        relationOf(now.view.relations, now.view.me, friend).treaties.length > 0 ||
        given(now, 'sign').some(({ to, treaty }) => to === friend && treaty === 'non-aggression'),
      wrong: (now) =>
        given(now, 'sign').length > 0 || given(now, 'declare').length > 0
          ? 'That is a different order or another power: sign the Non-Aggression Treaty with the Romulan Empire.'
          : undefined,
    },
  ],
};

const stand: VbLesson = {
  id: 'stand',
  title: 'Standing orders',
  cite: 'VB 323',
  paragraphs: [
    'When enemies meet, one may demand a battle; the other may agree, or refuse and perhaps be pursued. Then each round both choose how hard to fight, from 1 to 4: more intensity does more harm to both.',
    'In a game by mail you are not there when it happens. Standing orders answer for you: when to fight, how hard, what to aim at and when to leave. Without them the turn stops, and you are asked.',
  ],
  tasks: [
    {
      id: 'order',
      text: 'Give standing orders for battles on the Empire screen. The proposed ones will do.',
      at: () => ({ kind: 'order', order: 'stand' }),
      done: (now) =>
        now.view.own.standing !== undefined ||
        given(now, 'stand').some(({ standing }) => standing !== undefined),
      wrong: (now) =>
        given(now, 'stand').length > 0 ? 'That asks you about every battle: give orders instead.' : undefined,
    },
  ],
};

const attack: VbLesson = {
  id: 'attack',
  title: 'Attack',
  cite: 'VB 345',
  paragraphs: [
    `A battle is fought by SIDCORS: both sides add up their attack factors, and dice and intensity decide how much of that becomes damage. Damage is paid in defense factors: units are first crippled, then destroyed.`,
    'The Battles screen forecasts each battle your plan may cause: who will hold the field, and at what cost.',
  ],
  tasks: [
    {
      id: 'go',
      text: `Send the CS into ${sector.outpost}, where a Klingon frigate stands.`,
      at: () => ({ kind: 'move', unit: cruiser, to: outpost }),
      done: (now) => bound(now, cruiser) === outpost,
      wrong: (now) =>
        strays(now, cruiser, outpost)
          ? `It is bound for another sector. Remove the move and click ${sector.outpost}.`
          : undefined,
    },
    {
      id: 'forecast',
      text: 'Read the forecast on the Battles screen.',
      at: () => ({ kind: 'screen', screen: 'battles' }),
      done: ({ seen }) => seen.has('screen:battles'),
    },
  ],
};

const embark: VbLesson = {
  id: 'embark',
  title: 'Troops go on board',
  cite: 'VB 420',
  paragraphs: [
    'Only troops can take a planet. A Transport Fleet carries two ground units, and what embarks in one turn can land in the next at the earliest. Ships with the ability «Assault» carry troops too.',
  ],
  tasks: [
    {
      id: 'embark',
      text: 'Embark a Light Infantry on the Transport Fleet.',
      at: () => ({ kind: 'order', order: 'embark', unit: infantry }),
      done: (now) =>
        given(now, 'embark', infantry).length > 0 ||
        now.view.units[infantry]?.aboard !== undefined ||
        heard(now, 'troops-landed'),
    },
    run('Run the turn: your fleet will fight by your standing orders.', 3),
  ],
};

/** Diplomacy, orders for a battle, and troops for what comes after it. */
export const secondTurn: readonly VbLesson[] = [report, diplomacy, stand, attack, embark];
