import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Boat, State, View } from './state.ts';
import { fewestPearls } from '../tables.ts';

/** The world as a seat can imagine it: reefs that it has not seen hold the fewest pearls, and boats out of sight are absent. */
export function imagine({ turn, me, boat, reefs, others, buoys, course }: View, assume?: State): State {
  const boats = inOrder(others).flatMap(([seat, { place }]): readonly (readonly [SeatId, Boat])[] =>
    place === undefined
      ? []
      : [[seat, { name: '', place, pearls: 0, sailed: false, dived: false, empty: false }]],
  );
  const seen = inOrder(reefs).map(([place, { pearls }]) => [place, pearls] as const);
  return {
    turn,
    reefs: { ...fewestPearls, ...assume?.reefs, ...(Object.fromEntries(seen) as State['reefs']) },
    boats: { ...assume?.boats, ...Object.fromEntries([...boats, [me, boat]]) },
    buoys: { ...assume?.buoys, ...buoys },
    ...(course === undefined ? {} : { courses: { [me]: course } }),
  };
}
