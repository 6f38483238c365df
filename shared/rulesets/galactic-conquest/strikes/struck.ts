import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Sunk } from '../carried/spilled.ts';
import { sinkCargo } from '../carried/spilled.ts';
import type { HospitalDestroyed } from '../combat/support/hospitals.ts';
import { noteHospitals } from '../combat/support/hospitals.ts';
import type { CommerceLost } from '../combat/support/commerce.ts';
import { noteCommerce } from '../combat/support/commerce.ts';
import type { Hit } from '../combat/hits.ts';
import { leftAfter } from '../combat/hits.ts';
import { squadronLost } from '../combat/events.ts';
import { joined } from '../model/bases/integrated.ts';
import { whereFought } from '../model/battle/combat.ts';
import { noteHomeAttack } from '../model/homeworld.ts';
import { clash } from '../model/sight/clash.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import type { Serving } from '../officers/escapes.ts';
import { escapeFrom } from '../officers/escapes.ts';
import type { OfficerEvent } from '../officers/events.ts';
import { strengthOf } from '../ships/ships.ts';

/** Ships or bases that were struck from elsewhere, after it. What they lose counts with what they lose in battles of the turn (A3.20). */
export function takeHits(draft: Draft<State>, target: UnitId, hits: readonly Hit[]): void {
  change(draft.squadrons, target, (was) => ({
    strength: was.strength ?? strengthOf(was),
    ships: joined(leftAfter(was.ships, hits, 0)),
  }));
}

/** Both empires remember a strike, and one at a homeworld all systems of its empire (B6.10i). */
export function noteStrike(
  draft: Draft<State>,
  { seat, to, place }: { readonly seat: SeatId; readonly to: SeatId; readonly place: PlaceId },
): void {
  clash(draft, seat, to);
  noteHomeAttack(draft, place, seat);
}

/** Officers of what a strike is about to destroy get away, or are lost with it (A12.401). */
export const leaveHit = (turn: Serving, draw: Draw, target: UnitId, hits: readonly Hit[]): void => {
  escapeFrom(
    turn,
    draw,
    hits.flatMap(({ at, fate }) => (fate === 'destroyed' ? [{ unit: target, at }] : [])),
  );
};

/** What may happen by a strike beside itself. */
export type StrikeEnd = EventIn<typeof squadronLost> | CommerceLost | HospitalDestroyed | OfficerEvent | Sunk;

/** What becomes of a target after it was struck: commercial bases and hospitals that it has lost, or all of it. */
export function endStrike(
  turn: { readonly state: State; happen(event: StrikeEnd): void; readonly pass: number },
  [target, { seat: owner, place, fixed, ships: before }]: readonly [UnitId, Squadron],
  by: Squadron['seat'],
  hits: readonly Hit[],
): void {
  if (fixed !== undefined) noteCommerce(turn, { place, owner, before }, by);
  noteHospitals(
    turn,
    place,
    hits.flatMap(({ at, fate }) => (fate === 'destroyed' ? (before[at] ?? []) : [])),
    by,
  );
  const lost = lostOf(turn.state, target, turn.pass, by);
  if (lost === undefined) return;
  sinkCargo(turn, target);
  turn.happen(lost);
}

/** A target of which nothing is left; undefined: something is. */
export function lostOf(
  { squadrons }: Pick<State, 'squadrons'>,
  target: UnitId,
  segment: number,
  by: Squadron['seat'],
): EventIn<typeof squadronLost> | undefined {
  const one = squadrons[target];
  return one?.ships.length === 0
    ? squadronLost.of({
        battle: whereFought(one.place, segment),
        place: one.place,
        seats: [by, one.seat],
        seat: one.seat,
        unit: target,
      })
    : undefined;
}
