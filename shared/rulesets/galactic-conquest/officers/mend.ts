import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import type { Gain } from '../crews/gains.ts';
import { repairsBy } from '../ships/aboard/officers.ts';
import type { OfficerEvent } from './events.ts';
import { officersMended } from './mended.ts';

/** While a battle lasts, doctors and engineers repair their ships after each round (A12.20). */
export function mendAboard(turn: Turn<Room<State, View, never, OfficerEvent>>): void {
  const { battle, squadrons } = turn.state;
  if (battle === undefined) return;
  for (const [unit, { seat, place, ships }] of squadronsAt(squadrons, battle.place)) {
    const gained = ships.flatMap((ship, at): readonly Gain[] => {
      const points = ship.engaged?.boarded === true ? 0 : Math.min(ship.lost ?? 0, repairsBy(ship));
      return points > 0 ? [{ at, hull: ship.hull, points }] : [];
    });
    if (gained.length > 0) turn.happen(officersMended.of({ seat, unit, place, ships: gained }));
  }
}
