import type { Shape } from '#kernel/codec/shapes.ts';
import { flag, id, integer, line, list, literal, object, oneOf, optional, text, tuple, union, where } from '#kernel/codec/shapes.ts';
import type { BattleParty, BattleSide, Casualty, Event, EventOf, Fire } from '../model/events.ts';
import {
  admiral, admiralRef, count, damage, espionageParts, level, money, most, orderCause, pair, percent, place, rank, seat, seats, sectorNumber, shipType, shortName, some, stacks, status,
  strength, unitRef, used,
} from './parts.ts';

const cause = optional(orderCause);
const there = optional(place);
const round = integer(0, 9_999);
const units = list(unitRef, most.units);

/** The members that events of one kind have at least. */
const happened = <const K extends string>(kind: K) => ({ kind: literal(kind), cause, place: there });
const happenedAt = <const K extends string>(kind: K) => ({ kind: literal(kind), cause, place });
const fought = <const K extends string>(kind: K) => ({ ...happenedAt(kind), battle: id<string>(), parties: seats });

const side: Shape<BattleSide> = object({
  unit: unitRef, owner: optional(seat), unitKind: oneOf(['starfleet', 'garrison']), number: sectorNumber, name: shortName, retreatLevel: rank,
  committed: flag, leader: optional(object({ name: shortName, tactics: percent, siegecraft: percent })),
  combat: strength, hitPoints: strength, stacks, admirals: list(admiralRef, most.admirals),
});
const casualty: Shape<Casualty> = object({
  unit: unitRef, type: optional(shipType), admiral: optional(admiralRef), name: optional(shortName), rank, used, count,
});
const casualties = list(casualty, most.rows);
const fire: Shape<Fire> = object({ unit: unitRef, type: optional(shipType), ships: some, damage: strength });
const party: Shape<BattleParty> = object({ owner: optional(seat), holds: flag });
const parties = list(party, most.empires + 1);

