import type { Shape } from '#kernel/codec/shape.ts';
import { flag, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Factor } from '../../model/factor.ts';
import { damageLevels } from '../../model/factor.ts';
import type { BattlesEvent } from '../../model/events/battles.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { design, funds, level, mostShips, name, place, points, seat, ship } from '../../fields/parts.ts';
import { carried, items, officers, speed, yes } from '../../fields/things.ts';

const ships = record(place, mostShips);
const ofBattle = <K extends string>(kind: K) => ({ ...happened(kind), place, seat, foe: seat });
export const fighters = list(
  object({ ship, design, name, level: optional(oneOf(['L', 'M', 'H', 'C'])) }),
  mostShips,
);
const left = object({
  shields: points,
  damage: points,
  items: optional(items),
  officers: optional(officers),
  crew: optional(level),
  drained: optional(speed),
});
const factor: Shape<Factor> = object({
  base: points,
  terms: list(object({ name: line(40), percent: integer(-1000, 1000) }), 20),
  level: oneOf(damageLevels),
  armed: list(
    object({
      what: oneOf(['fighters', 'pfs', 'drones', 'commandos', 'bombs', 'team']),
      count: carried,
      points,
    }),
    10,
  ),
  total: points,
});
const garrison = object({ fighters: carried, pfs: carried });
const forts = object({
  damage: points,
  points,
  base: flag,
  strike: optional(points),
  garrison: optional(garrison),
});

/** How events of battles, and what they win and lose are written. */
export const battlesShapes: Shapes<BattlesEvent> = {
  'attack-declined': object({
    ...ofBattle('attack-declined'),
    ships: optional(ships),
    attack: optional(points),
    defense: optional(points),
    decoys: optional(integer(1, mostShips)),
    production: optional(funds),
  }),
  'ally-spared': object({ ...ofBattle('ally-spared'), ships }),
  'items-lost': object({ ...ofShip('items-lost'), items }),
  'battle-joined': object({
    ...ofBattle('battle-joined'),
    attackers: fighters,
    defenders: fighters,
    points,
    attack: points,
    defense: points,
    factors: optional(record(factor, mostShips)),
    works: optional(factor),
    motto: optional(line(200)),
    foesMotto: optional(line(200)),
    production: optional(funds),
  }),
  'round-fought': object({
    ...ofBattle('round-fought'),
    round: integer(1, 100_000),
    attack: points,
    defense: points,
    hits: list(object({ ship, points, absorbed: optional(points), left: optional(left) }), mostShips),
    forts: optional(forts),
  }),
  'battle-ended': object({ ...ofBattle('battle-ended'), winner: optional(seat) }),
  'site-captured': object({
    ...happened('site-captured'),
    place,
    seat,
    foe: optional(seat),
    raided: yes,
    name: optional(name),
  }),
  'crew-gained': object({ ...ofShip('crew-gained'), crew: level }),
  'bounty-earned': object({ ...happened('bounty-earned'), seat, place, design, ep: points }),
};
