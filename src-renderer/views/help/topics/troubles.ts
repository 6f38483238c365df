import type { Topic } from './topic.ts';

/** Help for common problems. */
export const troubles: readonly Topic[] = [
  {
    id: 'no-open',
    title: 'A file will not open',
    paragraphs: [
      'The notice names the cause: damaged on the way, meant for another {seat}, or made by a newer program. Save the attachment first and open it here, not in the mail program; renaming it does no harm. A .zip or a saved mail can be opened too, if it contains one such file; otherwise extract the file first. If it is damaged, ask your game master to send it again.',
    ],
  },
  {
    id: 'wrong-file',
    title: 'I sent the wrong file',
    paragraphs: [
      'Save the turn again from your newest results and send that file: the last one that arrives in time counts. Files made from an older turn, and results sent back, do not count as orders.',
    ],
  },
  {
    id: 'old-turn',
    title: 'I have planned on an old turn',
    paragraphs: [
      'The top bar says «history» beside the turn number. Open the newest turn from the start-up menu; orders for an older one do not count.',
    ],
  },
  {
    id: 'odd-list',
    title: 'A list looks wrong, or everything is too small',
    paragraphs: [
      'Options has six text sizes and a high-contrast look. In a narrow window columns are closer together, and lists scroll sideways. Drag the bar between map and list to resize them.',
    ],
  },
  {
    id: 'no-sound',
    title: 'There is no sound',
    paragraphs: [
      'Check whether sounds are switched on in Options, with a volume above 0 %. Browsers stay silent until the first click in the window.',
    ],
  },
  {
    id: 'where-files',
    title: 'Where are my files?',
    paragraphs: [
      'Results, plans and sent orders are kept in the library folder, one folder for each game. What you save goes to your downloads as well. The buttons in the list rename a game, for you only, and remove a turn or a whole practice game: its files move to the folder «forgotten» and are not deleted.',
    ],
  },
  {
    id: 'two-windows',
    title: 'The plan was changed in another window',
    paragraphs: ['The same turn is open twice. Choose which plan to keep; the other is dropped.'],
  },
  {
    id: 'red-order',
    title: 'An order is marked in red',
    paragraphs: [
      'As far as you know, it cannot work. It stays in your plans and is tried anyway: things may have changed by then.',
    ],
  },
  {
    id: 'how-send',
    title: 'How do I send my turn?',
    paragraphs: [
      'Game, Save Turn, Save orders file. Attach that one file to a mail to your game master. Do not zip it. Subject and text can be anything.',
    ],
  },
  {
    id: 'how-print',
    title: 'How do I print?',
    paragraphs: [
      'In the list of commands ({key:commands.open}), type «print» to find the map and everything else that can be printed.',
    ],
  },
];
