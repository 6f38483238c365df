import type { Shape } from '#kernel/codec/shape.ts';
import {
  flag,
  integer,
  line,
  list,
  literal,
  object,
  oneOf,
  optional,
  record,
  where,
} from '#kernel/codec/shapes.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { StarFleetWarlord } from '../game.ts';
import { eventCodec } from '../game.ts';
import type { Parameters } from '../model/parameters.ts';
import { everySize } from '../model/parameters.ts';
import { kindsOfSectors } from '../model/state.ts';
import { sources } from '../model/view.ts';
import { figureNamed } from '../model/settings.ts';
import { letter } from '../fields/letters.ts';
import { corporation, market, power } from './owners.ts';
import { ranked, rankings, findings, furnished, shipState, site } from '../fields/things.ts';
import {
  byDesign,
  byPlace,
  bySector,
  design,
  funds,
  ground,
  mostOwners,
  mostSeats,
  mostShips,
  person,
  place,
  points,
  prospect,
  said,
  seat,
  since,
  terrain,
  turn,
} from '../fields/parts.ts';

const parameters: Shape<Parameters> = object({
  size: oneOf(everySize),
  victory: object({ sectors: integer(1, 100), sites: integer(1, 25_600) }),
  officers: flag,
  events: flag,
  specials: flag,
  graveyard: flag,
  monsters: flag,
  pirates: flag,
  npcs: flag,
  rounds: flag,
  eventGame: flag,
  days: oneOf(['together', 'week']),
  computerAttacks: optional(literal(true)),
  figures: optional(
    where(
      record<string, number>(integer(-100_000, 100_000), 200, /^[a-z.]{1,40}$/),
      (figures) =>
        inOrder(figures).every(([key, value]) => {
          const known = figureNamed(key);
          return known !== undefined && value >= known.least && value <= known.most;
        }),
      'figures of the game within their bounds',
    ),
  ),
});

const knownSite = object({
  production: funds,
  points,
  base: flag,
  turn: since,
  ...furnished,
  orbits: optional(integer(1, 8)),
  ships: optional(points),
  prospect: optional(points),
  by: optional(oneOf(sources)),
});
const sighting = object({
  turn: since,
  ships: optional(integer(1, mostShips)),
  owner: optional(seat),
  cloaked: optional(flag),
  listed: optional(list(object({ race: line(1, 1), design, name: line(80) }), mostShips)),
  monsters: optional(list(object({ design, heading: integer(1, 6) }), mostShips)),
});

/** What a Corporation has been told of others, each with its turn. */
const told = {
  contacts: record(
    object({ person: optional(person), info: said, phone: optional(line(40)), turn: since }),
    mostOwners,
  ),
  prices: byDesign(prospect),
  lists: optional(
    object({ turn: since, stock: ranked, more: rankings, races: optional(list(line(1, 1), 26)) }),
  ),
  stocks: record(object({ value: points, turn: since }), mostOwners),
  reports: list(object({ turn: since, code: integer(0, 100), on: seat, findings }), 200),
  foreseen: optional(funds),
  calmed: optional(list(place, 30_000)),
};

const names = record(object({ name: line(40, 1), number: integer(0, 999) }), mostOwners);

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<StarFleetWarlord>['codecs'] = {
  state: object({
    turn,
    parameters,
    cycle: list(seat, mostSeats),
    corporations: record(corporation, mostSeats),
    powers: record(power, mostOwners),
    sectors: bySector(
      object({ kind: optional(oneOf(kindsOfSectors)), ground: optional(ground), survey: optional(ground) }),
    ),
    sites: byPlace(site),
    ships: record(shipState, mostShips),
    prospects: byPlace(prospect),
    stargates: byPlace(place),
    glimpsed: byPlace(terrain),
    calmed: list(place, 30_000),
    swept: list(object({ place, pulse: integer(1, 6), ships: integer(0, 8) }), mostShips),
    market,
    hit: byPlace(points),
    named: optional(names),
    rankings: optional(rankings),
    letters: optional(record(list(letter, 10_000), mostSeats)),
    winner: optional(seat),
  }),
  view: object({
    turn,
    me: seat,
    parameters,
    own: corporation,
    names,
    ships: record(shipState, mostShips),
    sites: byPlace(knownSite),
    scanned: bySector(ground),
    glimpsed: byPlace(terrain),
    offices: bySector(seat),
    stargates: byPlace(place),
    prospects: byPlace(prospect),
    sightings: byPlace(sighting),
    ...told,
    winner: optional(seat),
    fallen: optional(list(seat, mostSeats)),
  }),
  event: eventCodec,
};
