import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { Factor } from '../factor.ts';
import type { Ship } from '../ship.ts';
import type { Site } from '../site.ts';

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
  readonly name: string;
  /** L, M, H or C; absent where it is whole. */
  readonly level?: string;
}

/** What a round leaves of a ship; items, officers, crew and drained engines where they are others than before. */
export type Left = Pick<Ship, 'shields' | 'damage'> &
  Partial<Pick<Ship, 'items' | 'officers' | 'crew' | 'drained'>>;

/** Damage to a ship, web breakers aside; its owner hears what is left, and what of it items have absorbed. */
export interface Hit {
  readonly ship: UnitId;
  readonly points: number;
  readonly absorbed?: number;
  readonly left?: Left;
}

/** Damage to fortifications, and what is left of them; their owner hears of the garrison. */
export interface WorksHit extends Pick<Site, 'points' | 'base'> {
  readonly damage: number;
  /** What of it commandos do at first. */
  readonly strike?: number;
  readonly garrison?: Pick<Site, 'fighters' | 'pfs'>;
}

export interface AttackDeclined extends OfBattle<'attack-declined'> {
  /** Where the attackers fall back; what they saw, and what the site produces, they hear themselves. */
  readonly ships?: Readonly<Record<UnitId, PlaceId>>;
  readonly attack?: number;
  readonly defense?: number;
  /** Ships among the defenders that were none, as the attackers know by now (SFW 3045). */
  readonly decoys?: number;
  readonly production?: Funds;
}

export interface BattleJoined extends OfBattle<'battle-joined'> {
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly points: number;
  /** Strengths as the attackers saw them. */
  readonly attack: number;
  readonly defense: number;
  /** What the factors of ships are made of, and that of the fortifications: each side hears of its own. */
  readonly factors?: Readonly<Record<UnitId, Factor>>;
  readonly works?: Factor;
  /** What is painted on the ships of the attacker, and of the defender: the others read it (SFW 4012). */
  readonly motto?: string;
  readonly foesMotto?: string;
  readonly production?: Funds;
}

/** A round, as it leaves every unit that took part. */
export interface RoundFought extends OfBattle<'round-fought'> {
  readonly round: number;
  /** Strengths with which they fought it. */
  readonly attack: number;
  readonly defense: number;
  readonly hits: readonly Hit[];
  /** Absent where there are none. */
  readonly forts?: WorksHit;
}

export interface BattleEnded extends OfBattle<'battle-ended'> {
  /** Absent: nobody is left. */
  readonly winner?: SeatId;
}

export interface SiteCaptured extends Happened<'site-captured'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly foe?: SeatId;
  /** It was raided, and brings nothing in the next run; only who takes it is told (SFW 2525). */
  readonly raided?: true;
  /** What whoever lost it had called it, or found it called: for them alone. */
  readonly name?: string;
}

export interface CrewGained extends OfShip<'crew-gained'> {
  readonly crew: number;
}

export interface BountyEarned extends Happened<'bounty-earned'> {
  readonly seat: SeatId;
  /** What was destroyed: a Warp Gate, or a space monster. */
  readonly design: string;
  readonly place: PlaceId;
  readonly ep: number;
}

/** Ships have turned back from an ally, unseen. */
export interface AllySpared extends OfBattle<'ally-spared'> {
  /** Where they fall back. */
  readonly ships: Readonly<Record<UnitId, PlaceId>>;
}

/** Crippled ships lose what they carry. */
export interface ItemsLost extends OfShip<'items-lost'> {
  readonly items: Ship['items'];
}

/** Events of battles, and what they win and lose. */
export type BattlesEvent =
  | AllySpared
  | ItemsLost
  | AttackDeclined
  | BattleJoined
  | RoundFought
  | BattleEnded
  | SiteCaptured
  | CrewGained
  | BountyEarned;
