import type { Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { aheadWith } from '../../economy/ahead.ts';
import { wornSaid } from '../../economy/exhaustion.ts';
import { mobilityRows } from '../../economy/table.ts';
import type { Empire } from '../../model/empire.ts';
import { mobilities } from '../../model/empire.ts';
import type { State } from '../../model/state.ts';
import { hasTech } from '../../research/research.ts';
import { text } from '../pages.ts';

/** What each state of mobility would make of the next turn, to choose between them (B12.60, B12.70, B12.90). */
export function compared(now: State, seat: SeatId, empire: Empire): Section {
  const known = mobilities.filter((one) => one !== 'AW' || hasTech(now, seat, 'awm'));
  return {
    kind: 'table',
    title: 'Mobility compared',
    empty: '',
    columns: [
      { key: 'state', label: 'Mobility', align: 'left' },
      { key: 'treasury', label: 'Next treasury', align: 'right' },
      { key: 'worn', label: 'Exhaustion then', align: 'left' },
      { key: 'crews', label: 'Poor crews then', align: 'left' },
    ],
    rows: known.map((mobility) => {
      const { treasury, drained, plateau, crews } = aheadWith(now, seat, empire, mobility);
      const isNow = mobility === empire.mobility;
      return {
        id: `mobility-${mobility}`,
        spot: {},
        cells: {
          state: {
            ...text(mobilityRows[mobility].name),
            ...(isNow && { tone: 'gold' as const, note: 'now' }),
          },
          treasury: { value: phrase('{treasury} EP', { treasury }), sort: treasury },
          worn: {
            value: wornSaid(plateau, drained),
            sort: drained,
            ...(drained > 0 && drained >= plateau && { tone: 'bad' as const }),
          },
          crews: { value: crews, sort: mobilityRows[mobility].poorDice },
        },
      };
    }),
  };
}
