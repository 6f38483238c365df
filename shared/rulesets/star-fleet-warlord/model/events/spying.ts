import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened } from '../happened.ts';
import type { Finding } from '../view.ts';
import type { SectorId } from '../ids.ts';
import type { Site } from '../site.ts';
import type { Fighter } from './battles.ts';

/** What a Corporation does, suffers or hears at a site. */
interface AtSite<K extends string> extends Happened<K> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

export interface PostPlanted extends AtSite<'post-planted'> {
  readonly ep: number;
}
/** An own post goes, because its site is fortified. */
export type PostGivenUp = AtSite<'post-given-up'>;
/** What the listeners tell of the site: its owner, if any, its fortifications, and ships that do not hide. */
export interface PostReported extends AtSite<'post-reported'> {
  readonly owner?: SeatId;
  readonly points: number;
  readonly ships: number;
}
/** A site rises, with a chance of so many percent; whether it is taken back. */
export interface SiteRebelled extends AtSite<'site-rebelled'> {
  readonly percent: number;
  readonly won: boolean;
}
export interface SiteBurgled extends AtSite<'site-burgled'> {
  /** What is taken, on its way home; absent: it fails. */
  readonly taken?: Funds;
}

/** What sabotage leaves of a site. */
interface BlownUp extends Pick<Site, 'points' | 'base'> {
  readonly damage: number;
  readonly devastated: boolean;
  /** What the points left support of the garrison, where it is less than before. */
  readonly garrison?: Pick<Site, 'fighters' | 'pfs'>;
}
export interface SiteSabotaged extends AtSite<'site-sabotaged'>, BlownUp {
  readonly ep: number;
}
/** The owner of a site hears of sabotage. */
export interface SabotageSuffered extends AtSite<'sabotage-suffered'>, BlownUp {}

/** An own site is searched. */
export interface SiteInvestigated extends AtSite<'site-investigated'> {
  readonly ep: number;
  /** There was a foreign post. */
  readonly found: boolean;
  /** It is no more. */
  readonly destroyed: boolean;
}
/** What listening posts do, and what is done about them. */
export type PostsEvent =
  | PostPlanted
  | PostGivenUp
  | PostReported
  | SiteRebelled
  | SiteBurgled
  | SiteSabotaged
  | SabotageSuffered
  | SiteInvestigated;

/** A Corporation listens to another sector, or to none. */
export interface ListeningSet extends Happened<'listening-set'> {
  readonly seat: SeatId;
  readonly sector?: SectorId;
}
/** Somebody who took no part hears the report of a battle. */
export interface BattleOverheard extends AtSite<'battle-overheard'> {
  readonly attacker: SeatId;
  readonly foe: SeatId;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Points of fortification at the beginning. */
  readonly points: number;
  /** Absent: nobody is left. */
  readonly winner?: SeatId;
}
/** What is heard of battles of others. */
export type HearingEvent = ListeningSet | BattleOverheard;

/** Spies are kept away until the next run, and then no longer. */
export interface CounterBegun extends Happened<'counter-begun'> {
  readonly seat: SeatId;
  readonly ep: number;
}
export interface CounterEnded extends Happened<'counter-ended'> {
  readonly seat: SeatId;
}
/** Spies of `seat` find out something of `foe`, or are caught. */
export interface SpiesReported extends Happened<'spies-reported'> {
  readonly seat: SeatId;
  readonly foe: SeatId;
  readonly code: number;
  readonly ep: number;
  readonly caught: boolean;
  readonly findings: readonly Finding[];
}
/** A Corporation hears that it was spied on; by whom, where they were caught. */
export interface SpiesNoticed extends Happened<'spies-noticed'> {
  readonly seat: SeatId;
  readonly by?: SeatId;
}
/** Spies, and what is done about them. */
export type EspionageEvent = CounterBegun | CounterEnded | SpiesReported | SpiesNoticed;

/** Events of espionage, posts and sabotage. */
export type SpyingEvent = PostsEvent | HearingEvent | EspionageEvent;
