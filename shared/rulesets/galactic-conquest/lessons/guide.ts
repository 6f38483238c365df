import type { Guide, GuideTopic } from '#kernel/lessons.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { moveSegments, segments } from '../segments.ts';
import { notation } from './notation.ts';

const topics: readonly GuideTopic[] = [
  {
    id: 'first-turns',
    title: 'The first turns',
    cites: ['GC B12.70', 'GC B8.50', 'GC B3.15'],
    paragraphs: [
      '1. Begin a ship in every free yard: an idle yard is half a year lost.',
      '2. Send scouts to survey the hexes around your space, and idle squadrons to annex unowned ones.',
      '3. Keep one squadron at your homeworld and the others together: one battle with many ships costs less than many with few.',
      '4. Let the merchants spend all of their points, and save what your treasury does not need.',
      '5. Mobilise for a war that you mean to fight, and demobilise before you are exhausted.',
    ],
  },
  {
    id: 'turn',
    title: 'How a turn goes',
    cites: ['GC A7.10', 'GC D1.40', 'GC B1.60'],
    paragraphs: [
      'First money is spent and courses are set. Then come twelve segments: squadrons move by the chart, react, and fight where they meet, while work and repairs go on. At the end systems change hands and pay.',
      'Nobody knows the others’ orders before the turn is run. What you see is what your sensors read at the end of the last turn.',
    ],
  },
  {
    id: 'elsewhere',
    title: 'Battles fought elsewhere',
    cites: ['GC A3.10', 'GC A3.20', 'GC A10.10'],
    paragraphs: [
      'In some campaigns the run stops at each battle once both sides have joined it, before either fires. A battle of two empires whose ships all have a card, and around which nothing else changes the factors, can be flown in Federation Commander, at most six ships a side, each for a group of ships of like value; any other can be fought at a table, with a battle sheet.',
      'Each ship keeps as large a part of its defense factors as of its boxes. The side with fewer left in the battle retreats if it can. Nothing is captured there. A battle about which nobody says anything is fought by the usual dice.',
    ],
  },
  {
    id: 'computer',
    title: 'Empires that the computer leads',
    cites: ['GC A8.20'],
    paragraphs: [
      'The computer knows what a player of its empire would know, and gives the same orders. A cautious one guards what it has, a steady one attacks what is clearly weaker, and a bold one masses its ships, forecasts battles and raids convoys.',
      'Between turns, the game master can hand an empire to the computer and back.',
    ],
  },
];

/** What the help says about this game. */
export const guide: Guide = {
  topics,
  sheets: [
    notation,
    {
      id: 'segments',
      name: 'the segments of movement',
      page: {
        title: phrase('The segments of movement'),
        subtitle: phrase('In which of the {segments} segments of a turn a squadron moves', { segments }),
        sections: [
          {
            kind: 'table',
            title: 'Moves',
            empty: '',
            columns: [
              { key: 'moves', label: 'Moves', align: 'right' },
              { key: 'segments', label: 'Segments', align: 'left' },
            ],
            rows: moveSegments.map((all, at) => ({
              id: `moves-${at + 1}`,
              spot: {},
              cells: {
                moves: { value: phrase('{count}', { count: at + 1 }), sort: at + 1 },
                segments: { value: phrase('{all}', { all: all.join(', ') }), sort: at + 1 },
              },
            })),
          },
        ],
      },
    },
  ],
};
