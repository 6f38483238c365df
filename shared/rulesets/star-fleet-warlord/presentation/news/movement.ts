import type { PlaceId } from '#kernel/words/ids.ts';
import type { PiecePicture } from '#kernel/presentation.ts';
import type { MovementEvent, ShipDestroyed } from '../../model/events/movement.ts';
import type { View } from '../../model/view.ts';
import { hulls } from '../../ships/list/classes.ts';
import { designOf } from '../../ships/list/index.ts';
import { at } from '../map.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** A ship that is no more, as it stood on the map. */
export const lostShip = (
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
export const travelled = ({ ship, from, place }: Travelled) => [
  { kind: 'travel' as const, piece: ship, from, to: at(place) },
];

/** How events of ships on their way, and what terrain does to them are played on the map; what is not listed is only read. */
export const movementNews: NewsOf<MovementEvent> = {
  'ship-moved': travelled,
  'ship-teleported': travelled,
  'ship-destroyed': (event, view) => [{ kind: 'go', piece: event.ship, as: lostShip(view, event) }],
  'ship-damaged': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
  'minefield-swept': ({ field }) => [{ kind: 'sign', place: field, sign: 'blades' }],
};
