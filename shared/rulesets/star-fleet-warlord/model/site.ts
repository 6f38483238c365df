import type { SeatId } from '#kernel/words/ids.ts';
import type { Funds } from './funds.ts';

export interface Site {
  readonly owner?: SeatId;
  readonly production: Funds;
  /** Points of fortification. */
  readonly points: number;
  /** It has been a base, and something of it stands. */
  readonly base: boolean;
  /** The site began as the Home Office of this Corporation. */
  readonly office?: SeatId;
  /** Active moons, which bring something to the owner. */
  readonly moons: number;
  /** A monster has eaten them all. */
  readonly moonless?: true;
  /** Its moons have been looked for. */
  readonly surveyed: boolean;
  /** It brings in nothing until it is restored. */
  readonly devastated: boolean;
  /** Its next income went to raiders. */
  readonly raided: boolean;
  readonly fighters: number;
  readonly pfs: number;
  /** Letters of its officers in order, such as `AW`. */
  readonly officers: string;
  readonly name?: string;
  /** The turn in which it was captured, when it cannot be fortified; 0 from the beginning. */
  readonly taken: number;
  /** Who listens there. */
  readonly post?: SeatId;
  /** Until the next run of its owner: its scans are jammed, or it keeps still. */
  readonly jammed?: true;
  readonly passive?: true;
  /** The Sector Special that stands there, by its key. */
  readonly special?: string;
  /** Who has been told what the special does. */
  readonly told?: readonly SeatId[];
}

/** A site on which nobody has built anything. */
export const bareSite = {
  points: 0,
  base: false,
  moons: 0,
  surveyed: false,
  devastated: false,
  raided: false,
  fighters: 0,
  pfs: 0,
  officers: '',
  taken: 0,
} as const satisfies Partial<Site>;
