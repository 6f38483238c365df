import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { State, View } from '../model/state.ts';
import { forceOf } from '../model/force.ts';
import type { Gain } from '../crews/gains.ts';
import { repairsBy } from '../ships/aboard/officers.ts';
import type { OfficerEvent } from './events.ts';
import { officersMended } from './mended.ts';

/** While a battle lasts, doctors and engineers repair their ships that are in it after each round (A12.20). */
export function mendAboard(turn: Turn<Room<State, View, never, OfficerEvent>>): void {
  const { battle, squadrons } = turn.state;
  if (battle === undefined) return;
  const fighting = [battle.attacker, battle.defender].flatMap((side) =>
    forceOf(turn.state, side).flatMap((part) => (part.kind === 'squadron' ? [part.unit] : [])),
  );
  for (const unit of fighting) {
    const { seat, place, ships } = squadrons[unit] ?? {};
    if (seat === undefined || place === undefined || ships === undefined) continue;
    const gained = ships.flatMap((ship, at): readonly Gain[] => {
      const points = ship.engaged?.boarded === true ? 0 : Math.min(ship.lost ?? 0, repairsBy(ship));
      return points > 0 ? [{ at, hull: ship.hull, points }] : [];
    });
    if (gained.length > 0) turn.happen(officersMended.of({ seat, unit, place, ships: gained }));
  }
}
