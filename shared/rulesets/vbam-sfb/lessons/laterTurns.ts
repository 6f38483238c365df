import { free, outpost, sector } from '../setup/tutorial.ts';
import type { VbLesson } from './ask.ts';
import { bound, given, infantry, owns, run, settlers, strays, transport } from './ask.ts';

const battle: VbLesson = {
  id: 'battle',
  title: 'Read the battle',
  cite: 'VB 329',
  paragraphs: [
    'A battle report covers each round: the intensities, the dice, the damage and who took it. It can also be played as a film.',
  ],
  tasks: [
    {
      id: 'read',
      text: `In the Messages, open the battle at ${sector.outpost}.`,
      at: () => ({ kind: 'battles' }),
      done: ({ seen }) => [...seen].some((fact) => fact.startsWith('battle:')),
    },
  ],
};

const table: VbLesson = {
  id: 'table',
  title: 'Battles at a table',
  cite: 'VB 323',
  paragraphs: [
    'A campaign can be set up so that battles are fought with Star Fleet Battles at a table elsewhere. The turn then stops at each battle, and the game master has its sheet: the forces with their BPV, their refits and options, the set-up, and that a crippled ship begins with 60 % of its internals gone.',
    'The sheet is printed, or saved and filled in. When it is read back, the result is checked against the forces, and the turn goes on. What the sheet says about a class is also on that class’s page.',
  ],
  tasks: [
    {
      id: 'study',
      text: 'On the Shipyards screen choose a class in the list and press Study.',
      at: () => ({ kind: 'screen', screen: 'yards' }),
      done: ({ seen }) => [...seen].some((fact) => fact.startsWith('study:')),
    },
  ],
};

const invade: VbLesson = {
  id: 'invade',
  title: 'Landing and invasion',
  cite: 'VB 414',
  paragraphs: [
    'Troops land where there is no uncrippled armed enemy. They fight the planet’s troops in rounds of their own; a planet without troops falls to the first to land. Troops may be landed against another power only in war.',
  ],
  tasks: [
    {
      id: 'go',
      text: `Send the Transport Fleet to ${sector.outpost}.`,
      at: () => ({ kind: 'move', unit: transport, to: outpost }),
      done: (now) => owns(now, outpost) || bound(now, transport) === outpost,
      wrong: (now) =>
        strays(now, transport, outpost)
          ? `It is bound for another sector. Remove the move and click ${sector.outpost}.`
          : undefined,
    },
    {
      id: 'invade',
      text: 'Order it to Invade: its troops land when it arrives.',
      at: () => ({ kind: 'order', order: 'invade', unit: transport }),
      done: (now) =>
        owns(now, outpost) || [transport, infantry].some((unit) => given(now, 'invade', unit).length > 0),
      wrong: (now) =>
        [transport, infantry].some((unit) => given(now, 'land', unit).length > 0)
          ? 'Landing cargo is for systems of your own: order Invade.'
          : undefined,
    },
  ],
};

const colonise: VbLesson = {
  id: 'colonise',
  title: 'A colony of your own',
  cite: 'VB 486',
  paragraphs: [
    'Your Colony Fleet took a point of Census along from home. It founds a colony in an uninhabited system at the very end of a turn and is used up. Raise Productivity later to give its people work.',
  ],
  tasks: [
    {
      id: 'go',
      text: `Send the Colony Fleet to ${sector.free}.`,
      at: () => ({ kind: 'move', unit: settlers, to: free }),
      done: (now) => owns(now, free) || bound(now, settlers) === free,
      wrong: (now) =>
        strays(now, settlers, free)
          ? `It is bound for another sector. Remove the move and click ${sector.free}.`
          : undefined,
    },
    {
      id: 'found',
      text: 'Order it to found a colony.',
      at: () => ({ kind: 'order', order: 'colonise', unit: settlers }),
      done: (now) => owns(now, free) || given(now, 'colonise', settlers).length > 0,
    },
  ],
};

const save: VbLesson = {
  id: 'save',
  title: 'Look ahead, save, and send',
  cite: 'VB 95',
  paragraphs: [
    'The scroll previews your plan from what you know and lists every problem at the end. What others do may change it.',
    'In a game by mail you save an orders file and send it to your game master, who runs the turn for everybody and sends you the results. The app can send it for you.',
  ],
  tasks: [
    {
      id: 'save',
      text: 'In the Game menu, press Save Turn and save the orders file.',
      at: () => ({ kind: 'over', over: 'save' }),
      done: ({ seen }) => seen.has('saved'),
    },
    run('There is no mail to wait for here: run the turn.', 4),
    {
      id: 'won',
      text: `${sector.outpost} and ${sector.free} are yours.`,
      at: () => ({ kind: 'place', place: outpost }),
      done: (now) => owns(now, outpost) && owns(now, free),
      wrong: ({ view }) =>
        view.turn < 4
          ? undefined
          : 'You do not have both yet: order the rest again and run the turn once more.',
    },
  ],
};

/** What comes of the battle: a conquest, a colony, and how a turn is sent. */
export const laterTurns: readonly VbLesson[] = [battle, table, invade, colonise, save];
