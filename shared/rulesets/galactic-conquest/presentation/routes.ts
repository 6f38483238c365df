import type { PlaceId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { EdgeLayer, LegendEntry, PlaceFact } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../model/imagine.ts';
import { lyingOf } from '../trade/marine/lying.ts';
import { unitsSaid } from '../trade/units.ts';
import { beside, boardOf } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { Lane } from '../model/merchant.ts';
import type { View } from '../model/state.ts';

export const routeLegend: readonly LegendEntry[] = [
  { of: { edge: 'routes' }, label: 'Your trade routes' },
  { of: { edge: 'foreign-routes' }, label: 'Trade routes of others' },
];

/** Hexes beside each other that trade routes of one empire go through, each pair once. */
function pairsOf({ map, routes = {} }: View, shown: (lane: Lane) => boolean): EdgeLayer['pairs'] {
  const board = boardOf(map);
  return keysInOrder(routes).flatMap((place) => {
    const lane = routes[place];
    if (lane === undefined || !shown(lane)) return [];
    return [...beside(board, place)]
      .sort()
      .flatMap((next): readonly (readonly [PlaceId, PlaceId])[] =>
        place < next && routes[next]?.seat === lane.seat ? [[place, next]] : [],
      );
  });
}

/** Trade routes as lines from hex to hex (B1.10). */
export function routeEdges(view: View): readonly EdgeLayer[] {
  const layers: readonly EdgeLayer[] = [
    {
      key: 'routes',
      label: 'Your trade routes',
      look: 'lane',
      tone: 'good',
      pairs: pairsOf(view, ({ seat }) => seat === view.me),
    },
    {
      key: 'foreign-routes',
      label: 'Trade routes of others',
      look: 'lane',
      tone: 'muted',
      pairs: pairsOf(view, ({ seat }) => seat !== view.me),
    },
  ];
  return layers.filter(({ pairs }) => pairs.length > 0);
}

function said({ seat, open, hidden, shut }: Lane): Phrase {
  const args = { seat: nameOf(seat) };
  if (shut === true) return phrase('{seat}, shut down', args);
  if (hidden === true) return phrase('{seat}, hidden', args);
  return open === true ? phrase('{seat}, ends in open space', args) : phrase('{seat}', args);
}

/** How many units of a reserve: 0 is that nobody knows. */
const counted = (units: number): Phrase =>
  units === 0 ? phrase('some units') : phrase('{units|unit|units}', { units });

/** Units of strategic reserves in a hex: one’s own, and what sensors read of others (E2.55, E2.56). */
export function mooredFacts(view: View, place: PlaceId): readonly PlaceFact[] {
  const own = keysInOrder(view.empires).flatMap((seat) =>
    lyingOf(imagine(view), seat).flatMap((one): readonly PlaceFact[] =>
      one.place === place
        ? [
            {
              key: `reserve.${seat}.${one.side}`,
              label: one.side === 'terrain' ? 'Reserve, in terrain' : 'Strategic reserve',
              value: unitsSaid(one.units),
            },
          ]
        : [],
    ),
  );
  const { seat, open, veiled } = view.moored?.[place] ?? {};
  if (seat === undefined) return own;
  return [
    ...own,
    ...(open === undefined
      ? []
      : [{ key: 'moored', label: `Merchants of the ${nameOf(seat)}`, value: counted(open) }]),
    ...(veiled === undefined
      ? []
      : [{ key: 'moored-veiled', label: 'Presence in terrain', value: counted(veiled) }]),
  ];
}

/** The trade route that goes through a hex. */
export function routeFacts({ routes = {} }: View, place: PlaceId): readonly PlaceFact[] {
  const lane = routes[place];
  return lane === undefined ? [] : [{ key: 'route', label: 'Trade route', value: said(lane) }];
}
