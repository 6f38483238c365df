import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { world } from '../../model/imagine.ts';
import type { View } from '../../model/view.ts';
import { annexedCount } from '../../empire/limits.ts';
import { fleetNumbers } from '../../fleets/numbers.ts';
import { cell, figureColumn, term, wordColumn, written } from '../cells.ts';

const statusNames = { commoner: 'Commoner', royalty: 'Royalty' } as const;

/** What each status allows, beside how much of it is used (GE 1515-1547). */
export function player(view: View): Page {
  const me = view.empires[view.me];
  const known = world(view);
  const { limits, fleets } = view.parameters;
  const serving = valuesInOrder(view.units).reduce((sum, unit) => sum + unit.admirals.length, 0);
  const row = (id: string, label: string, now: number, of: (status: 'commoner' | 'royalty') => number) => ({
    id,
    spot: {},
    cells: {
      what: term(label, id),
      now: cell(phrase('{now}', { now }), now, now > of(view.status) ? 'bad' : undefined),
      ...Object.fromEntries(
        (['commoner', 'royalty'] as const).map((status) => [
          status,
          cell(phrase('{most}', { most: of(status) }), of(status), status === view.status ? 'gold' : 'muted'),
        ]),
      ),
    },
  });
  return {
    title: written(me?.ruler ?? view.me),
    subtitle: written(me?.name ?? view.me),
    sections: [
      {
        kind: 'table',
        title: 'What your standing allows',
        empty: '',
        columns: [
          wordColumn('what', 'Limit'),
          figureColumn('now', 'Now'),
          figureColumn('commoner', statusNames.commoner),
          figureColumn('royalty', statusNames.royalty),
        ],
        rows: [
          row('annexed', 'Annexed sectors', annexedCount(known, view.me), (status) => limits[status].annexed),
          row('admirals', 'Admirals', serving, (status) => limits[status].admirals),
          row('fleets', 'Starfleets', fleetNumbers(known, view.me).length, () => fleets),
        ],
      },
    ],
  };
}
