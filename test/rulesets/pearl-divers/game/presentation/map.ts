import type { Position } from '#kernel/board/position.ts';
import { barriersOf } from '#kernel/board/links.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { newsByKind } from '#kernel/picture/newsreel.ts';
import type { MapPicture, NewsPictures, PiecePicture, PlacePicture, Watched } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Event } from '../game.ts';
import type { View } from '../model/state.ts';
import { boatOf } from '../model/state.ts';
import { chart } from '../tables.ts';

/** Standing in a place. */
export const at = (place: PlaceId): Position => ({ kind: 'place', place });

/** A reef with its pearls as last seen, and the buoys in it. */
function place({ me, boat, reefs, turn, buoys }: View, { place: here, label, q, r }: (typeof chart)[number]) {
  const known = reefs[here];
  const set = valuesInOrder(buoys).filter((buoy) => buoy.place === here).length;
  return {
    place: here,
    at: { x: q, y: r },
    name: label,
    ...(known === undefined
      ? {}
      : { sight: { turn: known.turn, ...(known.turn < turn ? { stale: true as const } : {}) } }),
    facts:
      known === undefined
        ? []
        : [
            {
              key: 'pearls',
              label: 'Pearls',
              number: known.pearls,
              value: phrase('{pearls}', { pearls: known.pearls }),
            },
          ],
    marks:
      set === 0
        ? []
        : [{ key: 'buoy', sign: 'buoy', label: 'Buoy', slot: 'upper-right' as const, number: set }],
    values: known === undefined ? {} : { pearls: { number: known.pearls } },
    ...(boat.place === here && me !== gameMaster ? { home: 1 } : {}),
  } satisfies PlacePicture;
}

const boatIn = (seat: SeatId, side: PiecePicture['side'], where: PlaceId): PiecePicture => ({
  position: at(where),
  side,
  owners: [seat],
  sign: 'boat',
  label: 'Boat',
  units: [boatOf(seat)],
  badges: [],
});

/** The chart, with the own boat, if the reader has one, and those in sight. */
export const map = (view: View): MapPicture => ({
  grid: { tiling: 'pointed' },
  places: chart.map((one) => place(view, one)),
  edges: [
    {
      key: 'passage',
      label: 'passage',
      look: 'way',
      pairs: chart.flatMap((one) =>
        one.links.filter((other) => one.place < other).map((other) => [one.place, other] as const),
      ),
    },
    { key: 'bank', label: 'bank', look: 'bar', pairs: barriersOf(chart) },
  ],
  pieces: [
    ...inOrder(view.others).flatMap(([seat, { place: where }]) =>
      where === undefined ? [] : [boatIn(seat, 'other', where)],
    ),
    ...(view.me === gameMaster ? [] : [boatIn(view.me, 'own', view.boat.place)]),
  ],
  modes: [
    { key: 'boats', label: 'Boats', shows: 'pieces' },
    { key: 'pearls', label: 'Pearls', shows: 'values' },
  ],
  legend: [
    { of: { edge: 'bank' }, label: 'bank: no passage' },
    { of: { mark: 'buoy' }, label: 'buoys' },
  ],
  columns: [{ key: 'pearls', label: 'Pearls', align: 'right' }],
  words: {
    nobodies: 'Nobody',
    unseen: 'Never seen',
    report: 'Sight',
    counted: { one: 'boat', many: 'boats' },
    pieces: { own: 'Your boat', others: 'Other boats', all: 'Boats', none: 'No boats lie here.' },
    about: 'Click a reef on the chart to see what your divers know of it.',
    switches: { names: 'Names of reefs' },
  },
  drawings: {
    buoy: {
      width: 40,
      height: 40,
      paths: [{ d: 'M20 4L28 26H12ZM6 28H34L30 36H10Z', fill: '#e5533d', stroke: '#ffffff', width: 2 }],
    },
  },
});

/** What is new from tide to tide. */
export const changes: readonly Watched[] = [
  {
    when: { fact: 'pearls', is: 'less' },
    title: 'Fewer pearls',
    said: '{place} has {difference|pearl|pearls} less than when you saw it last.',
    mark: { kind: 'shrunk', text: 'fewer' },
  },
  { when: 'arrived', title: 'Boats', said: 'Another boat lies in {place}.' },
];

/** Boats that sail, and what is done at the reefs, as it is played on the chart. */
export const news: NewsPictures<View> = {
  of: newsByKind<View, Event>({
    sailed: ({ seat, from, place: to }, { me }) => [
      {
        kind: 'travel',
        piece: boatOf(seat),
        from,
        to: at(to),
        // Of another's boat only the end of its way is seen.
        ...(seat === me ? {} : { as: boatIn(seat, 'other', to) }),
      },
    ],
    dived: ({ place: where, found }) => [
      { kind: 'sign', place: where, ...(found > 0 ? { tone: 'good' } : { tone: 'muted' }) },
    ],
    'dive-seen': ({ place: where }) => [{ kind: 'sign', place: where }],
    marked: ({ place: where }) => [{ kind: 'sign', place: where, sign: 'buoy', mark: 'buoy' }],
    stormed: ({ place: where }) => [{ kind: 'sign', place: where, tone: 'bad' }],
  }),
};
