import type { Given } from '#kernel/sequence/step.ts';
import { shipsIn } from '../../model/change.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import type { DisbandStarships, SalvageStarships } from '../../model/orders.ts';
import { admiralProblem } from '../../rules/forces/admirals.ts';
import { commanded } from '../../rules/forces/command.ts';
import { disbandProblem, salvageOf } from '../../rules/works/disbanding.ts';
import { fromLowestRanks } from '../../rules/forces/ranks.ts';
import { forCommands, ordersOfKinds } from '../commands.ts';

/** Disbanded ships and admirals cost no upkeep this turn; salvage is paid at once and can be spent this turn (GE 645, E-07). */
export const disbanding: GeStep = {
  name: 'Disbanding/Salvaging Starships',
  cite: 'GE 645',
  run(turn) {
    for (const given of ordersOfKinds(turn, ['disband-starships', 'salvage-starships'])) disband(turn, given);
    forCommands(turn, 'disband-admiral', ({ id, unit, order: { admiral, ref: cause } }) => {
      const problem = admiralProblem(unit, admiral);
      if (problem !== undefined) return turn.refuse(cause, problem);
      const name = unit.admirals.find((one) => one.id === admiral)?.name ?? '';
      turn.happen({ kind: 'admiral-disbanded', unit: id, admiral, name, cause });
    });
  },
};

/** OURS: ships of the lowest-numbered ranks go first, as in transfers (GE 1457); if there are fewer than ordered, all of them. */
function disband(turn: GeTurn, { seat, unit: id, order }: Given<DisbandStarships | SalvageStarships>): void {
  const { type, count, ref: cause } = order;
  const problem = disbandProblem(turn.state, seat, id, type);
  const unit = commanded(turn.state, seat, id);
  if (problem !== undefined || unit === undefined || id === undefined) {
    if (problem !== undefined) turn.refuse(cause, problem);
    return;
  }
  const taken = fromLowestRanks(unit, type, count);
  const salvage = order.kind === 'salvage-starships' ? shipsIn(taken) * salvageOf(turn.state, type) * 100 : 0;
  turn.happen({ kind: 'starships-disbanded', seat, unit: id, place: unit.place, taken, salvage, cause });
}
