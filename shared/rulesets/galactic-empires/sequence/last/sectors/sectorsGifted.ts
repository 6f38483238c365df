import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeStep } from '../../../model/game.ts';
import { giftLimitProblem, giftProblem, giftSectorProblem } from '../../../rules/diplomacy/gifts.ts';
import { withdrawGarrison } from '../../withdrawal.ts';

/**
 * Sectors go to empires that accept them and have ships nearby, with their defences but without the ships of their garrison (GE 938-948, E-59).
 * OURS: all gifts are judged by who owns what before the first of them, so nothing received can be passed on in the same turn.
 */
export const sectorsGifted: GeStep = {
  name: 'Sectors Gifted',
  cite: 'GE 940',
  run(turn) {
    const judged = turn.orders('give-sector').map((given) => ({
      ...given,
      problem: giftProblem(turn.state, given.seat, given.order.place, given.order.to),
    }));
    const gone = new Set<PlaceId>();
    const counts = new Map<SeatId, number>();
    for (const {
      seat,
      order: { place, to, ref: cause },
      problem: atFirst,
    } of judged) {
      const count = counts.get(seat) ?? 0;
      const problem: Problem | undefined =
        atFirst ??
        (gone.has(place) ? giftSectorProblem(turn.state, seat, place) : undefined) ??
        giftLimitProblem(turn.state, count);
      if (problem !== undefined) {
        turn.refuse(cause, problem);
        continue;
      }
      withdrawGarrison(turn, seat, place, cause);
      turn.happen({ kind: 'sector-given', place, seat, to, cause });
      gone.add(place);
      counts.set(seat, count + 1);
    }
  },
};