/** One shape for each kind of event: a kind that is left out does not compile. */
const shapes: { readonly [K in Event['kind']]: Shape<EventOf<K>> } = {
  'status-changed': object({ ...happened('status-changed'), seat, status }),
  'leadership-changed': object({ ...happened('leadership-changed'), seat, computer: flag }),

  'war-declared': object({ ...happened('war-declared'), by: seat, on: seat }),
  'acceptance-changed': object({ ...happened('acceptance-changed'), seat, from: seat, accepts: flag }),
  'passage-changed': object({ ...happened('passage-changed'), seat, to: seat, granted: flag }),
  'permission-changed': object({ ...happenedAt('permission-changed'), seat, to: seat, granted: flag }),
  'permission-bought': object({ ...happenedAt('permission-bought'), seat, cost: money }),
  'permission-dropped': object({ ...happenedAt('permission-dropped'), seat }),
  'ruler-renamed': object({ ...happened('ruler-renamed'), seat, name: shortName }),
  'starfleet-formed': object({ ...happenedAt('starfleet-formed'), unit: unitRef, seat, number: sectorNumber, name: shortName }),
  'retreat-level-set': object({ ...happened('retreat-level-set'), unit: unitRef, level: rank }),
  'defend-option-set': object({ ...happened('defend-option-set'), unit: unitRef, defends: flag }),
  'leader-assigned': object({ ...happened('leader-assigned'), unit: unitRef, admiral: optional(admiralRef) }),
  'follow-set': object({ ...happened('follow-set'), unit: unitRef, follows: optional(unitRef) }),
  'unit-renamed': object({ ...happened('unit-renamed'), unit: unitRef, name: shortName }),
  'admiral-renamed': object({ ...happened('admiral-renamed'), unit: unitRef, admiral: admiralRef, name: shortName }),
  'work-begun': object({ ...happenedAt('work-begun'), unit: unitRef, work: oneOf(['construction', 'razing']) }),
  'starfleet-cloaked': object({ ...happenedAt('starfleet-cloaked'), unit: unitRef }),
  'starfleet-decloaked': object({ ...happenedAt('starfleet-decloaked'), unit: unitRef }),
  'starships-disbanded': object({ ...happenedAt('starships-disbanded'), seat, unit: unitRef, taken: stacks, salvage: money }),
  'admiral-disbanded': object({ ...happened('admiral-disbanded'), unit: unitRef, admiral: admiralRef, name: shortName }),
  'starships-transferred': object({ ...happenedAt('starships-transferred'), from: unitRef, to: unitRef, taken: stacks, rank }),
  'admiral-transferred': object({ ...happenedAt('admiral-transferred'), from: unitRef, to: unitRef, admiral: admiralRef }),
  'starships-reassigned': object({ ...happened('starships-reassigned'), unit: unitRef, type: shipType, stacks }),

  'starfleet-travelled': object({ ...happened('starfleet-travelled'), unit: unitRef, from: place, to: place, cost: used, phase: integer(1, 999) }),
  'starfleet-waited': object({ ...happenedAt('starfleet-waited'), unit: unitRef, cost: used }),
  'starfleet-sighted': object({ ...happenedAt('starfleet-sighted'), owner: optional(seat), number: sectorNumber, from: place, ships: some }),
  'sector-searched': object({ ...happenedAt('sector-searched'), unit: unitRef, found: some }),
  'starfleet-uncovered': object({ ...happenedAt('starfleet-uncovered'), unit: unitRef, owner: optional(seat), number: sectorNumber, ships: some }),
  'sector-pillaged': object({ ...happenedAt('sector-pillaged'), seat, unit: unitRef, amount: money, joins: optional(flag) }),
  'pillage-seen': object({ ...happenedAt('pillage-seen'), by: seat }),

  'battle-joined': where(
    object({ ...fought('battle-joined'), across: there, level, sides: list(side, most.units), hostile: list(pair, most.pairs) }),
    ({ sides, hostile }) => hostile.every((indices) => indices.every((index) => index < sides.length)),
    'hostile pairs of sides that are listed',
  ),
  'defences-damaged': object({ ...fought('defences-damaged'), unit: unitRef, strikes: some, damage: level }),
  'battle-round-fought': object({
    ...fought('battle-round-fought'), round, fire: list(fire, most.rows),
    taken: list(object({ unit: unitRef, damage: strength, total: strength }), most.units),
  }),
  'casualties-removed': object({ ...fought('casualties-removed'), round, losses: casualties }),
  'starfleet-retreated': object({ ...fought('starfleet-retreated'), unit: unitRef, to: place, round }),
  'wound-resolved': object({ ...fought('wound-resolved'), hurt: casualty, damage: strength, hitPoints: strength, lost: flag }),
  'battle-ended': object({ ...fought('battle-ended'), across: there, rounds: round, holding: units, fought: parties }),
  'battle-reported': object({ ...happenedAt('battle-reported'), battle: id<string>(), rounds: round, fought: parties }),
  'move-points-lost': object({ ...happenedAt('move-points-lost'), unit: unitRef }),
  'tactics-grown': object({ ...happened('tactics-grown'), unit: unitRef, admiral: admiralRef, gain: percent }),
  'siegecraft-grown': object({ ...happened('siegecraft-grown'), unit: unitRef, admiral: admiralRef, gain: percent }),
  'sector-captured': object({ ...happenedAt('sector-captured'), from: optional(seat), by: seat }),

  'sector-damaged': object({ ...happenedAt('sector-damaged'), damage }),
  'sector-repaired': object({ ...happenedAt('sector-repaired'), damage }),
  'resources-sent': object({ ...happened('resources-sent'), seat, to: seat, amount: money, fee: money }),
  'upkeep-paid': object({ ...happened('upkeep-paid'), seat, due: money, paid: money }),
  'starships-deserted': object({ ...happened('starships-deserted'), seat, losses: casualties }),
  'starships-built': object({ ...happenedAt('starships-built'), seat, unit: unitRef, type: shipType, count, rank, cost: money }),
  'admiral-hired': object({ ...happenedAt('admiral-hired'), seat, unit: unitRef, admiral, cost: money }),
  'sector-ceded': object({ ...happenedAt('sector-ceded'), seat }),
  'sector-annexed': object({ ...happenedAt('sector-annexed'), seat, cost: money }),
  'annexation-declined': object({ ...happenedAt('annexation-declined'), seat, decline: integer(0, 99) }),
  'annexation-lapsed': object({ ...happenedAt('annexation-lapsed'), seat }),
  'defences-built': object({ ...happenedAt('defences-built'), seat, unit: unitRef, level, cost: money }),
  'defences-repaired': object({ ...happenedAt('defences-repaired'), levelDamage: level }),
  'defences-razed': object({ ...happenedAt('defences-razed'), seat, unit: unitRef, levels: level, level, salvage: money }),
  'garrison-withdrawn': object({ ...happenedAt('garrison-withdrawn'), unit: unitRef, seat, into: unitRef, number: sectorNumber, name: shortName }),
  'sector-given': object({ ...happenedAt('sector-given'), seat, to: seat }),
  'peace-established': object({ ...happened('peace-established'), seats: tuple(seat, seat) }),
  'alliance-cancelled': object({ ...happened('alliance-cancelled'), by: seat, with: seat }),
  'alliance-formed': object({ ...happened('alliance-formed'), seats: tuple(seat, seat) }),
  'info-sharing-changed': object({ ...happened('info-sharing-changed'), seat, with: seat, shares: flag }),
  'espionage-made': object({ ...happened('espionage-made'), seat, on: seat, cost: money, report: object(espionageParts) }),
  'ambassador-sent': object({ ...happened('ambassador-sent'), seat, to: seat, address: line(200) }),
  'admiral-resigned': object({ ...happened('admiral-resigned'), seat, unit: unitRef, admiral: admiralRef, name: shortName }),
  'sector-released': object({ ...happenedAt('sector-released'), seat }),
  'empire-defeated': object({ ...happened('empire-defeated'), seat }),
  'victory-reached': object({ ...happened('victory-reached'), seats, share: percent }),
  'resources-decayed': object({ ...happened('resources-decayed'), seat, amount: money }),
  'revenue-gained': object({ ...happened('revenue-gained'), seat, amount: money, sectors: list(object({ place, amount: money }), most.sectors) }),
  'proclamation-issued': object({
    ...happened('proclamation-issued'), seat, text: text(5_000), verdict: oneOf(['suitable', 'short', 'unsuitable']), amount: integer(-most.money, most.money),
  }),
  'proclamation-heard': object({ ...happened('proclamation-heard'), seat, text: text(5_000) }),
  'starfleet-dissolved': object({ ...happened('starfleet-dissolved'), unit: unitRef, seat: optional(seat), name: shortName, number: sectorNumber }),
  'sectors-scouted': object({ ...happened('sectors-scouted'), seat, places: list(place, most.sectors) }),
  'reports-shared': object({ ...happened('reports-shared'), seat, from: seat, places: list(place, most.sectors) }),
};

export const eventShape: Shape<Event> = union<Event>('kind', shapes);
