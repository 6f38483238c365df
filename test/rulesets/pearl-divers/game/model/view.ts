import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, only } from '#kernel/words/inOrder.ts';
import type { Boat, KnownReef, State, View } from './state.ts';
import { harbour } from '../tables.ts';

/** What a seat knows after a turn (PD 5): its boat, the reef it lies at, others who lie there too, the reefs it saw before, and the charts of all these (PD 9). */
export function makeView(state: State, me: SeatId, last?: View): View {
  if (me === gameMaster) return wholeView(state);
  const { turn, reefs, boats, buoys, courses, charts } = state;
  const boat = boats[me] as Boat;
  const here = reefs[boat.place];
  const seen: Readonly<Record<PlaceId, KnownReef>> =
    here === undefined ? {} : { [boat.place]: { pearls: here, turn } };
  const chart = charts?.[boat.place];
  const known = { ...last?.charts, ...(chart === undefined ? {} : { [boat.place]: chart }) };
  return {
    turn,
    me,
    boat,
    reefs: { ...last?.reefs, ...seen },
    others: Object.fromEntries(
      keysInOrder(boats)
        .filter((seat) => seat !== me)
        .map((seat) => [seat, boats[seat]?.place === boat.place ? { place: boat.place } : {}]),
    ),
    buoys: only(buoys, ({ seat }) => seat === me),
    ...(keysInOrder(known).length === 0 ? {} : { charts: known }),
    ...defined({ course: courses?.[me] }),
  };
}

/** No boat: the game master has none. */
const noBoat: Boat = { name: '', place: harbour, pearls: 0, sailed: false, dived: false, empty: false };

/** What the game master sees: every reef as it is, every boat where it lies, every buoy and chart. */
const wholeView = ({ turn, reefs, boats, buoys, charts }: State): View => ({
  turn,
  me: gameMaster,
  boat: noBoat,
  buoys,
  reefs: Object.fromEntries(inOrder(reefs).map(([place, pearls]) => [place, { pearls, turn }])),
  others: Object.fromEntries(inOrder(boats).map(([seat, { place }]) => [seat, { place }])),
  ...defined({ charts }),
});
