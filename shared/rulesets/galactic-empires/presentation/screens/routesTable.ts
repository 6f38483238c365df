import type { PlaceId } from '#kernel/words/ids.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { world } from '../../model/imagine.ts';
import type { View } from '../../model/view.ts';
import { isOpen } from '../../diplomacy/permission.ts';
import { travelCost } from '../../movement/movement.ts';
import { placeArg, seatArg } from '../../model/words.ts';
import { cell, figureColumn, term, text, wordColumn } from '../cells.ts';
import { map } from '../map/map.ts';

/** Directions to the six neighbours of a hex, by the difference of coordinates; north is up. */
const winds: Readonly<Record<string, string>> = {
  '1,0': 'E',
  '0,1': 'SE',
  '-1,1': 'SW',
  '-1,0': 'W',
  '0,-1': 'NW',
  '1,-1': 'NE',
};

function windTo(view: View, from: PlaceId, to: PlaceId): string {
  const [a, b] = [view.sectors[from], view.sectors[to]];
  return a === undefined || b === undefined ? '' : (winds[`${b.q - a.q},${b.r - a.r}`] ?? '');
}

/** Where a unit can go from here, and the borders that cannot be crossed (GE 341, 395). */
export function routes(view: View, place: PlaceId): Section {
  const barriers = map(view).edges.flatMap(({ look, pairs }) => (look === 'bar' ? pairs : []));
  const barred = barriers.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
  const known = world(view);
  const cost = (to: PlaceId): Row['cells'][string] => {
    const points = travelCost(known, view.me, to);
    return isOpen(known, view.me, to) ? text(String(points), points) : term('no entry', 9, 'bad');
  };
  return {
    kind: 'table',
    title: 'Movement routes',
    columns: [
      wordColumn('sector', 'To'),
      wordColumn('wind', 'Way'),
      wordColumn('owner', 'Owner'),
      figureColumn('cost', 'Move-points'),
    ],
    rows: [
      ...(view.sectors[place]?.links ?? []).map((to) => route(view, place, to, cost(to))),
      ...barred.map((to) => route(view, place, to, term('barrier', 10, 'muted'))),
    ],
    empty: 'No routes lead out of this sector.',
  };
}

function route(view: View, from: PlaceId, to: PlaceId, cost: Row['cells'][string]): Row {
  const report = view.sectors[to]?.report;
  const named = placeArg(view, to);
  const wind = windTo(view, from, to);
  return {
    id: to,
    spot: { place: to },
    cells: {
      sector: cell(phrase('{place}', { place: named }), named.text),
      wind: term(wind, wind, 'muted'),
      owner:
        report === undefined
          ? term('Unknown', ' ', 'muted')
          : cell(
              report.owner === undefined
                ? phrase('Independent')
                : phrase('{owner}', { owner: seatArg(view, report.owner) }),
              report.owner ?? '',
            ),
      cost,
    },
  };
}
