import type { SeatId } from '#kernel/ids.ts';
import type { Posture } from '../../tables/combat/tactics.ts';
import type { World } from '../world.ts';

/** What a Corporation has beyond others in battle, through what it owns. */
export interface Boons {
  /** Levels that crews count more. */
  readonly crew: number;
  /** What each item adds beyond its strength. */
  readonly fighters: number;
  readonly pfs: number;
  readonly commandos: number;
  /** An MRS helps attackers too. */
  readonly mrs: boolean;
  /** Each ship fights by the best tactic of its race. */
  readonly tactics: boolean;
}

export const noBoons: Boons = { crew: 0, fighters: 0, pfs: 0, commandos: 0, mrs: false, tactics: false };

/** The boons of an owner. No Sector Special is played yet. */
export const boonsOf = (_world: World, _seat: SeatId, _posture: Posture): Boons => noBoons;
