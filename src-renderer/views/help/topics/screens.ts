import type { Topic } from './topic.ts';

/** The four screens and the start-up menu, by their names. */
export const screens: readonly Topic[] = [
  {
    id: 'start',
    title: 'Start-up menu',
    paragraphs: [
      'Each turn your game master mails you a results file whose name ends in .new. Open it with the button, or drop it anywhere on the window. It is kept in your library, so from then on a click in the list is enough.',
      'Saved orders (.orders) can be opened the same way and go on where you left off.',
      'A practice game needs nobody else: the computer leads the other {seats}, and its turns are run on this computer. Choose its size, your {seat}, the difficulty and a seed, or one of your own scenarios; if you choose nothing, it begins as proposed.',
      'Any turn of a practice game can be taken back: Take Back Turn in the Game menu plays the last one again, and Play from here one that you look back at. Continue goes on with the game that was open last.',
      'The tutorial is a small game with lessons. Begin there if all of this is new.',
    ],
  },
  {
    id: 'headquarters',
    title: '{pages}',
    of: ['Orders'],
    paragraphs: [
      'What you have and what your plans do to it, with everything you have planned so far counted in.',
      'Choose a line in the lists. The orders you can give for it appear at the right; each goes to {plans} at once, where it can be removed. «Not possible now» says why the others are missing.',
      'A line with a pencil can be changed by a click.',
    ],
  },
  {
    id: 'map',
    title: 'Map',
    paragraphs: [
      'The legend says what each colour, sign and line means. What is yours stands on blue, what is everybody else’s on red.',
      'Click a {place} for its report. Choose a {unit} in the list below, then click its destination: it takes the best way it can. Shift-click adds a stop. A hollow, dashed arrow cannot succeed as far as you know. The numbers say when in the turn each step is taken.',
      'Black ground is seen now. Slate ground with lines across it is remembered from an earlier turn, and its world has no colour. Pale fog was never seen. The richer a world is, as far as you know, the larger it is drawn, with more moons and more lights on its dark side.',
      'While a {unit} is chosen, the map tints where it can get this turn, in games whose rules say so, and lines where enemies in sight can get too. Press {key:map.reach} to hide it.',
      'Press {key:map.ruler} for the ruler, which measures ways: click a {place}, then point at others or click them to go on from there. The last one again takes it away. With the keyboard, walk from {place} to {place} with Ctrl and the arrows and press Enter at each. Esc puts the ruler away.',
      'In games whose rules say so, press {key:ahead.open} to follow your plan through the turn: the slider, its arrow keys, or {key:ahead.back} and {key:ahead.on} on the map go from moment to moment, and Space plays them. Numbers at the ways say when a {unit} comes to a {place}, and the bar says what is foreseen. It follows every change of your plan. Esc leads back to planning.',
      'Drag to move the map, turn the wheel or pinch to zoom, double click to centre. The bar at the lower right changes what the map shows, and which of its layers are on.',
      'A closed eye marks a {place} nobody reported from this turn: what you see there is old.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    of: ['Messages'],
    paragraphs: [
      'What happened last turn, in the order it happened, step by step. Words in blue lead to the map. The other tabs hold your battles, what was said to all, and your orders that could not be carried out.',
      'A number of the rulebook is a link: its page says what the rule is about, what it did last turn, and what it says of your plans now.',
    ],
  },
  {
    id: 'game',
    title: 'Game menu',
    of: ['Game'],
    paragraphs: [
      'Your plans are saved with every change; there is nothing to lose by closing the window. A form that you leave half filled in keeps what you entered until you open it again, except passwords.',
      'Save Turn writes the file for the game master. In a practice game, Run Turn carries everything out at once.',
    ],
  },
];
