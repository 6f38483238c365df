import type { Books } from '#kernel/codec/books.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Contender } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { holdingsOf } from '../../money/money.ts';
import { contenders, mayWin, shortOf } from '../../standing/victory.ts';
import { worldOf } from '../../galaxy/world.ts';
import { withSites } from '../../money/knownSites.ts';
import { count, figure, text, word } from '../../model/cells.ts';

export const nameOf = ({ names }: View, seat: SeatId): string => names[seat]?.name ?? seat;

/** Whether a Corporation may win, and why, as far as is known. */
function whether({ winner, parameters }: View, { seat, sectors, sites, out }: Contender): Phrase {
  if (seat === winner) return phrase('has won');
  if (out === true) return phrase('no: its Home Office is lost');
  const short = shortOf(parameters.victory, { sectors: sectors ?? 0, sites: sites ?? 0 });
  if (sectors === undefined)
    return phrase('with {sites|major site|major sites} more', { sites: short.sites });
  return sites === undefined
    ? phrase('with {sectors|whole sector|whole sectors} more', { sectors: short.sectors })
    : phrase('with {sectors|whole sector|whole sectors} or {sites|major site|major sites} more', {
        ...short,
      });
}

const rowOf = (view: View, one: Contender): Row => ({
  id: one.seat,
  spot: { seat: one.seat },
  cells: {
    name: { ...text(nameOf(view, one.seat)), ...(one.seat === view.me ? { tone: 'gold' as const } : {}) },
    ...(one.sectors === undefined ? {} : { sectors: count(one.sectors) }),
    ...(one.sites === undefined ? {} : { sites: count(one.sites) }),
    whether: {
      value: whether(view, one),
      sort: one.out === true ? 1 : 0,
      ...(one.out === true ? { tone: 'bad' as const } : {}),
    },
  },
});

/** The reader's own row, of what is held now. */
export function ownRow(books: Books, view: View): Contender {
  const { me } = view;
  const world = worldOf(books, withSites(books, view));
  return { seat: me, ...holdingsOf(world, me), ...(mayWin(world.state, me) ? {} : { out: true }) };
}

/** Who may win and why (SFW 4841): of others as the last lists have it, and those that have fallen. `own`: the reader's own rows, which come first. */
export function victory(view: View, own: readonly Contender[] = []): readonly Section[] {
  const { lists, fallen = [], parameters, me } = view;
  const { sectors, sites } = parameters.victory;
  const others = contenders(lists?.more ?? {}, fallen).filter(({ seat }) => own.length === 0 || seat !== me);
  return [
    {
      kind: 'table',
      title: 'Who may win',
      empty: 'Nothing is known of anybody yet.',
      columns: [
        word('name', 'Corporation'),
        figure('sectors', `Sectors of ${sectors}`),
        figure('sites', `Sites of ${sites}`),
        word('whether', 'May win'),
      ],
      rows: [...own, ...others].map((one) => rowOf(view, one)),
    },
  ];
}
