import type { SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Step } from '#kernel/turn/step.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import type { Event } from '../model/events.ts';
import type { VbamSfb } from '../model/game.ts';
import type { Break, Declare, Sign } from '../model/orders.ts';
import { breakChance, cannotBreak, cannotDeclare, cannotSign, declareChance } from '../rules/diplomacy.ts';
import { impossible } from '../tables/refusals.ts';

interface Given<O> {
  readonly seat: SeatId;
  readonly order: O;
}

/** Each thing is tried once: the orders that can be tried, the others refused. */
function tried<O extends Sign | Break | Declare>(
  given: readonly Given<O>[],
  cannot: (one: Given<O>) => Problem | undefined,
  refuse: (ref: O['ref'], problem: Problem) => void,
): readonly Given<O>[] {
  const before = new Set<string>();
  return given.filter((one) => {
    const { seat, order } = one;
    const key = `${seat} ${order.to} ${'treaty' in order ? order.treaty : order.enmity}`;
    const problem = before.has(key) ? impossible('VB 125', 'tried-already') : cannot(one);
    before.add(key);
    if (problem !== undefined) refuse(order.ref, problem);
    return problem === undefined;
  });
}

/** Treaties are signed, then broken, then hostilities and war declared, all by how things stand before (VB 123). */
export const intel: Step<VbamSfb> = {
  name: 'Intel Phase',
  cite: 'VB 123',
  dice: true,
  run(turn) {
    const { state, draw } = turn;
    const refuse = turn.refuse.bind(turn);
    const signing = tried(
      turn.orders('sign'),
      ({ seat, order: { to, treaty } }) => cannotSign(state, seat, to, treaty),
      refuse,
    );
    const offerOf = ({ seat, order: { to, treaty: matter } }: Given<Sign>) => ({ seat, to, matter });
    const isAgreed = agreedIn(signing.map(offerOf));
    const signed = signing.flatMap((one): readonly Event[] => {
      const { seat, order } = one;
      const { to, treaty, ref: cause } = order;
      if (!isAgreed(offerOf(one))) return [{ kind: 'treaty-offered', seat, to, treaty, cause }];
      return seat < to ? [{ kind: 'treaty-signed', seat, to, treaty, cause }] : [];
    });
    const broken = tried(
      turn.orders('break'),
      ({ seat, order: { to, treaty } }) => cannotBreak(state, seat, to, treaty),
      refuse,
    ).map(({ seat, order: { to, treaty, ref: cause } }): Event => {
      const chance = breakChance(state, seat, to, treaty);
      const done = draw.fork(seat, to, treaty).chance(chance, 100);
      return { kind: 'break-tried', seat, to, treaty, chance, broken: done, cause };
    });
    const declared = tried(
      turn.orders('declare'),
      ({ seat, order: { to, enmity } }) => cannotDeclare(state, seat, to, enmity),
      refuse,
    ).map(({ seat, order: { to, enmity, ref: cause } }): Event => {
      const chance = declareChance(state, seat, to, enmity);
      const done = draw.fork(seat, to, enmity).chance(chance, 100);
      return { kind: 'declare-tried', seat, to, enmity, chance, declared: done, cause };
    });
    for (const event of [...signed, ...broken, ...declared]) turn.happen(event);
  },
};
