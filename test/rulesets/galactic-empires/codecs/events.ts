import { orderRef, placeId, seatId, unitId } from '#kernel/ids.ts';
import type { Event, EventOf } from '#rulesets/galactic-empires/model/events.ts';
import { admiralId, shipTypeId } from '#rulesets/galactic-empires/model/state.ts';

const place = placeId('s00001');
const to = placeId('s00002');
const unit = unitId('gorn-hegemony.a00001');
const seat = seatId('gorn-hegemony');
const by = seatId('romulan-star-empire');
const cause = orderRef('gorn-hegemony.t1.o1');
const admiral = admiralId('gorn-hegemony.h00001');
const type = shipTypeId('gorn/boa-scout');
const stack = { type, count: 2, rank: 1, used: 0 } as const;
const loss = { unit, type, rank: 1, used: 0, count: 1 } as const;
const fought = { battle: 'b1-s00001', place, parties: [seat, by] } as const;

/** One event of each kind: a kind that is left out does not compile. */
export const events: { readonly [K in Event['kind']]: EventOf<K> } = {
  'status-changed': { kind: 'status-changed', seat, status: 'commoner' },
  'leadership-changed': { kind: 'leadership-changed', seat, computer: true },
  'war-declared': { kind: 'war-declared', cause, by, on: seat },
  'acceptance-changed': { kind: 'acceptance-changed', seat, from: by, accepts: false },
  'passage-changed': { kind: 'passage-changed', seat, to: by, granted: true },
  'permission-changed': { kind: 'permission-changed', place, seat, to: by, granted: true },
  'permission-bought': { kind: 'permission-bought', place, seat, cost: 1200 },
  'permission-dropped': { kind: 'permission-dropped', place, seat },
  'ruler-renamed': { kind: 'ruler-renamed', seat, name: 'Ŝŝŝ the Second' },
  'starfleet-formed': { kind: 'starfleet-formed', cause, unit, seat, number: 1, name: 'First', place },
  'retreat-level-set': { kind: 'retreat-level-set', unit, level: 3 },
  'defend-option-set': { kind: 'defend-option-set', unit, defends: false },
  'leader-assigned': { kind: 'leader-assigned', unit, admiral },
  'follow-set': { kind: 'follow-set', unit, follows: unit },
  'unit-renamed': { kind: 'unit-renamed', unit, name: 'Ŝŝŝ’s Own' },
  'admiral-renamed': { kind: 'admiral-renamed', unit, admiral, name: 'Kang' },
  'work-begun': { kind: 'work-begun', unit, place, work: 'razing' },
  'starfleet-cloaked': { kind: 'starfleet-cloaked', unit, place },
  'starfleet-decloaked': { kind: 'starfleet-decloaked', unit, place },
  'starships-disbanded': { kind: 'starships-disbanded', seat, unit, place, taken: [stack], salvage: 300 },
  'admiral-disbanded': { kind: 'admiral-disbanded', unit, admiral, name: 'Kor' },
  'starships-transferred': { kind: 'starships-transferred', from: unit, to: unit, taken: [stack], rank: 2, place },
  'admiral-transferred': { kind: 'admiral-transferred', from: unit, to: unit, admiral, place },
  'starships-reassigned': { kind: 'starships-reassigned', unit, type, stacks: [stack] },
  'starfleet-travelled': { kind: 'starfleet-travelled', unit, from: place, to, cost: 2, phase: 1 },
  'starfleet-waited': { kind: 'starfleet-waited', unit, place, cost: 0 },
  'starfleet-sighted': { kind: 'starfleet-sighted', owner: by, number: 3, from: to, place, ships: 9 },
  'sector-searched': { kind: 'sector-searched', unit, place, found: 2 },
  'starfleet-uncovered': { kind: 'starfleet-uncovered', unit, place, owner: by, number: 3, ships: 2 },
  'sector-pillaged': { kind: 'sector-pillaged', place, seat, unit, amount: 900 },
  'pillage-seen': { kind: 'pillage-seen', place, by },
  'battle-joined': {
    kind: 'battle-joined', ...fought, level: 0, hostile: [[0, 1]],
    sides: [seat, by].map((owner) => ({
      unit, owner, unitKind: 'starfleet', number: 1, name: 'First', retreatLevel: 5, committed: false,
      leader: { name: 'Kor', tactics: 5, siegecraft: 6 }, combat: 100, hitPoints: 90, stacks: [stack], admirals: [admiral],
    })),
  },
  'defences-damaged': { kind: 'defences-damaged', ...fought, unit, strikes: 3, damage: 2 },
  'battle-round-fought': {
    kind: 'battle-round-fought', ...fought, round: 1, fire: [{ unit, ships: 1, damage: 0 }, { unit, type, ships: 2, damage: 1 }], taken: [{ unit, damage: 10, total: 20 }],
  },
  'casualties-removed': { kind: 'casualties-removed', ...fought, round: 2, losses: [loss, { unit, admiral, name: 'Kor', rank: 5, used: 0, count: 1 }] },
  'starfleet-retreated': { kind: 'starfleet-retreated', ...fought, unit, to, round: 2 },
  'wound-resolved': { kind: 'wound-resolved', ...fought, hurt: loss, damage: 3, hitPoints: 6, lost: true },
  'battle-ended': { kind: 'battle-ended', ...fought, across: to, rounds: 2, holding: [unit], fought: [{ owner: seat, holds: true }, { holds: false }] },
  'battle-reported': { kind: 'battle-reported', battle: 'b1-s00001', place, rounds: 2, fought: [{ holds: true }] },
  'move-points-lost': { kind: 'move-points-lost', unit, place },
  'tactics-grown': { kind: 'tactics-grown', unit, admiral, gain: 3 },
  'siegecraft-grown': { kind: 'siegecraft-grown', unit, admiral, gain: 1 },
  'sector-captured': { kind: 'sector-captured', place, from: by, by: seat },
  'sector-damaged': { kind: 'sector-damaged', place, damage: 3 },
  'sector-repaired': { kind: 'sector-repaired', place, damage: 0 },
  'resources-sent': { kind: 'resources-sent', seat, to: by, amount: 1000, fee: 100 },
  'admiral-hired': {
    kind: 'admiral-hired', seat, unit, place, cost: 1500,
    admiral: { id: admiral, name: 'Kor', tactics: 12, siegecraft: 40, attacks: 1, combat: 9, hitPoints: 11, used: 0, tacticsGained: 0, siegecraftGained: false },
  },
  'sector-ceded': { kind: 'sector-ceded', seat, place },
  'defences-built': { kind: 'defences-built', seat, unit, place, level: 12, cost: 1400 },
  'defences-repaired': { kind: 'defences-repaired', place, levelDamage: 0 },
  'defences-razed': { kind: 'defences-razed', seat, unit, place, levels: 4, level: 0, salvage: 1600 },
  'garrison-withdrawn': { kind: 'garrison-withdrawn', place, unit: unitId('g00001'), seat, into: unit, number: 1, name: 'First' },
  'sector-given': { kind: 'sector-given', place, seat, to: by },
  'peace-established': { kind: 'peace-established', seats: [seat, by] },
  'alliance-cancelled': { kind: 'alliance-cancelled', by, with: seat },
  'alliance-formed': { kind: 'alliance-formed', seats: [seat, by] },
  'info-sharing-changed': { kind: 'info-sharing-changed', seat, with: by, shares: true },
  'espionage-made': {
    kind: 'espionage-made', seat, on: by, cost: 3500,
    report: { ships: [{ class: 'Scout', count: 3 }], sectors: 4, annexed: 3, treasury: 5050, centers: [place], admirals: 2, relations: [{ seat, relation: 'alliance' }] },
  },
  'ambassador-sent': { kind: 'ambassador-sent', seat, to: by, address: 'Gorn <gorn@example.org>' },
  'admiral-resigned': { kind: 'admiral-resigned', seat, unit, admiral, name: 'Kor' },
  'sector-released': { kind: 'sector-released', seat, place },
  'empire-defeated': { kind: 'empire-defeated', seat },
  'victory-reached': { kind: 'victory-reached', seats: [seat], share: 60 },
  'reports-shared': { kind: 'reports-shared', seat, from: by, places: [place] },
  'upkeep-paid': { kind: 'upkeep-paid', seat, due: 440, paid: 440 },
  'starships-deserted': { kind: 'starships-deserted', seat, losses: [loss] },
  'starships-built': { kind: 'starships-built', seat, unit, place, type, count: 2, rank: 1, cost: 800 },
  'sector-annexed': { kind: 'sector-annexed', seat, place, cost: 1200 },
  'annexation-declined': { kind: 'annexation-declined', place, seat, decline: 2 },
  'annexation-lapsed': { kind: 'annexation-lapsed', place, seat },
  'resources-decayed': { kind: 'resources-decayed', seat, amount: 35 },
  'revenue-gained': { kind: 'revenue-gained', seat, amount: 4000, sectors: [{ place, amount: 4000 }] },
  'proclamation-issued': { kind: 'proclamation-issued', seat, text: 'Peace.\nOr else.', verdict: 'unsuitable', amount: -700 },
  'proclamation-heard': { kind: 'proclamation-heard', seat, text: 'Peace.' },
  'starfleet-dissolved': { kind: 'starfleet-dissolved', unit, seat, name: 'First', number: 1 },
  'sectors-scouted': { kind: 'sectors-scouted', seat, places: [place, to] },
};
