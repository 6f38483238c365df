import type { Topic } from './topic.ts';

/** Help about everything that opens over the screens. */
export const panels: readonly Topic[] = [
  {
    id: 'plans',
    title: '{plans}',
    of: ['{plans}'],
    paragraphs: [
      'All orders that are for no {unit}, what they cost, and how many orders each {unit} has. Remove takes one out. Look here before you send your turn: it is easy to give an order for the wrong {seat}.',
    ],
  },
  {
    id: 'unit-list',
    title: '{Unit} list',
    of: ['Your units'],
    paragraphs: [
      'Everything of yours that can be given orders, with where it is and what it can do. A click chooses one, a double click centres the map on it, a right click or {key:unit.open} opens its plan. A heading sorts; the bar above the list can be dragged.',
    ],
  },
  {
    id: 'unit-plan',
    title: '{Unit} plan',
    paragraphs: [
      'Everything about one {unit}: its planned orders, and what else it can do. Orders with a number are carried out in that part of the turn; the others have their own places in it. Orders that cannot work stay in the plan, and are marked.',
    ],
  },
  {
    id: 'battles',
    title: 'Battle reports',
    of: ['Battle Reports', 'Battles'],
    paragraphs: [
      'Each battle of yours, round by round: who fired, what it caused, who fell, who left. The bars show damage against hit points. A battle can also be played back.',
    ],
  },
  {
    id: 'announcements',
    title: 'Announcements',
    of: ['Announcements'],
    paragraphs: ['What others said to all, and what you say to them.'],
  },
  {
    id: 'refusals',
    title: 'Orders not carried out',
    of: ['Orders not carried out'],
    paragraphs: [
      'You can order what will not work: it is tried, and this tab says what stopped it and which rule it was.',
    ],
  },
  {
    id: 'save',
    title: 'Save Turn',
    of: ['Save Turn'],
    paragraphs: [
      'Writes one sealed orders file that only your game master can open. Send it early, and again when you change your mind: the last one in time counts. You can save whatever the warnings say.',
      'Where several players share a {seat}, Save Turn says who holds which part; an order for what somebody else holds will not count. The messages list those of last turn.',
    ],
  },
  {
    id: 'sending',
    title: 'Sending orders',
    of: ['Send to the game master'],
    paragraphs: [
      'Your own mail program opens with address and subject filled in and the file beside it to attach; or the program sends it by your mail server, if you gave it one.',
    ],
  },
  {
    id: 'requests',
    title: 'Requests to the game master',
    of: ['Ask the game master'],
    paragraphs: [
      'In Save Turn and in the mail dialog you can ask for more time, a holiday or the end of the game, with a note. It goes with your orders in the same sealed file and changes nothing in the turn.',
      'The request in your newest valid file counts. To take one back, clear its box and send the file again. You see the answer in the deadline, in a letter, or from your game master.',
      'Where orders are sealed to a keyholder, nobody reads a request before the key of the turn is released: write to your game master if it cannot wait.',
    ],
  },
  {
    id: 'scroll',
    title: 'The scroll',
    of: ['The scroll'],
    paragraphs: [
      'The game’s own engine runs your plans on what you know, and lists what will happen in each step of the turn. Battles are announced, not simulated. Every problem is listed at the end.',
    ],
  },
  {
    id: 'transfers',
    title: 'Transfers',
    paragraphs: [
      'Press {key:transfers.open} with a {unit} chosen: all {units} that can hand over to each other stand on one board, and in some games the ones that they can form. Drag what is to change hands, or choose it and press a number or an arrow; or type under Numbers how many each {unit} will have.',
      'While you drag, the board says how each {unit} would stand. Where {units} stand in line, drag one by its name, or choose the name and press an arrow.',
      'The fewest orders that do it are kept in your plan, and change as you go on. Every step can be undone.',
    ],
  },
  {
    id: 'records',
    title: 'To print',
    of: ['To print'],
    paragraphs: [
      'Sheets to keep on paper: how everything of yours stands as the turn begins, one {unit}, or the report of the last turn. Choose what is printed; below it you see all that will be on the paper.',
      'To keep a file instead, choose «Save as PDF» where your computer asks for the printer.',
    ],
  },
  {
    id: 'what-if',
    title: 'What if',
    of: ['What if'],
    paragraphs: [
      'Press {key:whatIf.open}: copy your plan as an alternative and change the copy. The map, the lists and the scroll show the alternative while you work on it; your plan stays as it is, and only your plan is sent.',
      'Here two of them stand side by side, orders and scroll, with every difference marked; N leads to the next one. Use as plan puts an alternative in the place of your plan, and keeps the plan before it as an alternative. Alternatives belong to one turn and go into no file.',
    ],
  },
  {
    id: 'roll-call',
    title: 'Roll call',
    of: ['Roll call'],
    paragraphs: [
      '{Units} and {places} that may still need orders before you send your turn. Click one to go there; what you have seen is marked.',
    ],
  },
  {
    id: 'past',
    title: 'History',
    of: ['What is new', 'Search all turns', 'Your {seat} over the turns'],
    paragraphs: [
      'All turns of the game in your library: search what was told, and follow figures over time in charts. Any turn can be opened again from the start-up menu, read-only.',
    ],
  },
  {
    id: 'newsreel',
    title: 'The turn, played on the map',
    paragraphs: [
      'The map offers to play new results: units travel as far as you saw them, battles flash, {places} change hands, and what was built or lost appears. {key:newsreel.play} plays the last turn at any time, Play in the messages any turn you have.',
      'Space plays and stops, the arrows step, + and − change the speed, End skips. A click on a battle, or B, plays the battle itself. With reduced motion nothing moves by itself: arrows show the ways.',
      'Save a picture or a short clip (WebM) to share it. Both hold what you were told of this turn, and none of your plans, notes or labels.',
    ],
  },
  {
    id: 'places',
    title: 'Go to…',
    of: ['Go to…'],
    paragraphs: [
      'Press {key:places.open}: every {place}, {unit}, foreign force, battle and note in one list, with how far and in which direction it lies. The map can be walked there from {place} to {place} without seeing it.',
    ],
  },
  {
    id: 'notes',
    title: 'Notes and labels',
    of: ['Notes', 'Notes and labels'],
    paragraphs: [
      'Your own notes on {places}, {units} and {seats}, kept from turn to turn on this computer. They are never part of any file that you send.',
    ],
  },
  {
    id: 'letters',
    title: 'Letters to other players',
    of: ['Your letters'],
    paragraphs: [
      'Press {key:letters.open}, or choose a {seat} and press Letters. Each {seat} has a draft of its own, which is kept while you write. Beside it stand how things are between you, the orders for this {seat}, and what was reported of it.',
      'Open in mail program hands the letter to your own mail program, Copy puts it into the clipboard; Mark as sent keeps it with the others. Paste what you receive with Add a received letter.',
      'Letters stay on this computer. None of them is part of any file that you send, and the game master does not see them.',
    ],
  },
  {
    id: 'packs',
    title: 'Upgrades',
    of: ['Upgrades'],
    paragraphs: [
      'Packs (.upgrade) bring drawings, sounds, names and scenarios. They hold only data, can be switched off, and never change the rules.',
    ],
  },
  {
    id: 'settings',
    title: 'Options',
    of: ['Options'],
    paragraphs: [
      'Dark, light or high contrast; six text sizes; colours of {seats}; motion; full screen; sounds and their volume. They belong to this computer, not to a game.',
    ],
  },
  {
    id: 'own-keys',
    title: 'Keys of your own',
    of: ['Keys'],
    paragraphs: [
      'Change keys, in Options and in the list of commands, gives any command another key, several keys or none. Choose a key, then press the new one. If another command has it, you are told which, and decide.',
      'The arrow beside a command brings its usual keys back, Reset all those of every command. Tips, lists and this help name the keys you have now.',
    ],
  },
  {
    id: 'planning',
    title: 'Planning with many {units}',
    of: ['Templates of ranks'],
    paragraphs: [
      'Several {units} can be given the same order at once, and templates can be applied to them. Each is one step of undo.',
    ],
  },
  {
    id: 'print',
    title: 'A map to print',
    of: ['A map to print'],
    paragraphs: [
      'The map as a picture or a PDF, of what you see or of everything, with a legend; light colours suit paper.',
    ],
  },
  {
    id: 'commands',
    title: 'All commands',
    of: ['All commands'],
    paragraphs: [
      'Press {key:commands.open}, type a few letters, press Enter. It finds every command, every order with whom it is for, every {place}, {unit} and {seat}, notes, settings with their values, and topics of this help.',
      'An order opens its form, or is given at once if there is nothing to fill in. One that nobody can carry out now says why.',
    ],
  },
  {
    id: 'lessons',
    title: 'The tutorial',
    paragraphs: [
      'Lessons in a game of their own. «Show me» rings the next thing to press until the task is done; a lesson can be skipped and taken up again by its number. The double arrow collapses the tutorial.',
    ],
  },
];
