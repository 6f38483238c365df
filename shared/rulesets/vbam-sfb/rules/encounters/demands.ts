import type { SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Demand, Encounter, Standing } from '../../model/combat.ts';
import { demands } from '../../model/combat.ts';
import type { State } from '../../model/state.ts';
import { oddsBetween } from '../sidcors/standing.ts';
import { canFight, hasFixed, otherOf, presentAt, withFlights } from './encounters.ts';

/** Whether whoever defends has a fixed point there: a planet, or bases (VB 274). */
const hasPoint = (state: State, encounter: Encounter): boolean => {
  const { place, between, defender, helpers } = encounter;
  const owner = state.systems[place]?.owner;
  const isHeld = owner !== undefined && [defender, ...(helpers?.[defender] ?? [])].includes(owner);
  return between === undefined && (isHeld || hasFixed(state, encounter, defender));
};

/** What a power can demand at an encounter: a battle in deep space, and one at a fixed point of whoever defends (VB 243, 274), unless it is settled (VB 276). */
export const demandsOf = (state: State, encounter: Encounter): readonly Demand[] =>
  demands.filter(
    (one) =>
      encounter.settled?.includes(one) !== true &&
      (one === 'deep-space' || hasPoint(state, encounter)) &&
      canFight(state, encounter, one),
  );

/** What is settled once a scenario that was demanded is over: that one, unless it was fought and a side has left the field to the other (VB 276). */
export function settledBy({ settled = [], demand, battle, winner }: Encounter): readonly Demand[] {
  if (demand === undefined) return settled;
  const isCleared =
    winner !== undefined &&
    inOrder(battle?.forces ?? {}).every(([seat, force]) => seat === winner || force.length === 0);
  return isCleared || settled.includes(demand.scenario) ? settled : [...settled, demand.scenario];
}

/** Whether whoever is asked must accept: bases cannot go out of the way (OURS). */
export const mustAccept = (state: State, encounter: Encounter, seat: SeatId, demand: Demand): boolean =>
  demand === 'defensive' && seat === encounter.defender && hasFixed(state, encounter, seat);

/** Attack factors of a side at an encounter, in percent of the other's. */
export function oddsOf(state: State, encounter: Encounter, seat: SeatId): number {
  const force = (who: SeatId) => withFlights(state, presentAt(state, encounter, who));
  return oddsBetween(force(seat), force(otherOf(encounter, seat)));
}

export const refuses = (
  state: State,
  encounter: Encounter,
  seat: SeatId,
  { refuseBelow }: Standing,
): boolean => oddsOf(state, encounter, seat) < refuseBelow;
