import type { GeStep, GeTurn } from '../../../model/game.ts';
import { annexMoneyProblem, annexProblem, cedeProblem } from '../../../rules/works/annexation.ts';
import { annexationCost } from '../../../rules/money/money.ts';

/**
 * First cedes sectors, then annexes sectors, in plan order, as far as the treasury goes (GE 405, 856, E-23).
 * A sector yields nothing in the turn in which it is ceded or annexed.
 */
export const sectorsAnnexed: GeStep = {
  name: 'Sectors Annexed',
  cite: 'GE 856',
  run(turn) {
    cede(turn);
    annex(turn);
  },
};

function cede(turn: GeTurn): void {
  for (const {
    seat,
    order: { place, ref: cause },
  } of turn.orders('cede-sector')) {
    const problem = cedeProblem(turn.state, seat, place);
    if (problem !== undefined) turn.refuse(cause, problem);
    else turn.happen({ kind: 'sector-ceded', seat, place, cause });
  }
}

function annex(turn: GeTurn): void {
  for (const {
    seat,
    order: { place, ref },
  } of turn.orders('annex-sector')) {
    const sector = turn.state.sectors[place];
    const problem =
      annexProblem(turn.state, seat, place) ?? (sector && annexMoneyProblem(turn.state, seat, sector));
    if (problem !== undefined) turn.refuse(ref, problem);
    else if (sector !== undefined)
      turn.happen({ kind: 'sector-annexed', seat, place, cost: annexationCost(sector), cause: ref });
  }
}
