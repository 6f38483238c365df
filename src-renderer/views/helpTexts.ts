import type { Screen } from '../state/session.svelte.ts';

export interface HelpText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Help for each screen, in our own words. */
export const helpTexts: Readonly<Record<Screen, HelpText>> = {
  start: {
    title: 'Start-up Menu',
    paragraphs: [
      'Each turn your game master mails you a results file whose name ends in .new. Open it with the button, or drop it anywhere on the window. It is kept in your library, so from then on a click in the list is enough.',
      'Saved orders (.orders) can be opened the same way and go on where you left off.',
      'A practice game needs nobody else: it grows a galaxy whose other empires the computer leads, and runs its turns on this computer. They settle what is free first, and go to war later.',
      'If a file is refused, the message says why: damaged on the way, meant for another empire, older than what you have. Ask your game master to send it again if it is damaged.',
    ],
  },
  headquarters: {
    title: 'Headquarters',
    paragraphs: [
      'Your finances stand at the left, counted with everything you have planned so far. Watch the last line: below zero, some orders will fail for want of money.',
      'Choose an empire or a sector in the lists. The orders you can give for it appear at the right; each goes to HQ Plans at once, where it can be undone. «Not possible now» says why the others are missing.',
      'Double click a sector to see it on the map.',
    ],
  },
  map: {
    title: 'Map',
    paragraphs: [
      'Every sector shows its owner’s banner; a golden base under it means that its owner has annexed it. Blue bars close a border. Miniatures on blue bases are yours, on red bases everybody else’s; the number counts the ships, and the ship drawn is the mightiest there.',
      'Click a sector for its report. Choose a starfleet in the list below, then click where it shall go: it takes the best way it can. Shift-click sends it on from there. Blue arrows pass through, the red one ends the journey; a hollow, dashed arrow cannot succeed as far as you know. The numbers are the phases of the turn.',
      'Double click a unit in the list to centre the map on it; right click it, or press V, for its plan.',
      'Drag to move the map, turn the wheel or pinch to come nearer, double click to centre. The bar at the lower right changes what the map shows.',
      'A closed eye marks a sector nobody reported from this turn: what you see there is old.',
    ],
  },
  messages: {
    title: 'Messages',
    paragraphs: [
      'What happened last turn, in the order it happened, step by step. Words in blue lead to the map.',
      'Battle Reports show each of your battles round by round: who fired, what it caused, and who was lost.',
      'Orders that could not be carried out are listed in the last tab, each with its reason.',
    ],
  },
  game: {
    title: 'Game',
    paragraphs: [
      'Your plans are saved with every change; there is nothing to lose by closing the window.',
      'Save Turn writes the file for the game master. Send it by e-mail; if you change your mind, save and send again: the last file in time counts.',
      'In a practice game, Run Turn carries everything out at once.',
    ],
  },
};

export const troubles: readonly { readonly what: string; readonly answer: string }[] = [
  { what: 'A file will not open', answer: 'Read the notice: it names the cause. Files are told apart by what is in them, so renaming one changes nothing.' },
  { what: 'An order is marked in red', answer: 'It cannot work as far as you know. It stays in your plans and is tried all the same: things may have changed by then.' },
  { what: 'The plan was changed in another window', answer: 'The same turn is open twice. Choose whose plan to go on with; the other is dropped.' },
  { what: 'Everything is too small', answer: 'Options has five sizes of text, and a look of high contrast.' },
];
