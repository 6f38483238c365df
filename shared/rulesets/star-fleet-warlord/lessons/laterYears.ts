import type { SfwLesson } from './ask.ts';
import { cutter, given, owns, planetoid, run } from './ask.ts';

const report: SfwLesson = {
  id: 'report',
  title: 'Read your report',
  cite: 'SFW 4881',
  paragraphs: [
    'The messages tell what happened in your run, in its order: income first, then six pulses of movement, then the orders of your Home Office. Words in blue lead to the map.',
    'Corporations run one after another. Whoever runs after you finds the galaxy as you left it, and their report comes after yours.',
  ],
  tasks: [
    {
      id: 'messages',
      text: 'Open the Messages and skim them.',
      at: () => ({ kind: 'screen', screen: 'messages' }),
      done: ({ seen, view }) => view.turn > 1 && seen.has('screen:messages'),
    },
    {
      id: 'owned',
      text: 'The planetoid in 0707 is yours.',
      at: () => ({ kind: 'move', unit: cutter, to: planetoid }),
      done: (now) => owns(now, planetoid),
      wrong: ({ view }) =>
        view.turn < 3
          ? undefined
          : 'It is not yours yet. Send the F-POL there on the map, and run the turn once more.',
    },
  ],
};

const prospect: SfwLesson = {
  id: 'prospect',
  title: 'Prospecting',
  cite: 'SFW 1840',
  paragraphs: [
    'Many hexes hold something that can be taken once: asteroids, clouds, nebulae, and some sites. A ship that spends a year on prospecting brings it all in, of the resource you are shortest of.',
    'The map can show what hexes are worth. Good crews and survey ships find more.',
  ],
  tasks: [
    {
      id: 'prospect',
      text: 'Order the F-POL to prospect at the planetoid.',
      at: () => ({ kind: 'order', order: 'prospect', unit: cutter }),
      done: (now) => given(now, 'prospect', cutter).length > 0 || planetoid in now.view.prospects,
      wrong: (now) =>
        given(now, 'move', cutter).length > 0
          ? 'A ship that moves cannot prospect in the same year. Remove the moves of the F-POL.'
          : undefined,
    },
  ],
};

const fortify: SfwLesson = {
  id: 'fortify',
  title: 'Fortify what you own',
  cite: 'SFW 3399',
  paragraphs: [
    'Points of fortification defend a site, and cost an EP each. From 200 points on it is a base, where ships are repaired and supplied, and which sees who is in its sector.',
    'A site can be fortified from the year after it was taken. Your Home Office is the site that must not fall.',
  ],
  tasks: [
    {
      id: 'fortify',
      text: 'Fortify the planetoid with 20 EP or more: its report on the map has the button.',
      at: () => ({ kind: 'order', order: 'fortify', place: planetoid }),
      done: (now) =>
        given(now, 'fortify').some(({ place, ep }) => place === planetoid && ep >= 20) ||
        (now.view.sites[planetoid]?.points ?? 0) >= 20,
      wrong: (now) =>
        given(now, 'fortify').length > 0
          ? 'That is another site, or fewer than 20 EP. Edit the order (pencil).'
          : undefined,
    },
  ],
};

const save: SfwLesson = {
  id: 'save',
  title: 'Look ahead, save, and send',
  cite: 'SFW 105',
  paragraphs: [
    'The scroll at the top previews your turn from what you know, with every problem at the end. What others do before or after you may change it.',
    'In a game by mail you then save an orders file and send it to your game master, every year before your next run.',
  ],
  tasks: [
    {
      id: 'scroll',
      text: 'Open the scroll and read what your orders will do.',
      at: () => ({ kind: 'over', over: 'scroll' }),
      done: ({ seen }) => seen.has('over:scroll'),
    },
    {
      id: 'save',
      text: 'In the Game menu, press Save Turn and save the orders file.',
      at: () => ({ kind: 'over', over: 'save' }),
      done: ({ seen }) => seen.has('saved'),
    },
    run('There is no mail to wait for here: press Run turn.', 4),
  ],
};

/** The year after: what was taken is worked and held. */
export const laterYears: readonly SfwLesson[] = [report, prospect, fortify, save];
