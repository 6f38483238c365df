import type { SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { State } from '../model/state.ts';

/** The Corporation or power with this public number (SFW 131); undefined where none has it. */
export const ownerNumbered = (
  { corporations, powers, named = {} }: State,
  number: number,
): SeatId | undefined =>
  [...inOrder(corporations), ...inOrder(powers), ...inOrder(named)].find(
    ([, owner]) => owner.number === number,
  )?.[0];
