import type { PlaceId } from '#kernel/words/ids.ts';
import type { NewsPictures, PiecePicture } from '#kernel/presentation.ts';
import { newsByKind } from '#kernel/picture/newsreel.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Event } from '../allEvents.ts';
import type { View } from '../model/view.ts';
import type { ShipDestroyed } from '../movement/harm.ts';
import { hulls } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';
import { battleName } from './films.ts';
import { at, singlePieces } from './map.ts';

/** A ship that is no more, as it stood on the map. */
const lostShip = (
  view: View,
  { seat, place, design }: Pick<ShipDestroyed, 'seat' | 'place' | 'design'>,
): PiecePicture => {
  const { name: label, sign } = hulls[designOf({ design }).hull];
  return {
    position: at(place),
    side: seat === view.me ? 'own' : 'other',
    owners: [seat],
    sign,
    label,
    count: 1,
    units: [],
    badges: [],
  };
};

interface Travelled {
  readonly ship: string;
  readonly from: PlaceId;
  readonly place: PlaceId;
}
/** A ship that comes from one hex to another. */
const travelled = ({ ship, from, place }: Travelled) => [
  { kind: 'travel' as const, piece: ship, from, to: at(place) },
];

/** Ships that move, battles and sites that change hands, as they are played on the map; other events appear in the report but are not animated. */
export const news: NewsPictures<View> = {
  pieces: singlePieces,
  of: newsByKind<View, Event>({
    'ship-moved': travelled,
    'ship-teleported': travelled,
    'ship-destroyed': (event, view) => [{ kind: 'go', piece: event.ship, as: lostShip(view, event) }],
    'ship-damaged': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
    'minefield-swept': ({ field }) => [{ kind: 'sign', place: field, sign: 'blades' }],
    'ship-bought': ({ ship }) => [{ kind: 'come', piece: ship }],
    'megaship-delivered': ({ ship }) => [{ kind: 'come', piece: ship }],
    'satellite-followed': travelled,
    'ship-displaced': travelled,
    'ship-scrapped': ({ place }) => [{ kind: 'sign', place, tone: 'muted' }],
    'graveyard-entered': travelled,
    'ship-repossessed': (event, view) => [{ kind: 'go', piece: event.ship, as: lostShip(view, event) }],
    'battle-joined': (event, _, heard) => [
      {
        kind: 'fight',
        place: event.place,
        battle: battleName(
          event.place,
          heard.findIndex((one) => one.event === event),
        ),
      },
    ],
    'site-captured': ({ place, seat, foe }) => [
      { kind: 'owner', place, owner: seat, ...defined({ was: foe }) },
    ],
    'base-placed': ({ place }) => [{ kind: 'sign', place, sign: 'star', tone: 'good' }],
    'hex-prospected': ({ place }) => [{ kind: 'sign', place, sign: 'coin', tone: 'gold' }],
    'site-restored': ({ place }) => [{ kind: 'sign', place, sign: 'star', tone: 'good' }],
    'site-fortified': ({ place }) => [{ kind: 'sign', place, sign: 'shield', tone: 'good' }],
    'site-unfortified': ({ seat, place, dropped }) => (dropped ? [{ kind: 'owner', place, was: seat }] : []),
    'site-raided': ({ site, taken }) =>
      taken === undefined ? [] : [{ kind: 'sign', place: site, sign: 'coin', tone: 'gold' }],
    'raid-suffered': ({ place, lost }) => (lost ? [{ kind: 'sign', place, sign: 'coin', tone: 'bad' }] : []),
    'site-devastated': ({ place }) => [{ kind: 'sign', place, sign: 'blades' }],
    'site-bombarded': ({ site }) => [{ kind: 'sign', place: site, sign: 'blades' }],
    'bombardment-suffered': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
    'site-burgled': ({ place, taken }) =>
      taken === undefined ? [] : [{ kind: 'sign', place, sign: 'coin', tone: 'gold' }],
    'site-sabotaged': ({ place }) => [{ kind: 'sign', place, sign: 'blades' }],
    'sabotage-suffered': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
    'battle-overheard': ({ place }) => [{ kind: 'sign', place, sign: 'blades' }],
  }),
};
