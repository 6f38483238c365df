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
  union,
} from '#kernel/codec/shapes.ts';
import type { Event } from '../model/events.ts';
import {
  amount,
  cause,
  design,
  funds,
  level,
  mostShips,
  name,
  place,
  points,
  sector,
  seat,
  ship,
  terrain,
} from './parts.ts';
import { shipState } from './things.ts';

const pulse = integer(0, 6);
const by = line(6, 2);
const speed = integer(0, 6);
const spares = integer(0, 1000);
const ships = record(place, mostShips);

const happened = <K extends string>(kind: K) => ({ kind: literal(kind), cause });
const ofShip = <K extends string>(kind: K) => ({ ...happened(kind), ship, seat, place });
const ofBattle = <K extends string>(kind: K) => ({ ...happened(kind), place, seat, foe: seat });
const fighters = list(object({ ship, design, level: optional(oneOf(['L', 'M', 'H', 'C'])) }), mostShips);
const left = object({ shields: points, damage: points });

const moving = {
  'ship-moved': object({ ...ofShip('ship-moved'), from: place, terrain }),
  'ship-teleported': object({ ...ofShip('ship-teleported'), from: place, terrain, by: oneOf(['WS', 'SG']) }),
  'ship-held': object({ ...ofShip('ship-held'), refused: place, terrain }),
  'ship-halted': object({ ...ofShip('ship-halted'), hex: line(4, 4) }),
  'ship-damaged': object({ ...ofShip('ship-damaged'), by, points, shields: points, damage: points }),
  'shields-dropped': object({ ...ofShip('shields-dropped'), by }),
  'crew-lost': object({ ...ofShip('crew-lost'), by, crew: level }),
  'ship-drained': object({ ...ofShip('ship-drained'), by, drained: speed }),
  'spares-spent': object({ ...ofShip('spares-spent'), by }),
  'ship-frozen': object(ofShip('ship-frozen')),
  'toll-paid': object({ ...ofShip('toll-paid'), ep: integer(0, 10) }),
  'path-passed': object(ofShip('path-passed')),
  'ship-destroyed': object({
    ...{ ...ofShip('ship-destroyed'), design, name: optional(name), by, foe: optional(seat) },
  }),
  'spares-refilled': object({ ...ofShip('spares-refilled'), spares }),
};

const seenHex = object({ place, ships: optional(integer(1, mostShips)), owner: optional(seat) });

const ordering = {
  'hex-assayed': object({ ...ofShip('hex-assayed'), value: points }),
  'ship-cloaked': object(ofShip('ship-cloaked')),
  'ship-uncloaked': object(ofShip('ship-uncloaked')),
  'crew-cured': object({ ...ofShip('crew-cured'), crew: level }),
  'ship-repaired': object({
    ...{ ...ofShip('ship-repaired'), ores: points, shields: points, crew: level, by: optional(ship) },
  }),
  'hex-prospected': object({ ...ofShip('hex-prospected'), ep: points }),
  'sector-scanned': object({ ...ofShip('sector-scanned'), sector, office: optional(seat) }),
  'ships-scanned': object({
    ...{ ...happened('ships-scanned'), ship: optional(ship), seat, sector, place },
    hexes: list(seenHex, 256),
  }),
  'cloaks-scanned': object({
    ...{ ...ofShip('cloaks-scanned'), sector, present: flag, ships: optional(integer(0, mostShips)) },
    hexes: optional(list(place, 256)),
  }),
  'ship-scrapped': object({ ...ofShip('ship-scrapped'), ep: points }),
  'minefield-swept': object({ ...ofShip('minefield-swept'), field: place, pulse, ships: integer(1, 8) }),
  'crew-trained': object({ ...ofShip('crew-trained'), people: points, crew: level }),
  'ship-bought': object({ ...happened('ship-bought'), seat, ship, place, price: points, made: shipState }),
};

const fighting = {
  'attack-declined': object({
    ...{ ...ofBattle('attack-declined'), ships: optional(ships) },
    ...{ attack: optional(points), defense: optional(points), production: optional(funds) },
  }),
  'battle-joined': object({
    ...{ ...ofBattle('battle-joined'), attackers: fighters, defenders: fighters, points },
    ...{ attack: points, defense: points, production: optional(funds) },
  }),
  'round-fought': object({
    ...{ ...ofBattle('round-fought'), round: integer(1, 100_000) },
    hits: list(object({ ship, points, left: optional(left) }), mostShips),
    forts: optional(object({ damage: points, points, base: flag })),
  }),
  'battle-ended': object({ ...ofBattle('battle-ended'), winner: optional(seat) }),
  'site-captured': object({ ...happened('site-captured'), place, seat, foe: optional(seat) }),
  'crew-gained': object({ ...ofShip('crew-gained'), crew: level }),
  'bounty-earned': object({ ...happened('bounty-earned'), seat, place, ep: points }),
};

const prepared = object({
  ...{ age: integer(0, 9999), shields: points, crew: level, crewMost: level, improved: flag },
});

const running = {
  'income-received': object({
    ...{ ...happened('income-received'), seat, income: funds, sites: integer(0, 25_600) },
    ...{ sectors: integer(0, 100), support: amount },
  }),
  'ships-prepared': object({ ...happened('ships-prepared'), seat, ships: record(prepared, mostShips) }),
  'corporation-fell': object({ ...happened('corporation-fell'), seat }),
  'game-won': object({
    ...{ ...happened('game-won'), seat, sectors: integer(0, 100), sites: integer(0, 25_600) },
  }),
};

/** How events are read from files and written to them. */
export const eventCodec: Shape<Event> = union<Event>('kind', {
  ...moving,
  ...ordering,
  ...fighting,
  ...running,
});
