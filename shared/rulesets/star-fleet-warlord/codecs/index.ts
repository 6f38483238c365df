import { flag, integer, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import { eventCodec } from './events.ts';
import {
  byPlace,
  bySector,
  corporation,
  corporationName,
  funds,
  ground,
  mostSeats,
  mostShips,
  place,
  points,
  prospect,
  seat,
  shipState,
  size,
  terrain,
  turn,
} from './parts.ts';

const site = object({ owner: optional(seat), production: funds, points, base: flag, office: optional(seat) });
const knownSite = object({
  owner: optional(seat),
  production: funds,
  points,
  base: flag,
  turn: integer(0, 9999),
});
const sighting = object({
  ...{ turn: integer(0, 9999), ships: optional(integer(1, mostShips)), owner: optional(seat) },
});

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<StarFleetWarlord>['codecs'] = {
  state: object({
    ...{ turn, size, cycle: list(seat, mostSeats), corporations: record(corporation, mostSeats) },
    sectors: bySector(object({ ground: optional(ground), survey: optional(ground) })),
    ...{ sites: byPlace(site), ships: record(shipState, mostShips), prospects: byPlace(prospect) },
    ...{ stargates: byPlace(place), glimpsed: byPlace(terrain) },
    swept: list(object({ place, pulse: integer(1, 6), ships: integer(0, 8) }), mostShips),
    winner: optional(seat),
  }),
  view: object({
    ...{ turn, me: seat, size, own: corporation, names: record(corporationName, mostSeats) },
    ...{ ships: record(shipState, mostShips), sites: byPlace(knownSite), scanned: bySector(ground) },
    ...{ glimpsed: byPlace(terrain), offices: bySector(seat), stargates: byPlace(place) },
    ...{ prospects: byPlace(prospect), sightings: byPlace(sighting), winner: optional(seat) },
  }),
  event: eventCodec,
};
