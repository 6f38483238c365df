import type { Topic } from './topic.ts';

/** Help about everything that opens over the screens. */
export const panels: readonly Topic[] = [
  {
    id: 'plans',
    title: '{plans}',
    of: ['{plans}'],
    paragraphs: [
      'All orders that are not for a {unit}, what they cost, and how many orders each {unit} has. Check them before you send your turn: it is easy to give an order to the wrong {seat}.',
    ],
  },
  {
    id: 'unit-list',
    title: '{Unit} list',
    of: ['Your units'],
    paragraphs: [
      'Everything you can give orders to, with where it is and what it can do. Click to choose, double-click to centre the map, right-click or press {key:unit.open} to open the plan. Click a heading to sort; drag the bar above the list to resize it.',
    ],
  },
  {
    id: 'unit-plan',
    title: '{Unit} plan',
    paragraphs: [
      'Everything about one {unit}: its planned orders, and what else it can do. Numbered orders are carried out in that part of the turn; the others have a fixed place. Orders that cannot work stay in the plan and are marked.',
    ],
  },
  {
    id: 'battles',
    title: 'Battle reports',
    of: ['Battle Reports', 'Battles'],
    paragraphs: [
      'Each of your battles, round by round: who fired, the damage, what was lost, and who left. The bars show damage against hit points. Battles can also be played back.',
    ],
  },
  {
    id: 'announcements',
    title: 'Announcements',
    of: ['Announcements'],
    paragraphs: ['What others announced to everyone, and what you announce.'],
  },
  {
    id: 'refusals',
    title: 'Orders not carried out',
    of: ['Orders not carried out'],
    paragraphs: [
      'You can give orders that may not work: they are tried, and this tab says what stopped them and by which rule.',
    ],
  },
  {
    id: 'save',
    title: 'Save Turn',
    of: ['Save Turn'],
    paragraphs: [
      'Saves one sealed orders file that only your game master can open. Send it early, and again if you change your mind: the last one in time counts. Warnings never stop you from saving.',
      'Where several players share a {seat}, Save Turn shows who holds which part; orders for somebody else’s part do not count. The messages list those of last turn.',
    ],
  },
  {
    id: 'sign-up',
    title: 'Signing up for a game',
    of: ['Sign up for a game'],
    paragraphs: [
      'A form for the game master: your name, your mail address, and the sides you would like to play, best first. It also contains public keys that your invitation is sealed to, so only this computer can open it. Mail the file to the game master.',
    ],
  },
  {
    id: 'sending',
    title: 'Sending orders',
    of: ['Send to the game master'],
    paragraphs: [
      'Your own mail program opens with address and subject filled in, and the file ready to attach; or the program sends it through your mail server, if you set one up.',
    ],
  },
  {
    id: 'requests',
    title: 'Requests to the game master',
    of: ['Ask the game master'],
    paragraphs: [
      'In Save Turn and in the mail dialog you can ask for more time, a holiday or the end of the game, with a note. The request goes with your orders in the same sealed file and changes nothing in the turn.',
      'The request in your newest valid file counts. To withdraw one, clear its box and send the file again. You learn the answer from the new deadline, by letter, or from your game master.',
      'Where orders are sealed to a keyholder, nobody can read a request before the key of the turn is released: if yours is urgent, write to your game master.',
    ],
  },
  {
    id: 'scroll',
    title: 'The scroll',
    of: ['The scroll'],
    paragraphs: [
      'The scroll previews your turn from what you know and lists what will happen in each step. Battles are announced, not simulated. Every problem is listed at the end.',
    ],
  },
  {
    id: 'transfers',
    title: 'Transfers',
    paragraphs: [
      'Press {key:transfers.open} with a {unit} chosen: one board shows all {units} that can exchange ships or goods, and in some games the {units} they can form. Drag what to transfer, or choose it and press a number or an arrow; or enter under Numbers how many each {unit} will have.',
      'While you drag, the board shows the effect on each {unit}. Where {units} form a line, drag one by its name, or choose the name and press an arrow.',
      'Your plan gets the fewest orders needed, updated as you go. Every step can be undone.',
    ],
  },
  {
    id: 'records',
    title: 'To print',
    of: ['To print'],
    paragraphs: [
      'Sheets to keep on paper: the status of everything you have as the turn begins, one {unit}, or the report of the last turn. Choose what to print; the preview below shows it all.',
      'To keep a file instead, choose «Save as PDF» where your computer asks for the printer.',
    ],
  },
  {
    id: 'what-if',
    title: 'What if',
    of: ['What if'],
    paragraphs: [
      'Press {key:whatIf.open}: copy your plan as an alternative and change the copy. The map, the lists and the scroll show the alternative while you work on it; your plan stays as it is, and only your plan is sent.',
      'Here two of them appear side by side, orders and scroll, with every difference marked; N goes to the next one. Use as plan makes an alternative your plan and keeps the previous plan as an alternative. Alternatives belong to one turn and are never part of a file.',
    ],
  },
  {
    id: 'roll-call',
    title: 'Roll call',
    of: ['Roll call'],
    paragraphs: [
      '{Units} and {places} that may still need orders before you send your turn. Click one to go there; what you have reviewed is marked.',
    ],
  },
  {
    id: 'past',
    title: 'History',
    of: ['What is new', 'Search all turns', 'Your {seat} over the turns'],
    paragraphs: [
      'All turns of the game in your library: search the reports, and follow figures over time in charts. Any turn can be opened again from the start-up menu, read-only.',
    ],
  },
  {
    id: 'newsreel',
    title: 'The turn, played on the map',
    paragraphs: [
      'The map offers to play new results: units travel as far as you saw them, battles flash, {places} change hands, and what was built or lost appears. {key:newsreel.play} plays the last turn at any time; Play in the messages plays any turn you have.',
      'Space plays and stops, the arrows step, + and − change the speed, End skips. A click on a battle, or B, plays the battle itself. With reduced motion nothing moves by itself: arrows show the routes.',
      'Save a picture or a short clip (WebM) to share it. Both show what you were told about this turn, and none of your plans, notes or labels.',
    ],
  },
  {
    id: 'odds',
    title: 'Battle forecast',
    of: ['Battle forecast', 'Battle simulator'],
    paragraphs: [
      'Where a battle may come, the report of the {place} says how likely you win it and what each side would lose. The game’s own rules fight it many times, with dice of their own; the number after ± is how far off the chance may be.',
      'It uses only what you know. What you do not know is assumed, and stands below it; you can assume twice as many enemies, or none.',
      'Change the forces opens the battle simulator with them. It is on the start-up menu too, and needs no game. There all ships of a side fight as one force.',
    ],
  },
  {
    id: 'places',
    title: 'Go to…',
    of: ['Go to…'],
    paragraphs: [
      'Press {key:places.open}: every {place}, {unit}, foreign force, battle and note in one list, with its distance and direction. From here the map can be explored {place} by {place} without seeing it.',
    ],
  },
  {
    id: 'notes',
    title: 'Notes and labels',
    of: ['Notes', 'Notes and labels'],
    paragraphs: [
      'Your own notes on {places}, {units} and {seats}, kept from turn to turn on this computer. They are never part of a file that you send.',
    ],
  },
  {
    id: 'letters',
    title: 'Letters to other players',
    of: ['Your letters'],
    paragraphs: [
      'Press {key:letters.open}, or choose a {seat} and press Letters. Each {seat} has its own draft, saved while you write. Beside it are your relations, your orders for this {seat}, and reports about it.',
      'Open in mail program hands the letter to your own mail program, Copy puts it on the clipboard; Mark as sent keeps it with the others. Paste letters that you receive with Add a received letter.',
      'Letters stay on this computer. They are never part of a file that you send, and the game master does not see them.',
    ],
  },
  {
    id: 'maps',
    title: 'Shared maps',
    of: ['Shared maps', 'What other players say'],
    paragraphs: [
      'Shared Maps is in the Game menu of games with other players. Save the map file writes what you know to a file that you mail to another player: your whole map, the part on your screen, or only what you have seen of others.',
      'A map file that you receive is opened like a turn. It changes nothing in the game and nothing that you know: forces that it tells of stand faint on your map with the name of its sender, and the report of each {place} says who said what, and when they saw it.',
      'The file is signed, so nobody can change it on the way, but not sealed: whoever has it can read it. All maps of one sender must bear the same key.',
    ],
  },
  {
    id: 'packs',
    title: 'Upgrades',
    of: ['Upgrades'],
    paragraphs: [
      'Upgrades (.upgrade files) bring drawings, sounds, names and scenarios. They contain only data, can be switched off, and never change the rules.',
    ],
  },
  {
    id: 'settings',
    title: 'Options',
    of: ['Options'],
    paragraphs: [
      'Dark, light or high contrast; six text sizes; colours of {seats}; motion; full screen; sounds and their volume. They belong to this computer, not to a game.',
      'Language: English or German. German is not yet whole: what it lacks shows English, and names of the rulebooks stay English. Another language takes effect at once, where you are. Your files hold no language.',
    ],
  },
  {
    id: 'own-keys',
    title: 'Keys of your own',
    of: ['Keys'],
    paragraphs: [
      'Change keys, in Options and in the list of commands, gives any command another key, several keys or none. Choose a key, then press the new one. If another command already has it, you decide.',
      'The arrow beside a command restores its usual keys, Reset all those of every command. Tips, lists and this help always show your current keys.',
    ],
  },
  {
    id: 'planning',
    title: 'Planning with many {units}',
    of: ['Templates of ranks'],
    paragraphs: [
      'You can give several {units} the same order at once, and apply templates to them. One Undo reverses it.',
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
      'Press {key:commands.open}, type a few letters, press Enter. It finds every command, order, {place}, {unit} and {seat}, your notes, settings with their values, and help topics.',
      'An order opens its form, or is given at once if there is nothing to fill in and nothing to weigh. If none of your {units} can carry it out now, it says why.',
    ],
  },
  {
    id: 'lessons',
    title: 'The tutorial',
    paragraphs: [
      'Lessons in a game of their own. «Show me» circles the next thing to press until the task is done. Skip a lesson if you like and return to it by its number. The double arrow collapses the tutorial.',
    ],
  },
];
