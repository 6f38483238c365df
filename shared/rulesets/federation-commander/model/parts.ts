import type { Pace } from '../tables/movement.ts';
import type { WeaponType } from '../tables/weapons.ts';
import type { BoxId } from './ids.ts';

/** What a captain decides in Energy Allocation. */
export interface Allocation {
  readonly pace: Pace;
  readonly reverse: boolean;
  /** Photon tubes whose next step is paid for: pre-load, load or hold. */
  readonly arm: readonly BoxId[];
  /** Boxes regenerated on each shield, from #1 to #6. */
  readonly regenerate: readonly number[];
}

/** A weapon that fires, and whose table it uses: a phaser may fire as a phaser-3 (FC 4B2e). */
export interface Aim {
  readonly weapon: BoxId;
  readonly as: WeaponType;
}
