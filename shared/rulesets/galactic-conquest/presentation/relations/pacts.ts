import type { SeatId } from '#kernel/words/ids.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { majorsIn, mostInPact, poolOf, running } from '../../economy/pactIncome.ts';
import { nameOf } from '../../map/seats.ts';
import type { Pact } from '../../model/relations/pacts.ts';
import { partnerIn } from '../../model/relations/pacts.ts';
import type { State } from '../../model/state.ts';
import { isLinked, pactsOf } from '../../trade/routes/links.ts';
import { unitsSaid } from '../../trade/units.ts';
import { text } from '../pages.ts';

const left = { align: 'left' } as const;
const number = (value: number): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});

function rowOf(now: State, seat: SeatId, pact: Pact): Row {
  const other = partnerIn(pact, seat);
  const linked = isLinked(now, seat, other);
  return {
    id: other,
    spot: {},
    cells: {
      partner: text(nameOf(other)),
      majors: number(majorsIn(now, pact, other)),
      mine: { value: unitsSaid(pact.pools[seat] ?? {}), sort: poolOf(pact, seat) },
      theirs: { value: unitsSaid(pact.pools[other] ?? {}), sort: poolOf(pact, other) },
      most: number(mostInPact(now, pact)),
      running: linked
        ? number(running(now, pact, seat))
        : { ...text('None: no route across the border'), tone: 'bad' as const },
    },
  };
}

/** The trading pacts of an empire (C30). */
export const pactTable = (now: State, seat: SeatId, of: string): Section => ({
  kind: 'table',
  title: `Trading pacts${of}`,
  empty:
    'None yet: both empires must order one in the same turn, and have trade routes to the border between them.',
  columns: [
    { key: 'partner', label: 'With', ...left },
    { key: 'majors', label: 'Their major systems', align: 'right' },
    { key: 'mine', label: 'Own pool', ...left },
    { key: 'theirs', label: 'Their pool', ...left },
    { key: 'most', label: 'At most together', align: 'right' },
    { key: 'running', label: 'Own that trade', align: 'right' },
  ],
  rows: pactsOf(now, seat).map((pact) => rowOf(now, seat, pact)),
});
