import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { State } from './state.ts';

/** Whether an empire is cut off from its homeworld: it is blockaded, or captured (B1.35). Then systems pay what each is worth by itself, whatever the mobility, and the bank does nothing for it (C12.95). */
export const isHomeSevered = (
  { systems, empires }: Pick<State, 'systems' | 'empires'>,
  seat: SeatId,
): boolean =>
  empires[seat]?.homeless !== undefined ||
  valuesInOrder(systems).some(
    ({ kind, owner, severed }) => kind === 'homeworld' && owner === seat && severed === true,
  );
