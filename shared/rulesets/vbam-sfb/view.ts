import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { inOrder, keysInOrder, only } from '#kernel/inOrder.ts';
import type { Relation, Relations } from './model/relations.ts';
import { isOf } from './model/relations.ts';
import type { Empire, State } from './model/state.ts';
import type { View } from './model/view.ts';

const nothing: Empire = { pool: 0, income: 0, tech: { pool: 0, year: 0, advances: 0 } };

/** Its own relations without what others tried in vain; of the rest, what was declared: everybody heard it. */
const relationsOf = (relations: Relations, me: SeatId): Relations =>
  Object.fromEntries(
    inOrder(relations).flatMap(
      ([pair, { treaties, deeds, enmity }]): readonly (readonly [string, Relation])[] => {
        const open = enmity === undefined ? {} : { enmity };
        if (!isOf(pair, me))
          return enmity === undefined ? [] : [[pair, { treaties: [], deeds: [], ...open }]];
        const known = deeds.filter(({ by, what }) => by === me || what === 'broke' || what === 'declared');
        return [[pair, { treaties, deeds: known, ...open }]];
      },
    ),
  ) as Relations;

/** What an empire knows: all that is its own (OURS: of others only that they are there, until movement is played); the game master knows it all. */
export function makeView(state: State, me: SeatId): View {
  const { turn, firstYear, empires, systems, units, relations, won } = state;
  const isWhole = me === gameMaster;
  return {
    ...{ turn, firstYear, me, own: empires[me] ?? nothing },
    others: keysInOrder(empires).filter((seat) => seat !== me),
    systems: only(systems, ({ owner }) => isWhole || owner === me),
    units: only(units, ({ seat }) => isWhole || seat === me),
    relations: isWhole ? relations : relationsOf(relations, me),
    ...(won === undefined ? {} : { won }),
  };
}
