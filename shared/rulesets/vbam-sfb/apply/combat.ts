import { change } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Empire } from '../model/state.ts';
import { raiders } from '../model/raiders.ts';
import type { Appliers } from '../model/drafts.ts';
import {
  addUnit,
  changeRelation,
  removeUnit,
  changeEncounter,
  changeBattle,
  leaveBattle,
  leavePosts,
  arrive,
  markAttack,
} from '../model/drafts.ts';
import { carriedBy, changeUnit, guardsOf, unitsOf } from '../model/stations.ts';

/** Encounters and battles. */
export const combat: Appliers<
  | 'standing-set'
  | 'fleet-located'
  | 'raiders-came'
  | 'raiders-left'
  | 'encounters-drawn'
  | 'demand-made'
  | 'demand-answered'
  | 'pursuit-decided'
  | 'battle-joined'
  | 'round-fought'
  | 'battle-brought-in'
  | 'unit-crippled'
  | 'unit-destroyed'
  | 'unit-captured'
  | 'flight-transferred'
  | 'withdrew'
  | 'battle-over'
  | 'encounter-goes-on'
  | 'encounter-over'
> = {
  'standing-set': (draft, { seat, unit, standing }) => {
    if (unit !== undefined) {
      changeUnit(draft.units, unit, ({ standing: _, ...rest }) => ({
        ...rest,
        ...(standing === undefined ? {} : { standing }),
      }));
      return;
    }
    const empires = draft.empires as Record<SeatId, Empire>;
    const { standing: _, ...empire } = empires[seat] ?? {};
    if (empires[seat] !== undefined)
      empires[seat] = { ...(empire as Empire), ...(standing === undefined ? {} : { standing }) };
  },
  'fleet-located': (draft, { unit, place }) => {
    const { place: from, route = [] } = draft.units[unit] ?? {};
    const near = new Set([from, ...route]);
    for (const id of guardsOf(draft.units, unit))
      if (near.has(draft.units[id]?.place)) changeUnit(draft.units, id, (one) => ({ ...one, place }));
    for (const id of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, id, (one) => ({ ...one, place }));
  },
  'raiders-came': (draft, { place, ships }) => {
    for (const [id, design] of inOrder(ships)) addUnit(draft, id, { seat: raiders, design, place });
  },
  'raiders-left': (draft, { place, raided }) => {
    for (const [id] of unitsOf(draft.units, raiders))
      if (id.startsWith(`${raiders}.${place}.`)) removeUnit(draft, id);
    if (raided) change(draft.systems, place, () => ({ seized: draft.turn, raided: draft.turn }));
  },
  'encounters-drawn': (draft, { encounters }) => {
    draft.encounters = encounters;
  },
  'demand-made': (draft, { seat, scenario }) => {
    changeEncounter(draft, (one) => ({ ...one, demand: { by: seat, scenario } }));
  },
  'demand-answered': (draft, { seat, place, agrees }) => {
    if (agrees) return;
    if (draft.encounters[0]?.demand?.scenario === 'defensive')
      draft.barred = [...(draft.barred ?? []), { seat, place }];
    changeEncounter(draft, (one) => ({ ...one, refused: true }));
  },
  'pursuit-decided': () => undefined,
  'battle-joined': (draft, { seat, to, scenario, forces, both }) => {
    changeEncounter(draft, (one) => ({
      ...one,
      battle: { scenario, rounds: 0, forces, owed: {}, over: false },
    }));
    if (seat === raiders) return;
    if (scenario === 'defensive')
      markAttack(draft, draft.encounters[0]?.defender, draft.encounters[0]?.place);
    const helpers = draft.encounters[0]?.helpers ?? {};
    for (const [by, against] of both === true
      ? [[seat, to] as const, [to, seat] as const]
      : [[seat, to] as const])
      for (const one of [against, ...(helpers[against] ?? [])])
        changeRelation(draft, by, one, (relation) => ({
          ...relation,
          deeds: [...relation.deeds, { by, what: 'attacked', turn: draft.turn }],
        }));
  },
  'round-fought': (draft, { round, owed }) => {
    changeBattle(draft, () => ({ rounds: round, owed }));
  },
  'battle-brought-in': () => undefined,
  'unit-crippled': (draft, { unit }) => {
    changeUnit(draft.units, unit, (one) => ({ ...one, crippled: true }));
  },
  'unit-destroyed': (draft, { unit }) => {
    removeUnit(draft, unit);
  },
  'unit-captured': (draft, { unit, to, now }) => {
    leavePosts(draft, unit);
    changeUnit(draft.units, unit, ({ guards: _, route: __, standing: ___, interned: ____, ...rest }) => ({
      ...rest,
      seat: to,
      design: now,
    }));
  },
  'flight-transferred': (draft, { unit, base }) => {
    changeUnit(draft.units, unit, (one) => ({ ...one, based: base }));
  },
  withdrew: (draft, { unit, place }) => {
    arrive(draft, unit, place);
    for (const one of [unit, ...carriedBy(draft.units, unit)]) leaveBattle(draft, one);
  },
  'battle-over': (draft, { winner }) => {
    changeBattle(draft, () => ({ over: true }));
    changeEncounter(draft, (one) => ({ ...one, ...(winner === undefined ? {} : { winner }) }));
  },
  'encounter-goes-on': (draft, { closed }) => {
    changeEncounter(draft, ({ demand: _, refused: __, battle, winner: ___, battles = 0, ...rest }) => ({
      ...rest,
      closed,
      battles: battles + Number(battle !== undefined),
    }));
  },
  'encounter-over': (draft) => {
    draft.encounters = draft.encounters.slice(1);
  },
};
