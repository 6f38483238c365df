import type { SeatId } from '#kernel/ids.ts';
import { inOrder, keysInOrder } from '#kernel/inOrder.ts';
import type { Empire, State } from './model/state.ts';
import type { View } from './model/view.ts';

const nothing: Empire = { pool: 0, income: 0, tech: { pool: 0, year: 0, advances: 0 } };

/** What an empire knows: all that is its own (OURS: of others only that they are there, until movement is played). */
export function makeView({ turn, firstYear, empires, systems, units, won }: State, me: SeatId): View {
  return {
    ...{ turn, firstYear, me, own: empires[me] ?? nothing },
    others: keysInOrder(empires).filter((seat) => seat !== me),
    systems: Object.fromEntries(inOrder(systems).filter(([, { owner }]) => owner === me)) as View['systems'],
    units: Object.fromEntries(inOrder(units).filter(([, { seat }]) => seat === me)) as View['units'],
    ...(won === undefined ? {} : { won }),
  };
}
