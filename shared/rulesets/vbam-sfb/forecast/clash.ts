import type { SeatId } from '#kernel/words/ids.ts';
import type { Standing } from '../model/combat.ts';
import type { Fighter } from '../sidcors/factors.ts';

/** A side of a battle in space; without standing orders it fights by those that are proposed. */
export interface Force {
  readonly seat: SeatId;
  readonly force: readonly Fighter[];
  readonly standing?: Standing;
}

/** All that a battle in space is fought with: the attacker first. */
export interface Clash {
  readonly me: SeatId;
  readonly sides: readonly [Force, Force];
}
