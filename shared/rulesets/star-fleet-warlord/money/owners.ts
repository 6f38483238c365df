import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State } from '../model/state.ts';

/** The Corporation or power with this public number (SFW 131); undefined where none has it. */
export const ownerNumbered = (
  { corporations, powers, named = {} }: State,
  number: number,
): SeatId | undefined =>
  [...inOrder(corporations), ...inOrder(powers), ...inOrder(named)].find(
    ([, owner]) => owner.number === number,
  )?.[0];

/** Whether a Corporation holds its Home Office: only there new ships come to it, and only then it can win (SFW 918, 4855). */
export const holdsHome = (
  { corporations, sites }: Pick<State, 'corporations' | 'sites'>,
  seat: SeatId,
): boolean => {
  const owner = corporations[seat];
  return owner !== undefined && sites[owner.home]?.owner === seat;
};
