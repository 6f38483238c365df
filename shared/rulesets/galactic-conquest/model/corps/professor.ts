import { inOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../state.ts';
import type { Officer } from '../condition/officer.ts';
import { squadronsOf } from '../stations/squadrons.ts';

const isProfessor = ({ kind, acts }: Pick<Officer, 'kind' | 'acts'>): boolean => (acts ?? kind) === 'LP';

/** Whether a professor of an empire is at a system of it, on a ship, on a base or ashore, and helps with research (A12.30a). */
export const hasProfessor = (
  { squadrons, systems, empires }: Pick<State, 'squadrons' | 'systems' | 'empires'>,
  seat: SeatId,
): boolean =>
  squadronsOf(squadrons, seat).some(
    ([, one]) =>
      systems[one.place]?.owner === seat &&
      one.ships.some(({ officers = [], captured }) => captured === undefined && officers.some(isProfessor)),
  ) ||
  inOrder(empires[seat]?.officers?.ashore ?? {}).some(
    ([, one]) => one.due === undefined && isProfessor(one) && systems[one.place]?.owner === seat,
  );
