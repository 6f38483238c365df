import { percentOf } from '#kernel/steps/fractions.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { GeTurn } from '../declare.ts';
import { sectorRevenue, yieldsTo } from '../model/money.ts';
import type { Happening } from './events.ts';

/** A part of what is left in every treasury is lost (GE 900). */
export function resourcesDecay(turn: GeTurn<Happening>): void {
  for (const [seat, { treasury }] of inOrder(turn.state.empires)) {
    const amount = percentOf(turn.state.parameters.decay, treasury);
    if (amount > 0) turn.happen({ kind: 'resources-decayed', seat, amount });
  }
}

/** Each empire receives the revenue of the sectors that it owns and has annexed (GE 922-932). */
export function revenueGained(turn: GeTurn<Happening>): void {
  const paying = keysInOrder(turn.state.sectors).map((place) => ({
    place,
    seat: yieldsTo(turn.state, place),
    amount: sectorRevenue(turn.state, place),
  }));
  const bySeat = Map.groupBy(paying, ({ seat }) => seat);
  for (const seat of keysInOrder(turn.state.empires)) {
    const sectors = (bySeat.get(seat) ?? []).map(({ place, amount }) => ({ place, amount }));
    if (sectors.length === 0) continue;
    turn.happen({
      kind: 'revenue-gained',
      seat,
      amount: sectors.reduce((sum, { amount }) => sum + amount, 0),
      sectors,
    });
  }
}
