import type { GeTurn } from '../model/game.ts';
import type { TransferAdmiral, TransferStarships } from '../model/orders.ts';
import { commanded } from '../rules/forces/command.ts';
import { fromLowestRanks } from '../rules/forces/ranks.ts';
import { transferProblem } from '../rules/forces/transfers.ts';
import type { Command } from './commands.ts';

/**
 * Carries out every transfer that is still pending and whose units are now together, unit by unit (GE 657, 1459).
 * A transfer that cannot happen yet stays pending; with `last`, it is refused.
 */
export function transferPending(turn: GeTurn, last: boolean): void {
  const ordered = [...turn.orders('transfer-starships'), ...turn.orders('transfer-admiral')];
  const givers = new Set(ordered.flatMap(({ unit }) => unit ?? []));
  const done = new Map([...givers].map((id) => [id, new Set(turn.state.units[id]?.transferred)]));
  for (const { seat, unit: id, order } of ordered) {
    const unit = commanded(turn.state, seat, id);
    if (id !== undefined && (done.get(id)?.has(order.ref) ?? false)) continue;
    const problem = transferProblem(turn.state, seat, id, order);
    if (problem === undefined && unit !== undefined && id !== undefined)
      transfer(turn, { seat, id, unit, order });
    else if (last && problem !== undefined) turn.refuse(order.ref, problem);
  }
}

function transfer(
  turn: GeTurn,
  { id: from, unit, order }: Command<TransferStarships | TransferAdmiral>,
): void {
  const { to, ref: cause } = order;
  const { place } = unit;
  if (order.kind === 'transfer-admiral') {
    turn.happen({ kind: 'admiral-transferred', from, to, admiral: order.admiral, place, cause });
    return;
  }
  const taken = fromLowestRanks(unit, order.type, order.count);
  turn.happen({ kind: 'starships-transferred', from, to, taken, rank: order.rank, place, cause });
}
