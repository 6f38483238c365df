import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Relation, Treaty } from '../../model/relations.ts';
import { pairOf, relationOf } from '../../model/relations.ts';
import type { View } from '../../model/view.ts';
import { declarations, nameOf } from '../../diplomacy/treaties.ts';
import { turnNamed } from '../cells.ts';
import { nameOfSeat, shortNameOf } from '../names.ts';

type Part = Page['sections'][number];

export const words = (said: string, tone?: 'good' | 'bad' | 'muted'): Row['cells'][string] => ({
  value: phrase('{said}', { said }),
  sort: said,
  ...defined({ tone }),
});
export const left = (key: string, label: string) => ({ key, label, align: 'left' }) as const;
export const signedBy = ({ treaties }: Relation): string => treaties.map(nameOf).join(', ') || 'None';

/** The last treaty of the chain, and those beside it, in short. */
function bonds(signed: readonly Treaty[]): string {
  const last = (['alliance', 'mutual-defense', 'peace', 'non-aggression'] as const).find((one) =>
    signed.includes(one),
  );
  const beside = (['trade', 'co-belligerence'] as const).filter((one) => signed.includes(one));
  return [...(last === undefined ? [] : [last]), ...beside]
    .map((one) => nameOf(one).replace(/^Treaty of | Treaty$/g, ''))
    .join(', ');
}

/** What is known of two powers, in short. */
function mark({ relations, strangers, me }: View, a: SeatId, b: SeatId): Row['cells'][string] {
  if (a === b) return words('–', 'muted');
  const { enmity, treaties } = relationOf(relations, a, b);
  if (enmity?.kind === 'war') return words('War', 'bad');
  if (enmity !== undefined) return words('Hostile', 'bad');
  if (treaties.length > 0) return words(bonds(treaties), 'good');
  if (strangers.includes(pairOf(a, b))) return words('?', 'muted');
  return me === gameMaster || a === me || b === me ? words('Normal') : words('', 'muted');
}

/** All powers against all, as far as the reader knows: declarations and alliances of everybody. */
export function matrix(view: View): Part {
  const all = [...(view.me === gameMaster ? [] : [view.me]), ...view.others].sort();
  return {
    kind: 'table',
    title: 'All powers',
    empty: 'There are none.',
    columns: [left('power', 'Power'), ...all.map((seat) => left(`of-${seat}`, shortNameOf(seat)))],
    rows: all.map((seat) => ({
      id: seat,
      spot: seat === view.me ? {} : { seat },
      cells: {
        power: words(shortNameOf(seat)),
        ...Object.fromEntries(all.map((other) => [`of-${other}`, mark(view, seat, other)])),
      },
    })),
  };
}

/** Each two powers between whom something is signed or declared, in full. */
export const pairs = ({ relations, firstYear }: View): Part => ({
  kind: 'table',
  title: 'Treaties and declarations',
  empty: 'Nothing is signed or declared.',
  columns: [
    left('a', 'Power'),
    left('b', 'With'),
    left('treaties', 'Treaties'),
    left('declared', 'Declared'),
  ],
  rows: inOrder(relations).flatMap(([pair, relation]) => {
    const [a = '', b = ''] = pair.split('.') as SeatId[];
    const { enmity, treaties } = relation;
    if (enmity === undefined && treaties.length === 0) return [];
    return [
      {
        id: pair,
        spot: { seat: a as SeatId },
        cells: {
          a: words(nameOfSeat(a as SeatId)),
          b: words(nameOfSeat(b as SeatId)),
          treaties: words(signedBy(relation)),
          declared:
            enmity === undefined
              ? words('–', 'muted')
              : {
                  ...words(declarations[enmity.kind].name, 'bad'),
                  value: phrase('{what} by {power} in {turn}', {
                    what: declarations[enmity.kind].name,
                    power: nameOfSeat(enmity.by),
                    turn: turnNamed(enmity.turn, firstYear),
                  }),
                },
        },
      },
    ];
  }),
});
