import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { majorsOf } from '../economy/exhaustion.ts';
import { poolOf } from '../economy/pactIncome.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Pact, PairId } from '../model/relations/pacts.ts';
import type { State, View } from '../model/state.ts';
import type { PactEvents, reasons } from './events.ts';
import { pactEnded, pactMade, pactOffered, pactUnitsMoved } from './events.ts';
import type { PactOrders } from './orders.ts';
import { endPact, makePact, movePactUnits } from './orders.ts';

type Trading = Room<State, View, PactOrders, PactEvents>;

/** Pacts that both sides order are made; of others whoever is offered one hears (C30.0). */
export function makePacts(turn: Turn<Trading>): void {
  const given = turn.orders('make-pact').flatMap(({ seat, order }) => {
    const problem = makePact.cannot(turn.state, { seat, order });
    if (problem !== undefined) turn.refuse(order.ref, problem);
    return problem === undefined ? [{ seat, to: order.to, matter: 'pact', order }] : [];
  });
  const isAgreed = agreedIn(given);
  for (const one of given) {
    const { seat, to, order } = one;
    const { unit, count, ref } = order;
    // Whoever orders it twice offers it once.
    if (makePact.cannot(turn.state, { seat, order }) !== undefined) continue;
    const other = given.find((offer) => offer.seat === to && offer.to === seat)?.order;
    if (!isAgreed(one) || other === undefined) {
      turn.happen(pactOffered.of({ seat, to, unit, count, cause: ref }));
      continue;
    }
    turn.happen(
      pactMade.of({
        seat,
        to,
        unit,
        count,
        toUnit: other.unit,
        toCount: other.count,
        majors: majorsOf(turn.state, seat),
        toMajors: majorsOf(turn.state, to),
        cause: ref,
      }),
    );
  }
}

/** Units of pacts move, and pacts are ended (C30.20). */
export function changePacts(turn: Turn<Trading>): void {
  inTurn(turn, movePactUnits, ({ seat, order: { to, unit, count, way, ref } }) =>
    pactUnitsMoved.of({ seat, to, unit, count, way, cause: ref }),
  );
  inTurn(turn, endPact, ({ seat, order: { to, ref } }) =>
    pactEnded.of({ seat, to, reason: 'ended', cause: ref }),
  );
}

/** Why a pact does not outlast the turn (C30.25, C30.40, C30.60). */
function endsBy(state: State, id: PairId, pact: Pact): (typeof reasons)[number] | undefined {
  if (state.clashes?.[id] === state.turn) return 'battle';
  if (pact.seats.some((seat) => homeworldOf(state, seat) === undefined)) return 'homeworld';
  return pact.seats.some((seat) => poolOf(pact, seat) === 0) ? 'empty' : undefined;
}

/** Pacts end by battle between their partners, the loss of a homeworld, or an empty pool. */
export function endPacts(turn: Turn<Trading>): void {
  for (const [id, pact] of inOrder(turn.state.pacts ?? {})) {
    const reason = endsBy(turn.state, id, pact);
    const [seat, to] = pact.seats;
    if (reason !== undefined && seat !== undefined && to !== undefined)
      turn.happen(pactEnded.of({ seat, to, reason }));
  }
}
