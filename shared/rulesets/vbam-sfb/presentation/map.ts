import { inOrder } from '#kernel/inOrder.ts';
import type { MapPicture, PiecePicture, PlacePicture } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { View } from '../model/view.ts';
import { board, labelOf } from '../tables/board.ts';

/** The systems that are known, each in its sector, with the units in them. */
export const map = ({ me, turn, systems, units }: View): MapPicture => ({
  grid: { tiling: 'square' },
  places: inOrder(systems).flatMap(([place, { owner, census, productivity }]): readonly PlacePicture[] => {
    const at = board.names.cell(place);
    if (at === undefined) return [];
    return [
      {
        ...{ place, at: board.coordinates(at), name: labelOf(place), owner, sight: { turn } },
        facts: [
          { key: 'census', label: 'Census', number: census, value: phrase('{census}', { census }) },
          {
            ...{ key: 'productivity', label: 'Productivity', number: productivity },
            value: phrase('{productivity}', { productivity }),
          },
        ],
        ...{ marks: [], values: { census: { number: census } } },
      },
    ];
  }),
  edges: [],
  pieces: [...Map.groupBy(inOrder(units), ([, { place, seat }]) => `${place} ${seat}`).values()].flatMap(
    (here): readonly PiecePicture[] =>
      here.slice(0, 1).map(([, { place, seat }]) => ({
        ...{ position: { kind: 'place', place }, side: seat === me ? 'own' : 'other', owners: [seat] },
        ...{ sign: 'ship', label: 'Units', units: here.map(([id]) => id), badges: [] },
      })),
  ),
  modes: [
    { key: 'units', label: 'Units', shows: 'pieces' },
    { key: 'census', label: 'Census', shows: 'values' },
  ],
  legend: [],
  columns: [
    { key: 'census', label: 'Census', align: 'right' },
    { key: 'productivity', label: 'Productivity', align: 'right' },
  ],
  words: {
    ...{
      nobodies: 'Nobody',
      unseen: 'Never seen',
      report: 'System',
      counted: { one: 'unit', many: 'units' },
    },
    pieces: { own: 'Your units', others: 'Other units', all: 'Units', none: 'No units are here.' },
    about: 'Click a system on the map to see its Census, Productivity and Morale.',
    switches: { names: 'Names of sectors' },
  },
});
