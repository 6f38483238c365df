import type { SeatId } from '#kernel/words/ids.ts';
import {
  integer,
  list,
  object,
  record,
  flag,
  line,
  literal,
  oneOf,
  optional,
  where,
} from '#kernel/codec/shapes.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { mostOwners, seat, design, funds, level, name, place, points, sector, ship, since } from './parts.ts';
import type { Finding } from '../model/view.ts';
import { findingKinds } from '../model/view.ts';
import type { Ship } from '../model/ship.ts';
import { officerLetters } from '../model/ship.ts';
import type { Site } from '../model/site.ts';

export const speed = integer(0, 6);
export const carried = integer(0, 10_000);
/** A member that is there or not. */
export const yes = optional(literal(true));

const onlyOfficers = new RegExp(`^[${officerLetters.join('')}]*$`);
/** Letters of officers in order, such as `AW`. */
export const officers = where(line(40), (text) => onlyOfficers.test(text), 'letters of officers');

/** The same, and P for a Prime Team. */
export const everybody = where(line(9, 1), (text) => /^[A-Z]+$/.test(text), 'letters of officers');

export const items = object({
  fighters: optional(carried),
  pfs: optional(carried),
  drones: optional(carried),
  commandos: optional(carried),
  bombs: optional(carried),
  mrs: optional(carried),
  decoys: optional(carried),
});

export const shipState: Shape<Ship> = object({
  seat,
  design,
  number: integer(0, 90_000),
  name,
  place,
  from: place,
  age: integer(0, 9999),
  shields: points,
  damage: points,
  drained: speed,
  printed: speed,
  crew: level,
  crewMost: level,
  spares: integer(0, 1000),
  cloaked: flag,
  improved: flag,
  halted: flag,
  noticed: points,
  cloak: yes,
  refitted: yes,
  upgraded: optional(oneOf([10, 20])),
  mission: optional(line(1, 1)),
  items,
  officers,
  team: yes,
  linked: optional(ship),
  stasis: optional(oneOf(['frozen', 'slow'])),
  heading: optional(integer(1, 6)),
  avoids: optional(place),
  like: optional(design),
});

/** What stands at a site besides its production and fortifications. */
const furnishings = {
  moons: integer(0, 8),
  surveyed: flag,
  devastated: flag,
  raided: flag,
  fighters: carried,
  pfs: carried,
  officers,
  taken: since,
};
const extras = {
  owner: optional(seat),
  name: optional(name),
  post: optional(seat),
  jammed: yes,
  passive: yes,
  special: optional(line(40, 1)),
};

export const site: Shape<Site> = object({
  production: funds,
  moonless: yes,
  points,
  base: flag,
  office: optional(seat),
  ...furnishings,
  ...extras,
  told: optional(list(seat, mostOwners)),
});

/** What spies have found out. */
export const findings: Shape<readonly Finding[]> = list(
  object({
    what: oneOf(findingKinds),
    text: optional(line(200)),
    number: optional(integer(-1_000_000, 100_000_000)),
    seat: optional(seat),
    place: optional(place),
    sector: optional(sector),
    funds: optional(funds),
  }),
  30_000,
);

/** The same as others know it, part by part. */
export const furnished = {
  ...extras,
  moons: optional(furnishings.moons),
  surveyed: optional(flag),
  devastated: optional(flag),
  raided: optional(flag),
  fighters: optional(carried),
  pfs: optional(carried),
  officers: optional(officers),
  taken: optional(since),
};

/** Places in a list that is published, and such lists by their keys. */
export const ranked = list(object({ seat, value: integer(-1_000_000, 100_000_000) }), mostOwners);
export const rankings = record<string, readonly { readonly seat: SeatId; readonly value: number }[]>(
  ranked,
  30,
);
