import type { Topic } from './topic.ts';

/** The four screens and the start-up menu, by their names. */
export const screens: readonly Topic[] = [
  {
    id: 'start',
    title: 'Start-up menu',
    cites: ['GE 55'],
    paragraphs: [
      'Each turn your game master mails you a results file whose name ends in .new. Open it with the button, or drop it anywhere on the window. It is kept in your library, so from then on a click in the list is enough.',
      'Saved orders (.orders) can be opened the same way and go on where you left off.',
      'A practice game needs nobody else: it grows a galaxy whose other empires the computer leads, and runs its turns on this computer.',
      'The tutorial is a small game with ten lessons. Begin there if all of this is new.',
    ],
  },
  {
    id: 'headquarters',
    title: 'Headquarters',
    cites: ['GE 221'],
    of: ['Orders'],
    paragraphs: [
      'Your finances stand at the left, counted with everything you have planned so far. Watch the surplus: below zero, some orders will fail for want of money.',
      'Choose an empire or a sector in the lists. The orders you can give for it appear at the right; each goes to HQ Plans at once, where it can be undone. «Not possible now» says why the others are missing.',
      'A line with a pencil, such as your ruler’s name, can be changed by a click.',
    ],
  },
  {
    id: 'map',
    title: 'Map',
    cites: ['GE 325', 'GE 435'],
    paragraphs: [
      'Every sector shows its owner’s banner; a golden base under it means that its owner has annexed it. Blue bars close a border. Miniatures on blue bases are yours, on red bases everybody else’s; the number counts the ships, and the ship drawn is the mightiest there.',
      'Click a sector for its report. Choose a starfleet in the list below, then click where it shall go: it takes the best way it can. Shift-click sends it on from there. Blue arrows pass through, the red one ends the journey; a hollow, dashed arrow cannot succeed as far as you know. The numbers are the phases of the turn.',
      'Drag to move the map, turn the wheel or pinch to come nearer, double click to centre. The bar at the lower right changes what the map shows.',
      'A closed eye marks a sector nobody reported from this turn: what you see there is old.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    cites: ['GE 81'],
    of: ['Messages'],
    paragraphs: [
      'What happened last turn, in the order it happened, step by step. Words in blue lead to the map. The other tabs hold your battles, what rulers proclaimed, and your orders that could not be carried out.',
    ],
  },
  {
    id: 'game',
    title: 'Game menu',
    cites: ['GE 95'],
    of: ['Game'],
    paragraphs: [
      'Your plans are saved with every change; there is nothing to lose by closing the window.',
      'Save Turn writes the file for the game master. In a practice game, Run Turn carries everything out at once.',
    ],
  },
];
