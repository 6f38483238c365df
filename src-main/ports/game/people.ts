import type { SeatId } from '#kernel/ids.ts';
import type { PrivateKeys, PublicKeys } from '../sealing.ts';

export interface StoredSeat {
  readonly seat: SeatId;
  /** Who plays it; empty when nobody does. */
  readonly player: string;
  readonly address: string;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
  /** Signing keys the seat had before. */
  readonly former: readonly string[];
}

export interface StandIn {
  readonly seat: SeatId;
  readonly player: string;
  readonly address: string;
  /** The first turn that they may order. */
  readonly since: number;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
}

/** Who plays which seat, with what keys. */
export interface PeopleStore {
  /** In id order. */
  seats(): readonly StoredSeat[];
  /** Who plays a seat. */
  setPlayer(seat: SeatId, player: Pick<StoredSeat, 'player' | 'address'>): void;
  /** New keys for a seat; those it had are former ones from now on. */
  setKeys(seat: SeatId, keys: Pick<StoredSeat, 'privately' | 'publicly'>): void;
  /** Seats whose player has a stand-in. */
  standIns(): readonly StandIn[];
  /** `undefined`: nobody stands in for the seat any more. */
  setStandIn(seat: SeatId, standIn: Omit<StandIn, 'seat'> | undefined): void;
  /** The game master's own notes, by seat; no file that leaves is made from them. */
  notes(): Readonly<Record<SeatId, string>>;
  /** Writes a note in place of the one before; empty: there is none. */
  setNote(seat: SeatId, text: string): void;
}
