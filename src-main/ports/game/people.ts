import type { SeatId } from '#kernel/words/ids.ts';
import type { PrivateKeys, PublicKeys } from '../sealing.ts';

export interface StoredSeat {
  readonly seat: SeatId;
  /** The player's name; empty if nobody plays it. */
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

/** A further player of a seat, who gives a part of its orders. */
export interface Fellow {
  readonly seat: SeatId;
  /** From 2, and never given to another: the seat’s own player is number 1. */
  readonly number: number;
  readonly player: string;
  readonly address: string;
  /** The scopes that they hold, as the ruleset names them. */
  readonly scopes: readonly string[];
  /** The first turn that they may order. */
  readonly since: number;
  /** The turn from which on nothing of theirs counts; absent while they have their part. */
  readonly until?: number;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
}

/** The players, stand-ins and keys of the seats. */
export interface PeopleStore {
  /** In id order. */
  seats(): readonly StoredSeat[];
  /** Who plays a seat. */
  setPlayer(seat: SeatId, player: Pick<StoredSeat, 'player' | 'address'>): void;
  /** New keys for a seat; its present ones become former keys. */
  setKeys(seat: SeatId, keys: Pick<StoredSeat, 'privately' | 'publicly'>): void;
  /** Seats whose player has a stand-in. */
  standIns(): readonly StandIn[];
  /** `undefined` removes the stand-in. */
  setStandIn(seat: SeatId, standIn: Omit<StandIn, 'seat'> | undefined): void;
  /** All further players that seats have had, by seat and number. */
  fellows(): readonly Fellow[];
  addFellow(fellow: Fellow): void;
  /** Changes the record of a further player; does nothing for an unknown number. */
  changeFellow(
    seat: SeatId,
    number: number,
    change: Partial<Pick<Fellow, 'player' | 'address' | 'scopes' | 'until'>>,
  ): void;
  /** The game master's own notes, by seat; no file for anybody else contains them. */
  notes(): Readonly<Record<SeatId, string>>;
  /** Replaces the note; an empty text removes it. */
  setNote(seat: SeatId, text: string): void;
}
