import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Moored, Side } from '../../model/merchant.ts';
import type { State, View } from '../../model/state.ts';
import type { Lying } from './lying.ts';
import { lyingOf } from './lying.ts';

interface Reading {
  readonly grade: number;
  readonly cloaked: number;
}

/** What a reading tells of the reserve of others in a hex: of units in the open as of ships, of those in terrain as of ships under cloak (C5.10, C6.20, E2.56). */
function tellsOf(parts: readonly Lying[], { grade, cloaked }: Reading): Omit<Moored, 'seat'> | undefined {
  const count = (of: Side) =>
    sumOf(parts.flatMap(({ side, units }) => (side === of ? inOrder(units).map(([, many]) => many) : [])));
  const [open, veiled] = [grade === 0 ? 0 : count('here'), cloaked === 0 ? 0 : count('terrain')];
  return open + veiled === 0
    ? undefined
    : {
        ...(open > 0 && { open: grade < 2 ? 0 : open }),
        ...(veiled > 0 && { veiled: cloaked < 2 ? 0 : veiled }),
      };
}

/** The reserves of others that an empire reads now. OURS: nothing is remembered of them, and they count among no ships of a hex. */
export function mooredSeen(
  state: State,
  me: SeatId,
  readings: ReadonlyMap<PlaceId, Reading>,
): Pick<View, 'moored'> {
  const seen = keysInOrder(state.empires).flatMap((seat) => {
    const parts = seat === me ? [] : lyingOf(state, seat);
    return [...new Set(parts.flatMap(({ place }) => place ?? []))].flatMap(
      (place): readonly (readonly [PlaceId, Moored])[] => {
        const reading = readings.get(place);
        const told =
          reading &&
          tellsOf(
            parts.filter((one) => one.place === place),
            reading,
          );
        return told === undefined ? [] : [[place, { seat, ...told }]];
      },
    );
  });
  return seen.length === 0 ? {} : { moored: Object.fromEntries(seen) };
}
