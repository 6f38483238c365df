import { deskTopics } from './deskTopics.ts';
import type { Topic } from './guide.svelte.ts';

/** Help on the program, in our own words: screens by their names, then everything that opens over them. */
const screens: readonly Topic[] = [
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

const panels: readonly Topic[] = [
  {
    id: 'plans',
    title: 'HQ Plans',
    of: ['HQ Plans'],
    cites: ['GE 69', 'GE 301'],
    paragraphs: [
      'All orders of your headquarters, what they cost, and how many orders each unit has. Undo takes one out. Look here before you send a turn: an order for the wrong empire is easily given.',
    ],
  },
  {
    id: 'unit-list',
    title: 'Unit list',
    of: ['Your units'],
    cites: ['GE 413', 'GE 431'],
    paragraphs: [
      'Starfleets (A) and garrisons (G) with place, ships and admirals, move-points left and at the start, strength and senses. A click chooses one, a double click centres the map on it, a right click or V opens its plan. A heading sorts; the bar above the list can be dragged.',
    ],
  },
  {
    id: 'unit-plan',
    title: 'Unit plan',
    cites: ['GE 461', 'GE 173'],
    paragraphs: [
      'Everything about one unit: its formation by ranks, its planned orders, and what else it can do. Orders with a number are carried out in that phase; the others have their own places in the turn. Orders that cannot work stay in the plan, and are marked.',
    ],
  },
  {
    id: 'battles',
    title: 'Battle reports',
    of: ['Battle Reports', 'Battles'],
    cites: ['GE 87', 'GE 1698'],
    paragraphs: [
      'Each battle of yours, round by round: who fired, what it caused, who fell, who left. The bars show damage against hit points. A battle can also be played as a picture.',
    ],
  },
  {
    id: 'announcements',
    title: 'Announcements',
    of: ['Announcements'],
    cites: ['GE 89', 'GE 91', 'GE 954'],
    paragraphs: [
      'What other rulers proclaimed to all. Your own proclamation brings 7 resources if it is long enough and worth reading, nothing if it is too short, and costs 7 if it is rude or gibberish.',
    ],
  },
  {
    id: 'refusals',
    title: 'Orders not carried out',
    of: ['Orders not carried out'],
    cites: ['GE 175'],
    paragraphs: [
      'You may order the impossible; it is tried, and this tab says what stopped it and by which rule.',
    ],
  },
  {
    id: 'save',
    title: 'Save Turn',
    of: ['Save Turn'],
    cites: ['GE 103', 'GE 167', 'GE 171'],
    paragraphs: [
      'Writes one sealed orders file that only your game master can open. Send it early, and again when you change your mind: the last one in time counts. The advice in the list never keeps you from saving.',
    ],
  },
  {
    id: 'sending',
    title: 'Sending orders',
    of: ['Send to the game master'],
    cites: ['GE 165'],
    paragraphs: [
      'Your own mail program opens with address and subject filled in and the file beside it to attach; or the program sends it by your mail server, if you gave it one.',
    ],
  },
  {
    id: 'scroll',
    title: 'The scroll',
    of: ['The scroll'],
    cites: ['GE 7246'],
    paragraphs: [
      'The game’s own engine runs your plans on what you know, and lists what will happen in each step of the turn. Battles are announced and never rolled: that lies with the dice. Every problem stands at the end.',
    ],
  },
  {
    id: 'roll-call',
    title: 'Roll call',
    of: ['Roll call'],
    paragraphs: [
      'Everything that may still want an order before you send the turn. A click leads to it; what you have looked at is marked.',
    ],
  },
  {
    id: 'past',
    title: 'History',
    of: ['What is new', 'Search all turns', 'Your empire over the turns'],
    paragraphs: [
      'All turns of the game in your library: search what was told, and follow figures over time in charts. Any turn can be opened again from the start-up menu, to look at.',
    ],
  },
  {
    id: 'places',
    title: 'Go to…',
    of: ['Go to…'],
    paragraphs: [
      'Press G: every sector, unit, foreign force, battle and note in one list, with how far and in which direction it lies. The map can be walked there from sector to sector without seeing it.',
    ],
  },
  {
    id: 'notes',
    title: 'Notes and labels',
    of: ['Notes', 'Notes and labels'],
    paragraphs: [
      'Your own words on sectors, units and empires, kept from turn to turn on this computer. They are never part of any file that you send.',
    ],
  },
  {
    id: 'packs',
    title: 'Upgrades',
    of: ['Upgrades'],
    cites: ['GE 111'],
    paragraphs: [
      'Packs (.upgrade) bring drawings, sounds, names and scenarios. They hold data only, can be switched off, and change nothing in the rules.',
    ],
  },
  {
    id: 'settings',
    title: 'Options',
    of: ['Options'],
    cites: ['GE 115'],
    paragraphs: [
      'Dark, light or high contrast; six sizes of text; colours of empires; motion; full screen; sounds. They belong to this computer, not to a game.',
    ],
  },
  {
    id: 'planning',
    title: 'Planning with many units',
    of: ['Templates of ranks'],
    paragraphs: [
      'Several units can be given the same order at once, and formations laid on as templates. Each is one step of undo.',
    ],
  },
  {
    id: 'print',
    title: 'A map to print',
    of: ['A map to print'],
    cites: ['GE 7229'],
    paragraphs: [
      'The map as a picture or a PDF, of what you see or of everything, with a legend; light colours suit paper.',
    ],
  },
  {
    id: 'commands',
    title: 'All commands',
    of: ['All commands'],
    paragraphs: [
      'Everything the program can do, in one list: press Ctrl + K, type a few letters, press Enter.',
    ],
  },
  {
    id: 'lessons',
    title: 'The tutorial',
    cites: ['GE 23'],
    paragraphs: [
      'Ten lessons in a game of their own. «Show me» rings the next thing to press until the task is done; a lesson can be skipped and taken up again by its number. The double arrow puts the lessons aside.',
    ],
  },
];

/** What goes wrong now and then, and what helps. */
const troubles: readonly Topic[] = [
  {
    id: 'no-open',
    title: 'A file will not open',
    cites: ['GE 7268'],
    paragraphs: [
      'The notice names the cause: damaged on the way, meant for another empire, made by a newer program. Save the attachment first and open it here, not in the mail program; renaming it changes nothing. If it is damaged, ask your game master to send it again.',
    ],
  },
  {
    id: 'wrong-file',
    title: 'I sent the wrong file',
    cites: ['GE 169'],
    paragraphs: [
      'Save the turn again from your newest results, and send that file: the last one that arrives in time counts. Files made from an older turn, and results sent back, are not taken as orders.',
    ],
  },
  {
    id: 'old-turn',
    title: 'I have planned on an old turn',
    cites: ['GE 107', 'GE 169'],
    paragraphs: [
      'The top bar says «history» beside the number of the turn. Open the newest turn from the start-up menu; orders on an older one are not taken.',
    ],
  },
  {
    id: 'odd-list',
    title: 'A list looks odd, or everything is too small',
    cites: ['GE 431'],
    paragraphs: [
      'Options has six sizes of text and a look of high contrast. In a narrow window columns stand closer, and lists scroll sideways. The bar between map and list can be dragged.',
    ],
  },
  {
    id: 'no-sound',
    title: 'There is no sound',
    cites: ['GE 115'],
    paragraphs: [
      'See whether Options has them switched on. Browsers stay silent until the first click in the window.',
    ],
  },
  {
    id: 'where-files',
    title: 'Where my files lie',
    cites: ['GE 103'],
    paragraphs: [
      'Results, plans and sent orders are kept in the library folder, one folder for each game. What you save goes to your downloads as well. Put turns away with the button in the list: they go to the folder «forgotten», not into nothing.',
    ],
  },
  {
    id: 'two-windows',
    title: 'The plan was changed in another window',
    paragraphs: ['The same turn is open twice. Choose whose plan to go on with; the other is dropped.'],
  },
  {
    id: 'red-order',
    title: 'An order is marked in red',
    cites: ['GE 175'],
    paragraphs: [
      'It cannot work as far as you know. It stays in your plans and is tried all the same: things may have changed by then.',
    ],
  },
  {
    id: 'how-send',
    title: 'How do I send my turn?',
    cites: ['GE 163', 'GE 165'],
    paragraphs: [
      'Game, Save Turn, Save orders file. Attach that one file to a mail to your game master; subject and text do not matter, and it must not be zipped.',
    ],
  },
  {
    id: 'how-print',
    title: 'How do I print?',
    cites: ['GE 47', 'GE 7229'],
    paragraphs: [
      'In the list of commands (Ctrl + K) type «print»: the map, the order of events, and the table of starships.',
    ],
  },
];

export const programTopics: readonly { readonly title: string; readonly topics: readonly Topic[] }[] = [
  { title: 'Screens', topics: screens },
  { title: 'Panels and tools', topics: panels },
  { title: 'For the game master', topics: deskTopics },
  { title: 'When something is wrong', topics: troubles },
];
