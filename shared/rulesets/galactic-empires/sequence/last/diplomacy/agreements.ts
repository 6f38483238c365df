import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import type { Event } from '../../../model/events.ts';
import type { GeTurn } from '../../../model/game.ts';
import type { State } from '../../../model/state.ts';
import { pairKey } from '../../../model/state.ts';
import { notReturned } from '../../../rules/diplomacy/diplomacy.ts';
import { lastWords } from '../../lastWords.ts';

interface Agreement {
  readonly kind: 'offer-peace' | 'offer-alliance';
  readonly cite: Cite;
  /** Why the offer is void, whatever the other side does. */
  problem(state: State, seat: SeatId, to: SeatId): Problem | undefined;
  made(seats: readonly [SeatId, SeatId], cause: OrderRef): Event;
}

/** Offers take effect if both sides make them in the same turn. One that is not returned is refused, and the other side hears nothing (GE 974, 986). */
export function agree(turn: GeTurn, { kind, cite, problem, made }: Agreement): void {
  const judged = lastWords(turn, [kind], cite, ({ to }) => to).map((given) => ({
    ...given,
    wrong: problem(turn.state, given.seat, given.order.to),
  }));
  const offerOf = ({ seat, order }: (typeof judged)[number]) => ({ seat, to: order.to, matter: kind });
  const isAgreed = agreedIn(judged.filter(({ wrong }) => wrong === undefined).map(offerOf));
  const agreed = new Set<string>();
  for (const one of judged) {
    const { seat, order, wrong } = one;
    const { to, ref } = order;
    const pair = pairKey(seat, to);
    if (wrong !== undefined) turn.refuse(ref, wrong);
    else if (!isAgreed(offerOf(one))) turn.refuse(ref, notReturned(turn.state, to, cite));
    else if (!agreed.has(pair)) {
      agreed.add(pair);
      turn.happen(made(seat < to ? [seat, to] : [to, seat], ref));
    }
  }
}
