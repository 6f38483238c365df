import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';

/** All that one battle in a sector is fought with, for a reader. */
export interface Clash {
  readonly me: SeatId;
  readonly place: PlaceId;
  /** The phase in which it is fought: it names the battle. */
  readonly phase: number;
  /** Everybody there and around, as `sceneAt` cuts it out. */
  readonly scene: State;
}
