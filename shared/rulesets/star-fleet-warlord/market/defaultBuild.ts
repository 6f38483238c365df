import type { OrderRef } from '#kernel/words/ids.ts';
import { defaultBuildMade, loanTaken } from './lending.ts';
import { cannotBorrow, debtOf, lentStill } from './loans.ts';
import { defaultBuild } from '../ships/list/index.ts';
import type { OfficeAct, Run } from '../acting.ts';
import { buyShip } from './office.ts';

/** Borrows what is lent, and buys the nine ships of the Default Build as far as they can be paid (SFW 185). */
export function makeDefaultBuild(
  { turn, seat, ...run }: Run & Partial<Pick<OfficeAct, 'bought'>>,
  ordered?: OrderRef,
): void {
  const cause = ordered === undefined ? {} : { cause: ordered };
  turn.happen(defaultBuildMade.of({ seat, ...cause }));
  if (cannotBorrow(turn.state, seat) === undefined) {
    const ep = lentStill(turn.state, seat);
    turn.happen(loanTaken.of({ seat, ep, debt: debtOf(turn.state, seat) + ep, ...cause }));
  }
  const bought = run.bought ?? new Map<string, number>();
  for (const design of defaultBuild)
    buyShip({ ...run, turn, seat, bought }, { kind: 'purchase', design, name: '' }, ordered);
}
