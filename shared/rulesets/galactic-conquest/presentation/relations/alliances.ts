import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fleetsIn } from '../../expeditions/fees.ts';
import { hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import { allianceOf, alliesOf } from '../../model/relations/alliances.ts';
import { partnerOf, partnershipOf } from '../../model/relations/partners.ts';
import type { State, View } from '../../model/state.ts';
import { text } from '../pages.ts';

const left = { align: 'left' } as const;
const number = (value: number): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});

function allyRow(now: State, seat: SeatId, ally: SeatId): Row {
  const first = allianceOf(now, seat, ally)?.first ?? [];
  const cost = fleetsIn(now, ally).find(({ of }) => of === seat)?.points ?? 0;
  return {
    id: ally,
    spot: {},
    cells: {
      ally: text(nameOf(ally)),
      cost: number(cost),
      ours: text(first.includes(ally) ? 'Ours come first' : ''),
      theirs: text(first.includes(seat) ? 'Theirs come first' : ''),
    },
  };
}

/** The preferred partner of an empire, if it has one (C17.75). */
function partnerSection(now: State, seat: SeatId, of: string): readonly Section[] {
  const partner = partnerOf(now, seat);
  if (partner === undefined) return [];
  const ends = partnershipOf(now, seat, partner)?.until !== undefined;
  return [
    {
      kind: 'facts',
      title: `Preferred partner${of}`,
      facts: [
        {
          label: 'Technologies are shared with',
          value: phrase(ends ? '{seat}, until it ends' : '{seat}', { seat: nameOf(partner) }),
          changedBy: 'end-partners',
        },
      ],
    },
  ];
}

/** The alliances of an empire, and what it knows of squadrons of allies (C22). */
export const allianceSections = (
  now: State,
  { fellows = {}, me }: Pick<View, 'fellows' | 'me'>,
  seat: SeatId,
  of: string,
): readonly Section[] => [
  ...partnerSection(now, seat, of),
  {
    kind: 'table',
    title: `Alliances${of}`,
    empty: 'None yet: both empires must order one in the same turn.',
    columns: [
      { key: 'ally', label: 'With', ...left },
      { key: 'cost', label: 'Own ships in their space cost', align: 'right' },
      { key: 'ours', label: 'Free in their space', ...left },
      { key: 'theirs', label: 'Free in own space', ...left },
    ],
    rows: alliesOf(now, seat).map((ally) => allyRow(now, seat, ally)),
  },
  ...(seat !== me || inOrder(fellows).length === 0
    ? []
    : [
        {
          kind: 'table' as const,
          title: 'Squadrons of allies beside yours, or in your space',
          empty: '',
          columns: [
            { key: 'unit', label: 'Squadron', ...left },
            { key: 'of', label: 'Of', ...left },
            { key: 'place', label: 'Hex', ...left },
            { key: 'ships', label: 'Ships', align: 'right' as const },
            { key: 'worth', label: 'BPV', align: 'right' as const },
          ],
          rows: inOrder(fellows).map(([unit, one]) => ({
            id: unit,
            spot: { place: one.place },
            cells: {
              unit: text(unit.toUpperCase()),
              of: text(nameOf(one.seat)),
              place: text(hexName(one.place)),
              ships: number(one.ships),
              worth: number(one.worth),
            },
          })),
        },
      ]),
];
