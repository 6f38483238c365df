import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Figure } from '#kernel/presentation.ts';
import { world } from '../model/imagine.ts';
import { money } from './words.ts';
import type { View } from '../model/view.ts';
import { shipCount, totalCombat } from '../model/units/forces.ts';
import { annexedCount } from '../empire/limits.ts';
import { expectedRevenue, upkeepDue } from '../model/money.ts';

/** The figures of the headquarters (GE 229-261) at the start of a turn, for charts over several turns. */
export function figures(view: View): readonly Figure[] {
  const known = world(view);
  const own = valuesInOrder(view.units);
  const sum = (of: (unit: (typeof own)[number]) => number): number =>
    own.reduce((total, unit) => total + of(unit), 0);
  const owned = valuesInOrder(view.sectors).filter(({ report }) => report?.owner === view.me).length;
  const sumOf = (key: string, label: string, value: number): Figure => ({
    key,
    label,
    scale: money,
    value,
  });
  const count = (key: string, label: string, value: number): Figure => ({
    key,
    label,
    scale: { unit: '', per: 1 },
    value,
  });
  return [
    sumOf('treasury', 'Treasury', view.treasury),
    sumOf('revenue', 'Expected revenue', expectedRevenue(known, view.me)),
    sumOf('upkeep', 'Upkeep', upkeepDue(known, view.me)),
    count('sectors', 'Sectors owned', owned),
    count('annexed', 'Sectors annexed', annexedCount(known, view.me)),
    count('starships', 'Starships', sum(shipCount)),
    count('strength', 'Fleet strength (combat)', sum(totalCombat)),
    count(
      'admirals',
      'Admirals',
      sum(({ admirals }) => admirals.length),
    ),
  ];
}
