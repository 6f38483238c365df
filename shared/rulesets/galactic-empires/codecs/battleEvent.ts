import type { Shape } from '#kernel/codec/shape.ts';
import { flag, id, integer, list, object, oneOf, optional, where } from '#kernel/codec/shapes.ts';
import type { BattleEvent, BattleParty, BattleSide, Casualty, Fire } from '../model/battleEvents.ts';
import type { EventOf } from '../model/events.ts';
import {
  admiralRef,
  count,
  level,
  most,
  pair,
  percent,
  place,
  rank,
  seat,
  seats,
  sectorNumber,
  shipType,
  shortName,
  some,
  stacks,
  strength,
  there,
  unitRef,
  used,
  happened,
  happenedAt,
} from '../model/parts.ts';

const round = integer(0, 9_999);
const units = list(unitRef, most.units);

const fought = <const K extends string>(kind: K) => ({
  ...happenedAt(kind),
  battle: id<string>(),
  parties: seats,
});

const side: Shape<BattleSide> = object({
  unit: unitRef,
  owner: optional(seat),
  unitKind: oneOf(['starfleet', 'garrison']),
  number: sectorNumber,
  name: shortName,
  retreatLevel: rank,
  committed: flag,
  leader: optional(object({ name: shortName, tactics: percent, siegecraft: percent })),
  combat: strength,
  hitPoints: strength,
  stacks,
  admirals: list(admiralRef, most.admirals),
});
const casualty: Shape<Casualty> = object({
  unit: unitRef,
  type: optional(shipType),
  admiral: optional(admiralRef),
  name: optional(shortName),
  rank,
  used,
  count,
});
export const casualties = list(casualty, most.rows);
const fire: Shape<Fire> = object({ unit: unitRef, type: optional(shipType), ships: some, damage: strength });
const party: Shape<BattleParty> = object({ owner: optional(seat), holds: flag });
const parties = list(party, most.empires + 1);

/** One shape for each kind of event of a battle. */
export const battleShapes: { readonly [K in BattleEvent['kind']]: Shape<EventOf<K>> } = {
  'battle-joined': where(
    object({
      ...fought('battle-joined'),
      across: there,
      level,
      sides: list(side, most.units),
      hostile: list(pair, most.pairs),
    }),
    ({ sides, hostile }) => hostile.every((indices) => indices.every((index) => index < sides.length)),
    'hostile pairs of sides that are listed',
  ),
  'defences-damaged': object({ ...fought('defences-damaged'), unit: unitRef, strikes: some, damage: level }),
  'battle-round-fought': object({
    ...fought('battle-round-fought'),
    round,
    fire: list(fire, most.rows),
    taken: list(object({ unit: unitRef, damage: strength, total: strength }), most.units),
  }),
  'casualties-removed': object({ ...fought('casualties-removed'), round, losses: casualties }),
  'starfleet-retreated': object({ ...fought('starfleet-retreated'), unit: unitRef, to: place, round }),
  'wound-resolved': object({
    ...fought('wound-resolved'),
    hurt: casualty,
    damage: strength,
    hitPoints: strength,
    lost: flag,
  }),
  'battle-ended': object({
    ...fought('battle-ended'),
    across: there,
    rounds: round,
    holding: units,
    fought: parties,
  }),
  'battle-reported': object({
    ...happenedAt('battle-reported'),
    battle: id<string>(),
    rounds: round,
    fought: parties,
  }),
  'move-points-lost': object({ ...happenedAt('move-points-lost'), unit: unitRef }),
  'tactics-grown': object({
    ...happened('tactics-grown'),
    unit: unitRef,
    admiral: admiralRef,
    gain: percent,
  }),
  'siegecraft-grown': object({
    ...happened('siegecraft-grown'),
    unit: unitRef,
    admiral: admiralRef,
    gain: percent,
  }),
};
