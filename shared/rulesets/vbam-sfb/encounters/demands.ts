import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Demand, Encounter, Standing } from '../model/combat.ts';
import type { State } from '../model/state.ts';
import { oddsBetween } from '../sidcors/standing.ts';
import { canFight, hasFixed, otherOf, presentAt, withFlights } from './encounters.ts';

/** Whether whoever defends has a fixed point there: bases or the like, or a planet (VB 274). */
const hasPoint = (state: State, encounter: Encounter): boolean =>
  encounter.between === undefined &&
  (state.systems[encounter.place]?.owner === encounter.defender ||
    hasFixed(state, encounter, encounter.defender));

/** What a power can demand at an encounter: a battle in deep space, and one at a fixed point of whoever defends (VB 243), if it is not closed. */
export function demandsOf(state: State, encounter: Encounter): readonly Demand[] {
  const { closed = [] } = encounter;
  const kinds: readonly Demand[] = hasPoint(state, encounter) ? ['deep-space', 'defensive'] : ['deep-space'];
  return kinds.filter((one) => !closed.includes(one) && canFight(state, encounter, one));
}

/** Scenarios that nobody demands again in an encounter (OURS): what was refused, and what somebody on each side was left of. */
export function closedBy({ closed = [], demand, refused, battle, winner }: Encounter): readonly Demand[] {
  if (demand === undefined) return closed;
  const isWon =
    winner !== undefined &&
    inOrder(battle?.forces ?? {}).every(([seat, force]) => seat === winner || force.length === 0);
  return isWon && refused === undefined ? closed : [...closed, demand.scenario];
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
