import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';

/** All that an attack on a hex is fought with: the Corporation that comes, and a galaxy that has nothing but this hex. */
export interface Clash {
  readonly me: SeatId;
  readonly place: PlaceId;
  readonly scene: State;
}
