import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { Ship } from '../ship.ts';

/** What a battle is about: an attack by `seat` on `foe`. */
interface OfBattle<K extends string> extends Happened<K> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly foe: SeatId;
}

/** A ship as both sides see it. */
export interface Fighter {
  readonly ship: UnitId;
  readonly design: string;
  /** L, M, H or C; absent where it is whole. */
  readonly level?: string;
}

/** Damage to a ship; its owner hears what is left. */
export interface Hit {
  readonly ship: UnitId;
  readonly points: number;
  readonly left?: Pick<Ship, 'shields' | 'damage'>;
}

export interface AttackDeclined extends OfBattle<'attack-declined'> {
  /** Where the attackers fall back; what they saw, and what the site produces, they hear themselves. */
  readonly ships?: Readonly<Record<UnitId, PlaceId>>;
  readonly attack?: number;
  readonly defense?: number;
  readonly production?: Funds;
}

export interface BattleJoined extends OfBattle<'battle-joined'> {
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly points: number;
  readonly attack: number;
  readonly defense: number;
  readonly production?: Funds;
}

/** A round, as it leaves every unit that took part. */
export interface RoundFought extends OfBattle<'round-fought'> {
  readonly round: number;
  readonly hits: readonly Hit[];
  /** Damage to the fortifications, and what is left; absent where there are none. */
  readonly forts?: { readonly damage: number; readonly points: number; readonly base: boolean };
}

export interface BattleEnded extends OfBattle<'battle-ended'> {
  /** Absent: nobody is left. */
  readonly winner?: SeatId;
}

export interface SiteCaptured extends Happened<'site-captured'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly foe?: SeatId;
}

export interface CrewGained extends OfShip<'crew-gained'> {
  readonly crew: number;
}

export interface BountyEarned extends Happened<'bounty-earned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ep: number;
}

/** Events of battles, and what they win and lose. */
export type BattlesEvent =
  | AttackDeclined
  | BattleJoined
  | RoundFought
  | BattleEnded
  | SiteCaptured
  | CrewGained
  | BountyEarned;
