import type { SeatId } from '#kernel/ids.ts';
import { by, inOrder, keysInOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Casualty } from '../../model/events.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import { canonicalStacks } from '../../model/change.ts';
import type { NamedUnit } from '../../rules/forces.ts';
import { upkeepOf } from '../../rules/money.ts';
import { starship } from '../../tables/starships.ts';

/**
 * Admirals are paid first, then units by number, back ranks first. Who cannot be paid in full gets nothing and risks to be lost;
 * the search goes on to cheaper ships (GE 819-822, E-39).
 */
export const upkeepPaid: GeStep = {
  name: 'Upkeep Paid',
  cite: 'GE 821',
  run(turn) {
    const owed = Map.groupBy(valuesInOrder(turn.state.units), ({ owner }) => owner);
    for (const seat of keysInOrder(turn.state.empires)) {
      const due = (owed.get(seat) ?? []).reduce((sum, unit) => sum + upkeepOf(turn.state, unit), 0);
      if (due === 0) continue;
      const { paid, unpaid } = due <= treasuryOf(turn, seat) ? { paid: due, unpaid: [] } : payAll(turn, seat);
      turn.happen({ kind: 'upkeep-paid', seat, due, paid });
      const losses = unpaid.flatMap((risk) => deserting(risk, turn.draw.fork(seat, risk.unit)));
      if (losses.length > 0) turn.happen({ kind: 'starships-deserted', seat, losses });
    }
  },
};

const treasuryOf = (turn: GeTurn, seat: SeatId): number => turn.state.empires[seat]?.treasury ?? 0;

function payAll(turn: GeTurn, seat: SeatId): { readonly paid: number; readonly unpaid: readonly Casualty[] } {
  const treasury = treasuryOf(turn, seat);
  let left = treasury;
  const unpaid: Casualty[] = [];
  for (const { bearer, upkeep } of bearersOf(turn, seat)) {
    const payable = upkeep === 0 ? bearer.count : Math.min(bearer.count, Math.floor(left / upkeep));
    left -= payable * upkeep;
    if (payable < bearer.count) unpaid.push({ ...bearer, count: bearer.count - payable });
  }
  return { paid: treasury - left, unpaid };
}

/** Whoever draws upkeep, in the order of payment. `upkeep` is for one, in hundredths. */
function bearersOf(turn: GeTurn, seat: SeatId): readonly { readonly bearer: Casualty; readonly upkeep: number }[] {
  const own = inOrder(turn.state.units).filter(([, { owner }]) => owner === seat).sort(by(([, { number }]) => number, ([id]) => id));
  return [...own.flatMap(admiralsOf(turn.state.parameters.admiralUpkeep)), ...own.flatMap(shipsOf)];
}

const admiralsOf = (upkeep: number) => ([unit, { admirals }]: NamedUnit) =>
  admirals.map(({ id, used }) => ({ bearer: { unit, admiral: id, rank: 5, used, count: 1 } as const, upkeep }));

const shipsOf = ([unit, { stacks }]: NamedUnit) =>
  canonicalStacks(stacks)
    .sort(by(({ rank }) => -rank, ({ type }) => type, ({ used }) => used))
    .map(({ type, rank, used, count }) => ({ bearer: { unit, type, rank, used, count }, upkeep: starship(type).upkeep }));

/** Each of them is lost with one chance in two, by itself (GE 822). */
function deserting(risk: Casualty, draw: Draw): readonly Casualty[] {
  let count = 0;
  for (let one = 0; one < risk.count; one += 1) if (draw.chance(1, 2)) count += 1;
  return count === 0 ? [] : [{ ...risk, count }];
}
