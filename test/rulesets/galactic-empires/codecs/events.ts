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
  'war-declared': { kind: 'war-declared', cause, by, on: seat },
  'starfleet-formed': { kind: 'starfleet-formed', cause, unit, seat, number: 1, name: 'First', place },
  'retreat-level-set': { kind: 'retreat-level-set', unit, level: 3 },
  'defend-option-set': { kind: 'defend-option-set', unit, defends: false },
  'leader-assigned': { kind: 'leader-assigned', unit, admiral },
  'follow-set': { kind: 'follow-set', unit, follows: unit },
  'unit-renamed': { kind: 'unit-renamed', unit, name: 'Ŝŝŝ’s Own' },
  'starships-transferred': { kind: 'starships-transferred', from: unit, to: unit, taken: [stack], rank: 2, place },
  'admiral-transferred': { kind: 'admiral-transferred', from: unit, to: unit, admiral, place },
  'starships-reassigned': { kind: 'starships-reassigned', unit, type, stacks: [stack] },
  'starfleet-travelled': { kind: 'starfleet-travelled', unit, from: place, to, cost: 2, phase: 1 },
  'starfleet-waited': { kind: 'starfleet-waited', unit, place, cost: 0 },
  'starfleet-sighted': { kind: 'starfleet-sighted', owner: by, number: 3, from: to, place, ships: 9 },
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
