import type { Guide } from '#kernel/lessons.ts';

/** What is to be said in this game about screens and panels of the program, and where the rulebook speaks of them. */
export const program: NonNullable<Guide['program']> = {
  start: {
    cites: ['GE 55'],
    paragraphs: [
      'Each turn your game master mails you a results file whose name ends in .new. Open it with the button, or drop it anywhere on the window. It is kept in your library, so from then on you can open it from the list.',
      'Open saved orders (.orders) the same way to continue where you left off.',
      'A practice game needs nobody else: the computer plays the other empires, and turns run on this computer. Choose the size, your empire, the difficulty and a seed, or one of your own scenarios; or keep the defaults.',
      'Any turn of a practice game can be taken back: Take Back Turn in the Game menu goes back to the last one, and Play from here to the one you are looking at. Continue opens your last game again.',
      'The tutorial is a small game with ten lessons. Start there if you are new.',
    ],
  },
  headquarters: {
    cites: ['GE 221'],
    paragraphs: [
      'Your finances are on the left, with everything you have planned so far already counted. Watch the surplus: below zero, some orders will fail for lack of money.',
      'Choose an empire or a sector in the lists. The orders you can give appear on the right; each is added to HQ Plans at once, where you can remove it. «Not possible now» says why the others are missing.',
      'A line with a pencil, such as your ruler’s name, can be changed by a click.',
    ],
  },
  map: {
    cites: ['GE 325', 'GE 435'],
    paragraphs: [
      'Every sector shows its owner’s banner; a golden base under it means that its owner has annexed it. Blue bars close a border. Miniatures on blue bases are yours, on red bases everybody else’s; the number counts the ships, and the ship drawn is the mightiest there.',
      'Click a sector for its report. Choose a starfleet in the list below, then click its destination: it takes the best route it can. Shift-click adds a stop. Blue arrows pass through, the red one ends the journey; a hollow, dashed arrow cannot succeed as far as you know. The numbers are the phases of the turn.',
      'Drag to move the map, turn the wheel or pinch to zoom, double click to centre. The bar at the lower right changes what the map shows.',
      'A closed eye marks a sector without a report this turn: what you see there is old.',
    ],
  },
  messages: {
    cites: ['GE 81'],
    paragraphs: [
      'What happened last turn, in the order it happened, step by step. Blue words lead to the map. The other tabs hold your battles, what rulers proclaimed, and your orders that could not be carried out.',
    ],
  },
  game: {
    cites: ['GE 95'],
  },
  plans: {
    cites: ['GE 69', 'GE 301'],
  },
  'unit-list': {
    cites: ['GE 413', 'GE 431'],
    paragraphs: [
      'Starfleets (A) and garrisons (G) with place, ships and admirals, move-points left and at the start, strength and senses. Click to choose, double-click to centre the map, right-click or press {key:unit.open} to open the plan. Click a heading to sort; drag the bar above the list to resize it.',
    ],
  },
  'unit-plan': {
    cites: ['GE 461', 'GE 173'],
    paragraphs: [
      'Everything about one unit: its formation by ranks, its planned orders, and what else it can do. Numbered orders are carried out in that phase; the others have a fixed place in the turn. Orders that cannot work stay in the plan and are marked.',
    ],
  },
  battles: {
    cites: ['GE 87', 'GE 1698'],
  },
  announcements: {
    cites: ['GE 89', 'GE 91', 'GE 954'],
    paragraphs: [
      'What other rulers proclaimed. Your own proclamation brings 7 resources if it is long enough and worth reading, nothing if it is too short, and costs 7 if it is rude or gibberish.',
    ],
  },
  refusals: {
    cites: ['GE 175'],
  },
  save: {
    cites: ['GE 103', 'GE 167', 'GE 171'],
  },
  sending: {
    cites: ['GE 165'],
  },
  scroll: {
    cites: ['GE 7246'],
  },
  packs: {
    cites: ['GE 111'],
  },
  settings: {
    cites: ['GE 115'],
  },
  planning: {
    paragraphs: [
      'You can give several units the same order at once, and apply formations as templates. One Undo reverses it.',
    ],
  },
  print: {
    cites: ['GE 7229'],
  },
  lessons: {
    cites: ['GE 23'],
    paragraphs: [
      'Ten lessons in a game of their own. «Show me» circles the next thing to press until the task is done. Skip a lesson if you like and return to it by its number. The double arrow collapses the tutorial.',
    ],
  },
  desk: {
    cites: ['GE 131', 'GE 157', 'GE 7268'],
    paragraphs: [
      'A turn has six steps: collect, judge, preview, run, publish, wait. The tabs on the left are in that order; the keys {key:desk.tab-roll} to {key:desk.tab-log} open them.',
      'Collect: drop .orders files anywhere on the desk, add them with {key:desk.take}, have a folder watched (Policy), or fetch them by mail (Letters). The roll call shows who has sent what.',
      'Judge: the tab To judge lists what the rules leave to you, such as proclamations, and what each ruling does. Press one key for each, or judge all of them with one click; a ruling can be changed until the turn runs.',
      'Preview: {key:desk.preview} runs the turn for you alone. You see where every empire would stand and what cannot be carried out; nobody is told, and nothing changes.',
      'Run: the game moves on to the next turn. A copy from before is kept; under Turns you can go back.',
      'Publish: each player gets only their own results file, by mail, from the game’s folder, or saved by you. Files saved in the folder can still be mailed later.',
    ],
  },
  'desk-begin': {
    cites: ['GE 7268'],
    paragraphs: [
      'Choose a map: drawn by size or by number of empires, from the tutorial, or from a scenario file. Paste the players, one per line; the beginning of an empire’s name is enough.',
      'Every player gets an invitation, a .new file with their keys. Send it only to that player; send the passphrase, if there is one, in another way.',
      'A game begun by mistake can be put away in the list of games. Its file stays and can be opened again.',
    ],
  },
  'desk-roll': {
    cites: ['GE 171'],
  },
  'desk-late': {
    cites: ['GE 157'],
  },
  'desk-judge': {
    cites: ['GE 952'],
    paragraphs: [
      'Read each proclamation and press the key of your ruling; its effect is shown below. A note says when a text is short, was said before, or has no words in it. «Judge all» gives the usual ruling on everything still open, and Undo reverses it. If you allow it when you run the turn, the rules decide what you leave unjudged.',
    ],
  },
  'desk-people': {
    cites: ['GE 177', 'GE 7286', 'GE 7290'],
  },
  'desk-players': {
    paragraphs: [
      'Choose an empire in the roll call to write notes about its player. They are saved as you type and stay in the game’s file, never in results, letters, pages or archives. A copy of the game contains them, so do not share it.',
      'Players, in the list of games or with {key:commands.open}, counts each player’s turns sent in time, late or not at all, over all games on this desk. A turn is in time if any valid file arrived before the deadline. Click a heading to sort.',
      'Players with the same mail address count as one; those without an address are identified by name. Choose a row to see which games were counted together. For older turns, how late they were may be unknown.',
    ],
  },
  'desk-again': {
    cites: ['GE 179'],
  },
  'desk-policy': {
    cites: ['GE 131'],
  },
  'desk-letters': {
    cites: ['GE 165'],
  },
  'desk-page': {
    paragraphs: [
      'Public page creates a web page, a text and a star chart of a turn, for a website or for mail: the empires and their rulers, who is out, proclamations, and what everybody was told. It contains only what is the same in every empire’s results.',
      'The web page is a single file that also fits a phone. Publish the results first, so that players read them before the public does.',
    ],
  },
  'no-open': {
    cites: ['GE 7268'],
  },
  'wrong-file': {
    cites: ['GE 169'],
  },
  'old-turn': {
    cites: ['GE 107', 'GE 169'],
  },
  'odd-list': {
    cites: ['GE 431'],
  },
  'no-sound': {
    cites: ['GE 115'],
  },
  'where-files': {
    cites: ['GE 103'],
  },
  'red-order': {
    cites: ['GE 175'],
  },
  'how-send': {
    cites: ['GE 163', 'GE 165'],
  },
  'how-print': {
    cites: ['GE 47', 'GE 7229'],
    paragraphs: [
      'In the list of commands ({key:commands.open}) type «print»: the map, the order of events, and the table of starships.',
    ],
  },
};
