import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { allianceOf } from '../model/relations.ts';
import type { View } from '../model/view.ts';
import { declarations } from '../diplomacy/treaties.ts';
import { turnNamed } from './cells.ts';
import { nameOfSeat } from './names.ts';

const words = (text: string, sort: number | string = text): Row['cells'][string] => ({
  value: phrase('{text}', { text }),
  sort,
});

/** The empires and their alliances. */
const powers = ({ others, relations }: View): Section => ({
  kind: 'table',
  title: 'Empires',
  empty: '',
  columns: [
    { key: 'power', label: 'Empire', align: 'left' },
    { key: 'allies', label: 'Allies', align: 'left' },
  ],
  rows: others.map((seat) => ({
    id: seat,
    spot: {},
    cells: {
      power: words(nameOfSeat(seat)),
      allies: words(
        allianceOf(relations, seat)
          .filter((one) => one !== seat)
          .map(nameOfSeat)
          .join(', ') || 'None',
      ),
    },
  })),
});

/** Hostilities and wars that last. */
const wars = ({ relations, firstYear }: View): Section => ({
  kind: 'table',
  title: 'Hostilities and wars',
  empty: 'There are none.',
  columns: [
    { key: 'by', label: 'Who declared', align: 'left' },
    { key: 'what', label: 'What', align: 'left' },
    { key: 'to', label: 'Against', align: 'left' },
    { key: 'turn', label: 'When', align: 'left' },
  ],
  rows: inOrder(relations).flatMap(([pair, { enmity }]): readonly Row[] => {
    if (enmity === undefined) return [];
    const other = pair.split('.').find((one) => one !== enmity.by) as SeatId;
    return [
      {
        id: pair,
        spot: {},
        cells: {
          by: words(nameOfSeat(enmity.by)),
          what: words(declarations[enmity.kind].name),
          to: words(nameOfSeat(other)),
          turn: { value: turnNamed(enmity.turn, firstYear), sort: enmity.turn },
        },
      },
    ];
  }),
});

/** How the powers stand to each other, as far as everybody hears of it. */
export const standing = (view: View): readonly Section[] => [powers(view), wars(view)];
