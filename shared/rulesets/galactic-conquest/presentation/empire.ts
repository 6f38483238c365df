import type { Fact, Page, Row, Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { baseSections } from './bases/page.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Sheet } from '../map/sheets.ts';
import { sheetOf } from '../map/sheets.ts';
import type { View } from '../model/state.ts';
import { victorsSaid } from '../surrender/orders.ts';
import { calendar } from './calendar.ts';
import { ownTerritory } from '../model/territory.ts';

const cell = (value: string | number): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});

const sizes = [
  ['sc2', 'Size class 2'],
  ['sc3', 'Size class 3'],
  ['sc4', 'Size class 4'],
  ['mm', 'Merchant marine'],
] as const;

/** Conversions of a turn: on a war mobility, and on any other half as many, but one at least (B11.50, E1.20). */
const conversionsTable = ({ conversions }: Sheet): Section => ({
  kind: 'table',
  title: 'Conversions in a turn',
  empty: 'None.',
  columns: [
    { key: 'size', label: 'Ships', align: 'left' },
    { key: 'war', label: 'In war', align: 'right' },
    { key: 'peace', label: 'Otherwise', align: 'right' },
  ],
  rows: sizes.map(([key, label]) => ({
    id: key,
    spot: {},
    cells: {
      size: cell(label),
      war: cell(conversions[key]),
      peace: cell(Math.min(conversions[key], Math.max(1, Math.floor(conversions[key] / 2)))),
    },
  })),
});

const rulesTable = ({ rules }: Sheet): Section => ({
  kind: 'table',
  title: 'Special rules',
  empty: 'None.',
  columns: [
    { key: 'rule', label: 'Rule', align: 'left' },
    { key: 'cite', label: 'Paragraph', align: 'left' },
  ],
  rows: rules.map(({ said, cite = '' }, at) => ({
    id: `rule-${at}`,
    spot: {},
    cells: { rule: cell(said), cite: cell(cite) },
  })),
});

/** That an empire surrendered, and what it pays for those that did (B14). */
function fallenFacts({ fallen = {}, empires, turn, year }: View, seat: SeatId): readonly Fact[] {
  const end = fallen[seat];
  return [
    ...(end === undefined
      ? []
      : [
          {
            label: 'Surrendered',
            value: phrase('in {turn} to {victors}', {
              turn: calendar(end.turn, year),
              victors: victorsSaid(end.to),
            }),
            tone: 'bad' as const,
          },
        ]),
    ...(empires[seat]?.charges ?? []).flatMap(({ of, points, until }) =>
      until <= turn
        ? []
        : [
            {
              label: nameOf(of),
              value: phrase('merging costs {points} EP a turn until {turn}', {
                points,
                turn: calendar(until, year),
              }),
            },
          ],
    ),
  ];
}

function sectionsOf(view: View, seat: SeatId): readonly Section[] {
  const { systems, empires, territory, me } = view;
  const sheet = sheetOf(seat, empires[seat]?.sheet);
  const own = inOrder(systems).filter(([, { owner }]) => owner === seat);
  const home = own.find(([, { kind, captured }]) => kind === 'homeworld' && captured !== true);
  const count = (wanted: string): number => own.filter(([, { kind }]) => kind === wanted).length;
  return [
    {
      kind: 'facts',
      title: me === gameMaster ? nameOf(seat) : 'Sheet',
      facts: [
        { label: 'Letter', value: phrase('{letter}', { letter: sheet.letter }) },
        ...fallenFacts(view, seat),
        { label: 'Merging compatibility number', value: phrase('{mcn}', { mcn: sheet.mcn }) },
        {
          label: 'Homeworld',
          value:
            home === undefined
              ? phrase('none')
              : phrase('{name} in {hex}', { name: home[1].name, hex: hexName(home[0]) }),
        },
        { label: 'Major systems', value: phrase('{count}', { count: count('major') }) },
        { label: 'Minor systems', value: phrase('{count}', { count: count('minor') }) },
        {
          label: 'Territory',
          value: phrase('{count|hex|hexes}', {
            count: ownTerritory({ territory }, seat).length,
          }),
        },
      ],
    },
    conversionsTable(sheet),
    rulesTable(sheet),
  ];
}

/** The sheets of the reader’s empire, and of all for the game master. */
export const empirePage = (view: View): Page => ({
  title: phrase('Empire'),
  sections: [...inOrder(view.empires).flatMap(([seat]) => sectionsOf(view, seat)), ...baseSections(view)],
});
