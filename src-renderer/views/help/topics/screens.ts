import type { Topic } from './topic.ts';

/** The four screens and the start-up menu, by their names. */
export const screens: readonly Topic[] = [
  {
    id: 'start',
    title: 'Start-up menu',
    paragraphs: [
      'Each turn your game master mails you a results file whose name ends in .new. Open it with the button, or drop it anywhere on the window. It is kept in your library, so from then on you can open it from the list.',
      'Open saved orders (.orders) the same way to continue where you left off.',
      'A practice game needs nobody else: the computer plays the other {seats}, and turns run on this computer. Choose the size, your {seat}, the difficulty and a seed, or one of your own scenarios; or keep the defaults.',
      'Any turn of a practice game can be taken back: Take Back Turn in the Game menu goes back to the last one, and Play from here to the one you are looking at. Continue opens your last game again.',
      'The tutorial is a small game with lessons. Start there if you are new.',
    ],
  },
  {
    id: 'headquarters',
    title: '{pages}',
    of: ['Orders'],
    paragraphs: [
      'What you have, with everything you have planned so far already counted.',
      'Choose a line in the lists. The orders you can give appear on the right; each is added to {plans} at once, where you can remove it. «Not possible now» says why the others are missing.',
      'A line with a pencil can be changed by a click.',
    ],
  },
  {
    id: 'map',
    title: 'Map',
    paragraphs: [
      'The legend says what each colour, sign and line means. Yours is on blue, everybody else’s on red.',
      'Click a {place} for its report. Choose a {unit} in the list below, then click its destination: it takes the best route. Shift-click adds a stop. A hollow, dashed arrow cannot succeed as far as you know. The numbers show when in the turn each step is taken.',
      'A black background is seen now. A slate one with lines across it is remembered from an earlier turn, and its world has no colour. Pale fog was never seen. The richer a world, as far as you know, the larger it is drawn, with more moons and more lights on its dark side.',
      'While a {unit} is chosen, games that support it shade where it can go this turn, and hatch where enemies in sight can go too. Press {key:map.reach} to hide this.',
      'Press {key:map.ruler} for the ruler, which measures distances: click a {place}, then point at others or click them to continue from there. Click the last one again to remove it. With the keyboard, move from {place} to {place} with Ctrl and the arrows and press Enter at each. Esc puts the ruler away.',
      'In games that support it, press {key:ahead.open} to follow your plan through the turn: the slider, its arrow keys, or {key:ahead.back} and {key:ahead.on} on the map step from moment to moment, and Space plays them. Numbers on the routes show when a {unit} reaches a {place}, and the bar says what is expected. It follows every change of your plan. Esc returns to planning.',
      'Drag to move the map, turn the wheel or pinch to zoom, double click to centre. The bar at the lower right changes what the map shows, and its layers.',
      'A closed eye marks a {place} without a report this turn: what you see there is old.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    of: ['Messages'],
    paragraphs: [
      'What happened last turn, in the order it happened, step by step. Blue words lead to the map. The other tabs hold your battles, what was said to all, and your orders that could not be carried out.',
      'A number of the rulebook is a link: its page says what the rule is about, what it did last turn, and what it says of your plans now.',
    ],
  },
  {
    id: 'game',
    title: 'Game menu',
    of: ['Game'],
    paragraphs: [
      'Your plans are saved with every change; you lose nothing by closing the window. A half-filled form keeps what you entered until you open it again, except passwords.',
      'Save Turn saves the file for the game master. In a practice game, Run Turn carries everything out at once.',
    ],
  },
];
