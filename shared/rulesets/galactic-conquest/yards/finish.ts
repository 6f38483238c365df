import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { State, View } from '../model/state.ts';
import { squadronFor } from './commission.ts';
import { shipFinished, yardHalted, yardTaken } from './events.ts';

/** Captured yards are of no use for the turn after their capture (B8.20). */
const retooling = 2;

/**
 * Yards go with their systems, and nothing is done in those that are contested (B8.20). OURS: what is unfinished in a captured yard is lost, and a
 * contested system’s work is a turn later.
 */
export function holdYards(
  turn: Turn<Room<State, View, never, EventIn<typeof yardTaken | typeof yardHalted>>>,
): void {
  for (const yard of keysInOrder(turn.state.yards ?? {})) {
    const one = turn.state.yards?.[yard];
    const system = one && turn.state.systems[one.place];
    if (one === undefined || system === undefined) continue;
    const { place, seat: was } = one;
    if (system.owner !== was)
      turn.happen(yardTaken.of({ seat: system.owner, was, yard, place, until: turn.state.turn + retooling }));
    else if (system.unpaid === true && (one.jobs !== undefined || one.idle !== undefined))
      turn.happen(yardHalted.of({ seat: was, yard, place }));
  }
}

/** Finished ships leave their slips, for orders of the next turn (B8.50, B11.40). */
export function finishShips(turn: Turn<Room<State, View, never, EventIn<typeof shipFinished>>>): void {
  const begun: UnitId[] = [];
  for (const id of keysInOrder(turn.state.yards ?? {})) {
    const yard = turn.state.yards?.[id];
    const job = yard?.jobs?.[0];
    if (yard === undefined || job === undefined || job.ready > turn.state.turn + 1) continue;
    const { seat, place } = yard;
    const unit = squadronFor(turn.state, { seat, place, ship: job.ship }, job.joins, begun);
    if (turn.state.squadrons[unit] === undefined) begun.push(unit);
    turn.happen(shipFinished.of({ seat, yard: id, place, unit, hull: job.ship.hull }));
  }
}
