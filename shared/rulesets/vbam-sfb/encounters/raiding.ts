import { flag, oneOf, record } from '#kernel/codec/shapes.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { TurnOf, Happening } from '../declare.ts';
import { event, ofSystem, ofUnit, toOwner } from '../declare.ts';
import { raiders } from '../map/empires.ts';
import type { Encounter } from '../model/combat.ts';
import { addUnit, removeUnit } from '../model/drafts.ts';
import { design, place } from '../model/parts.ts';
import { carriedBy, changeUnit, guardsOf, unitsOf } from '../model/stations.ts';
import { systemArg, unitArg } from '../model/words.ts';
import { raidDice } from '../units/raiders.ts';
import { prizesIn, raiderPrefix, raidersFor, whereabouts } from './raids.ts';

/** A Trade Fleet is met in another sector of its route (VB 266). */
export const fleetLocated = event('fleet-located', {
  fields: { ...ofUnit, from: place },
  by: 'rules',
  ...toOwner,
  say: ({ unit, place }, view) =>
    phrase('{unit} is at {sector} on its route.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  apply: (draft, { unit, place }) => {
    const { place: from, route = [] } = draft.units[unit] ?? {};
    const near = new Set([from, ...route]);
    for (const id of guardsOf(draft.units, unit))
      if (near.has(draft.units[id]?.place)) changeUnit(draft.units, id, (one) => ({ ...one, place }));
    for (const id of [unit, ...carriedBy(draft.units, unit)])
      changeUnit(draft.units, id, (one) => ({ ...one, place }));
  },
});

/** Raiders come to a sector of `seat` (VB 268). */
export const raidersCame = event('raiders-came', {
  fields: {
    ...ofSystem,
    raid: oneOf(['cargo', 'system']),
    /** Their ships, by id, with the class of each. */
    ships: record<UnitId, string>(design, 100),
  },
  by: 'rules',
  ...toOwner,
  say: ({ place, raid, ships }) => {
    const args = { sector: systemArg(place), count: keysInOrder(ships).length };
    return raid === 'cargo'
      ? phrase('{count|raider attacks|raiders attack} your civil fleets at {sector}.', args)
      : phrase('{count|raider attacks|raiders attack} the system {sector}.', args);
  },
  apply: (draft, { place, ships }) => {
    for (const [id, design] of inOrder(ships)) addUnit(draft, id, { seat: raiders, design, place });
  },
});

/** They are gone; `raided`: a system brings in nothing next turn (VB 270). */
export const raidersLeft = event('raiders-left', {
  fields: { ...ofSystem, raided: flag },
  by: 'rules',
  ...toOwner,
  say: ({ place, raided }) =>
    raided
      ? phrase('The system {sector} is raided: it brings in nothing next turn.', { sector: systemArg(place) })
      : phrase('The raiders leave {sector}.', { sector: systemArg(place) }),
  apply: (draft, { place, raided }) => {
    for (const [id] of unitsOf(draft.units, raiders))
      if (id.startsWith(`${raiders}.${place}.`)) removeUnit(draft, id);
    if (raided) change(draft.systems, place, () => ({ seized: draft.turn, raided: draft.turn }));
  },
});

/** Where on its route a Trade Fleet can be met this turn (VB 266). */
export function locateFleets(turn: TurnOf<typeof fleetLocated>): void {
  for (const [id, { seat: of, place: from }] of inOrder(turn.state.units)) {
    const route = whereabouts(turn.state, id);
    if (route.length === 0) continue;
    const at = turn.draw.fork(id).pick(route);
    const { units } = turn.state;
    const isAway = guardsOf(units, id).some((guard) => {
      const post = units[guard]?.place;
      return post !== undefined && post !== at && route.includes(post);
    });
    if (at !== from || isAway) turn.happen(fleetLocated.of({ seat: of, unit: id, from, place: at }));
  }
}

/** Whether raiders come, and how strong they are (VB 268). */
export function sendRaiders(turn: TurnOf<typeof raidersCame>): void {
  if (turn.state.raids === undefined) return;
  const raided = new Set<PlaceId>();
  for (const { place: at, seat: of, raid, chance: percentage } of prizesIn(turn.state)) {
    if (raided.has(at)) continue;
    const dice = turn.draw.fork(at, of);
    if (dice.fork('chance').int(100) > percentage) continue;
    const strength = dice.fork('strength');
    const ep = sumOf(Array.from({ length: raidDice(strength.int(6)) }, () => strength.int(6)));
    const ships = raidersFor(ep).map((name, nth): readonly [UnitId, string] => [
      unitId(`${raiderPrefix(at, of)}u${padded(nth + 1)}`),
      name,
    ]);
    raided.add(at);
    turn.happen(raidersCame.of({ seat: of, place: at, raid, ships: Object.fromEntries(ships) }));
  }
}

/** A raid is over: a system that raiders hold, or that nobody could defend, brings in nothing next turn (VB 270). */
export function endRaid(turn: Happening<typeof raidersLeft>, encounter: Encounter): void {
  const { place: at, defender, raid, battle, winner } = encounter;
  const raided = raid === 'system' && (battle === undefined || winner === raiders);
  turn.happen(raidersLeft.of({ seat: defender, place: at, raided }));
}
