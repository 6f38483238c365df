import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Casualty } from '../../../model/battleEvents.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import { upkeepBills } from '../../../rules/money/upkeep.ts';

/** Every empire pays what it can; unpaid ships and admirals may desert (GE 819-822, E-39). */
export const upkeepPaid: GeStep = {
  name: 'Upkeep Paid',
  cite: 'GE 821',
  dice: true,
  run(turn) {
    for (const [seat, { due, paid, unpaid }] of upkeepBills(turn.state)) {
      turn.happen({ kind: 'upkeep-paid', seat, due, paid });
      const losses = deserting(turn, seat, unpaid);
      if (losses.length > 0) turn.happen({ kind: 'starships-deserted', seat, losses });
    }
  },
};

/** Each of them is lost with a chance of one half (GE 822). All rolls of a unit are in one dice stream. */
function deserting(turn: GeTurn, seat: SeatId, unpaid: readonly Casualty[]): readonly Casualty[] {
  const dice = new Map<UnitId, Draw>();
  return unpaid.flatMap((risk) => {
    const draw = dice.get(risk.unit) ?? turn.draw.fork(seat, risk.unit);
    dice.set(risk.unit, draw);
    let count = 0;
    for (let one = 0; one < risk.count; one += 1) if (draw.chance(1, 2)) count += 1;
    return count === 0 ? [] : [{ ...risk, count }];
  });
}
