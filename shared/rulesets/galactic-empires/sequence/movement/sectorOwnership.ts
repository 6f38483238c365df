import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import { takers } from '../../rules/works/capture.ts';
import type { NamedUnit } from '../../rules/forces/forces.ts';
import { unitsByPlace } from '../../rules/forces/forces.ts';
import { phaseOrdersFor } from './phases.ts';

/** Sectors in which the owner has no visible units left are captured by enemies there (GE 739-753). */
export const sectorOwnership: GeStep = {
  name: 'Sector Ownership Changes',
  cite: 'GE 741',
  dice: true,
  run(turn) {
    const forces = unitsByPlace(turn.state);
    for (const [place, sector] of inOrder(turn.state.sectors)) {
      const units = forces.get(place) ?? [];
      if (units.every(([, { owner }]) => owner === sector.owner)) continue;
      const candidates = takers(turn.state, place, units);
      if (candidates.length === 0) continue;
      const { seat } = turn.draw.fork(place).pick(candidates);
      capture(turn, place, seat, units);
    }
  },
};

function capture(turn: GeTurn, place: PlaceId, taker: SeatId, units: readonly NamedUnit[]): void {
  const from = turn.state.sectors[place]?.owner;
  const cause = broughtBy(
    turn,
    units.filter(([, unit]) => unit.owner === taker && !unit.cloaked),
  );
  turn.happen({
    kind: 'sector-captured',
    place,
    ...(from === undefined ? {} : { from }),
    by: taker,
    ...(cause === undefined ? {} : { cause }),
  });
}

/** The order by which the first of these units came here this turn; undefined if all were here before. */
function broughtBy(turn: GeTurn, units: readonly NamedUnit[]): OrderRef | undefined {
  for (const [id, { owner, movedIn, place }] of units) {
    const order =
      owner === undefined || movedIn === undefined ? undefined : phaseOrdersFor(turn, owner, id)[movedIn - 1];
    if (order?.kind === 'travel' && order.to === place) return order.ref;
  }
  return undefined;
}
