import { flag, integer, line, list, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { HappeningsEvent } from '../../model/events/happenings.ts';
import type { Shapes } from '../happened.ts';
import { favourKeys } from '../../model/events/happenings.ts';
import { resources } from '../../model/funds.ts';
import { officerLetters } from '../../model/ship.ts';
import { happened, ofShip } from '../happened.ts';
import { ranked, rankings } from '../owners.ts';
import {
  amount,
  funds,
  level,
  mostSeats,
  place,
  points,
  seat,
  sector,
  ship,
  turn,
} from '../../fields/parts.ts';
import { items } from '../../fields/things.ts';

const value = integer(0, 1_000_000);
/** Items that come or go. */
const changes = object({
  fighters: optional(amount),
  pfs: optional(amount),
  drones: optional(amount),
  commandos: optional(amount),
  bombs: optional(amount),
  mrs: optional(amount),
  decoys: optional(amount),
});

/** Whole sectors and major sites of the largest galaxy. */
const holdings = { sectors: integer(0, 100), sites: integer(0, 25_600) };

/** How events of Sector Specials, random events, stock and lists are written. */
export const happeningsShapes: Shapes<HappeningsEvent> = {
  'rankings-made': object({ ...happened('rankings-made'), rankings }),
  'list-told': object({ ...happened('list-told'), seat, list: line(40, 1), places: ranked }),
  'victory-told': object({
    ...happened('victory-told'),
    seat,
    ...holdings,
    others: list(
      object({
        seat,
        sectors: optional(holdings.sectors),
        sites: optional(holdings.sites),
        out: optional(literal(true)),
      }),
      mostSeats,
    ),
  }),
  'stock-told': object({ ...happened('stock-told'), seat, of: seat, stock: value }),
  announced: object({ ...happened('announced'), seat, key: line(40, 1) }),
  'rise-rewarded': object({ ...happened('rise-rewarded'), seat, ep: points, percent: value }),
  'special-found': object({ ...happened('special-found'), seat, place, special: line(40, 1) }),
  'items-made': object({ ...happened('items-made'), seat, place, items }),
  'sites-restored': object({ ...happened('sites-restored'), seat, places: list(place, 30_000) }),
  'ship-cloaked-alone': object({ ...ofShip('ship-cloaked-alone'), dc: points }),
  'casino-played': object({ ...happened('casino-played'), seat, place, ep: points, by: amount }),
  'resources-equalized': object({
    ...happened('resources-equalized'),
    seat,
    place,
    before: funds,
    each: amount,
  }),
  'races-told': object({ ...happened('races-told'), seat, races: list(line(1, 1), 26) }),
  'resources-traded': object({
    ...happened('resources-traded'),
    seat,
    from: oneOf(resources),
    to: oneOf(resources),
    amount: value,
    gained: value,
  }),
  'hex-calmed': object({ ...happened('hex-calmed'), seat, place, ep: points }),
  'random-event': object({
    ...happened('random-event'),
    seat,
    key: line(40, 1),
    items: optional(changes),
    funds: optional(funds),
    joins: optional(oneOf(officerLetters)),
    leaves: optional(oneOf(officerLetters)),
    team: optional(literal(true)),
    ship: optional(ship),
    place: optional(place),
    left: optional(
      object({
        crew: optional(level),
        crewMost: optional(level),
        damage: optional(points),
        drained: optional(points),
        shields: optional(points),
      }),
    ),
    points: optional(points),
    favour: optional(oneOf(favourKeys)),
    until: optional(turn),
    sector: optional(sector),
    of: optional(seat),
  }),
  'event-wished': object({ ...happened('event-wished'), seat, wanted: flag }),
  'stock-changed': object({
    ...happened('stock-changed'),
    seat,
    by: integer(-1_000_000, 1_000_000),
    stock: value,
    holdings: optional(value),
    place: optional(place),
  }),
};
