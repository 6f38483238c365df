import type { SeatId } from '#kernel/ids.ts';
import type { Demand, Encounter, Standing } from '../../model/combat.ts';
import type { State } from '../../model/state.ts';
import { oddsBetween } from '../sidcors/standing.ts';
import { canFight, hasFixed, otherOf, presentAt, withFlights } from './encounters.ts';

/** What a power can demand at an encounter: a battle in deep space, and one at bases of whoever defends (VB 243). */
export function demandsOf(state: State, encounter: Encounter): readonly Demand[] {
  const deep: readonly Demand[] = canFight(state, encounter, 'deep-space') ? ['deep-space'] : [];
  return encounter.between === undefined && hasFixed(state, encounter, encounter.defender)
    ? [...deep, ...(canFight(state, encounter, 'defensive') ? (['defensive'] as const) : [])]
    : deep;
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
