import type { PlaceId } from '#kernel/ids.ts';
import { newsByKind } from '#kernel/picture/newsreel.ts';
import type { NewsPictures, PiecePicture } from '#kernel/presentation.ts';
import type { ShipDestroyed } from '../model/events/movement.ts';
import type { Event } from '../model/events.ts';
import type { View } from '../model/view.ts';
import { hulls } from '../tables/ships/classes.ts';
import { designOf } from '../tables/ships/index.ts';
import { battleName } from './films.ts';
import { at, singlePieces } from './map.ts';

const lost = (view: View, { seat, place, design }: ShipDestroyed): PiecePicture => {
  const { name: label, sign } = hulls[designOf({ design }).hull];
  return {
    ...{ position: at(place), side: seat === view.me ? 'own' : 'other', owners: [seat], sign, label },
    ...{ count: 1, units: [], badges: [] },
  };
};

interface Travelled {
  readonly ship: string;
  readonly from: PlaceId;
  readonly place: PlaceId;
}
const travelled = ({ ship, from, place }: Travelled) => [
  { kind: 'travel' as const, piece: ship, from, to: at(place) },
];

/** Ships that move, battles and sites that change hands, as they are played on the map. */
export const news: NewsPictures<View> = {
  pieces: singlePieces,
  of: newsByKind<View, Event>({
    'ship-moved': travelled,
    'ship-teleported': travelled,
    'ship-bought': ({ ship }) => [{ kind: 'come', piece: ship }],
    'ship-destroyed': (event, view) => [{ kind: 'go', piece: event.ship, as: lost(view, event) }],
    'ship-scrapped': ({ place }) => [{ kind: 'sign', place, tone: 'muted' }],
    'ship-damaged': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
    'battle-joined': (event, _, heard) => [
      {
        ...{ kind: 'fight', place: event.place },
        battle: battleName(
          event.place,
          heard.findIndex((one) => one.event === event),
        ),
      },
    ],
    'site-captured': ({ place, seat, foe }) => [
      { ...{ kind: 'owner', place, owner: seat }, ...(foe === undefined ? {} : { was: foe }) },
    ],
    'hex-prospected': ({ place }) => [{ kind: 'sign', place, sign: 'coin', tone: 'gold' }],
    'minefield-swept': ({ field }) => [{ kind: 'sign', place: field, sign: 'blades' }],
  }),
};
