import type { Fact, Section } from '#kernel/presentation.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../../map/board.ts';
import { colonyAt, isAtRun } from '../../model/economy/run.ts';
import type { State, View } from '../../model/state.ts';
import { percentText } from '../../runs/events.ts';
import type { Lacking } from '../../runs/facilities.ts';
import { lackingFor } from '../../runs/facilities.ts';
import { needsAt } from '../../runs/support.ts';

const percentOf = (parts: number): Phrase => phrase('{percent} %', { percent: percentText(parts) });

/** `a commercial base, a base station and 90 EP of other military units`. */
function lackingSaid({ commercial, station, points }: Lacking, kind: 'minor' | 'major'): Phrase {
  const bases = [
    ...(commercial ? [kind === 'minor' ? 'a commercial base' : 'a triple commercial base'] : []),
    ...(station ? ['a base station'] : []),
    ...(points > 0 ? [`${points} EP of military units`] : []),
  ];
  return phrase('{bases}', { bases: bases.join(', ') });
}

/** What is known of resource runs in a hex, and what a new system there lacks (B3.40, B3.45). */
export function runFactsAt(view: View, place: PlaceId): readonly Fact[] {
  const system = view.systems[place];
  const owner = view.territory[place];
  const runs = valuesInOrder(view.runs ?? {}).filter((run) => run.place === place);
  const settles = system?.founded === 'settling' && system.kind !== 'homeworld' ? system.kind : undefined;
  const lacking =
    settles !== undefined && system !== undefined
      ? lackingFor(view, system.owner, place, settles)
      : system === undefined && owner !== undefined && view.finds?.[place] !== undefined
        ? lackingFor(view, owner, place, 'minor')
        : undefined;
  return [
    ...runs.flatMap(({ parts }): readonly Fact[] => [
      {
        label: 'Resource run',
        value: percentOf(parts),
        ...(parts >= colonyAt && { tone: 'good' as const, changedBy: 'found-colony' }),
      },
      { label: 'It needs', value: phrase('{units}', { units: needsAt(parts).join(', ') }) },
    ]),
    ...(runs.length === 0 && isAtRun(view, view.me, place)
      ? [
          {
            label: 'Resource run',
            value: phrase('begins after a whole turn with {units}', {
              units: needsAt(0).join(', '),
            }),
          },
        ]
      : []),
    ...(lacking === undefined
      ? []
      : [
          {
            label: 'Pays once it has',
            value: lackingSaid(lacking, settles ?? 'minor'),
            tone: 'warn' as const,
          },
        ]),
  ];
}

/** The resource runs of an empire (B3.40, E4.20). */
export const runTable = (
  { runs = {} }: Pick<State, 'runs'>,
  seat: SeatId,
  of: string,
): readonly Section[] => {
  const all = inOrder(runs).filter(([, run]) => run.seat === seat);
  return all.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: `Resource runs${of}`,
          empty: 'There are none.',
          columns: [
            { key: 'place', label: 'Hex', align: 'left' },
            { key: 'adds', label: 'Adds to the economy', align: 'right' },
            { key: 'units', label: 'Squadrons', align: 'left' },
            { key: 'needs', label: 'Needs', align: 'left' },
          ],
          rows: all.map(([, { place, parts, units }]) => ({
            id: place,
            spot: { place },
            cells: {
              place: { value: phrase('{place}', { place: hexName(place) }), sort: hexName(place) },
              adds: { value: percentOf(parts), sort: parts },
              units: {
                value: phrase('{units}', { units: units.map((one) => one.toUpperCase()).join(', ') }),
                sort: units.length,
              },
              needs: { value: phrase('{units}', { units: needsAt(parts).join(', ') }), sort: parts },
            },
          })),
        },
      ];
};
