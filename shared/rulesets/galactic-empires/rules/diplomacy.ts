import type { SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { impossible } from '#kernel/problem.ts';
import type { State } from '../model/state.ts';
import { relation } from './relations.ts';

/** Why war cannot be declared, if it cannot: only neutral empires can be declared war on (GE 269, 575). */
export function warProblem(state: State, by: SeatId, on: SeatId): Problem | undefined {
  const empire = state.empires[on];
  if (empire === undefined || empire.defeated) return impossible('GE 269', 'unknown-empire', 'There is no such empire in this game any more. Remove the order.');
  const args = { empire: { to: 'seat', id: on, text: empire.name } } as const;
  switch (relation(state, by, on)) {
    case 'self': return impossible('GE 269', 'war-on-self', 'You cannot declare war on yourself. Remove the order.');
    case 'alliance': return impossible('GE 575', 'war-on-ally', 'The {empire} is your ally. Cancel the alliance first; war is possible in the turn after.', args);
    case 'war': return impossible('GE 269', 'war-already', 'You are at war with the {empire} already. Remove the order.', args);
    case 'neutral': return undefined;
  }
}
