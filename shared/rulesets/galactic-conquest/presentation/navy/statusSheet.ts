import type { Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { plateauOf, wornOnSheet } from '../../economy/exhaustion.ts';
import type { View } from '../../model/state.ts';
import { isFixed } from '../../model/territory.ts';
import { attackOfAll, strengthOf } from '../../ships/ships.ts';
import { squadronsListed } from '../../squadrons/listed.ts';
import { fact, text } from '../pages.ts';
import { statusText } from '../squadrons/status.ts';

/** The status sheet of an empire in the notation of the rulebook, a line for each squadron and for the bases of each hex, and what its ships come to (A4.10). */
export function statusSections(view: View, seat: SeatId): readonly Section[] {
  const own = squadronsListed(view).filter(([, one]) => one.seat === seat);
  const moving = own.map(([, one]) => one).filter((one) => !isFixed(one));
  const { drained = 0 } = view.empires[seat] ?? {};
  return [
    {
      kind: 'facts',
      title: 'At a glance',
      facts: [
        fact('Squadrons', phrase('{count}', { count: moving.length })),
        fact('Ships', phrase('{count}', { count: sumOf(moving.map(({ ships }) => ships.length)) })),
        fact(
          'Attack factors',
          phrase('{points}', { points: Math.round(sumOf(moving.map(attackOfAll)) / 10) }),
        ),
        fact('Defense factors', phrase('{points}', { points: sumOf(moving.map(strengthOf)) })),
        fact('Exhaustion', wornOnSheet(plateauOf(view, seat), drained)),
      ],
    },
    {
      kind: 'table',
      title: 'Status sheet',
      empty: 'It has no ships and no bases.',
      columns: [{ key: 'line', label: 'As the rulebook writes it', align: 'left' }],
      rows: own.map(([unit, one]) => ({
        id: `status-${unit}`,
        spot: { unit },
        cells: { line: text(statusText(unit, one)) },
      })),
    },
  ];
}
