import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Happened, OfClass } from './happened.ts';
import type { Enmity, Signable, Treaty } from './relations.ts';

interface Between<K extends string> extends Happened<K> {
  readonly to: SeatId;
}
/** `seat` signs, and waits in vain for `to`. */
export interface TreatyOffered extends Between<'treaty-offered'> {
  readonly treaty: Signable;
}
/** Both sign, and wait in vain for others of their alliances (VB 184). */
export interface TreatyWaits extends Between<'treaty-waits'> {
  readonly treaty: Signable;
}
/** Everybody hears of an Alliance. */
export interface TreatySigned extends Between<'treaty-signed'> {
  readonly treaty: Signable;
}
/** A treaty ends without a roll: both want it so, or there is no common enemy any more. */
export interface TreatyEnded extends Between<'treaty-ended'> {
  readonly treaty: Treaty;
  readonly why: 'consent' | 'no-enemy';
}
/** An Alliance is left as a whole; everybody hears of it. */
export interface BreakTried extends Between<'break-tried'> {
  readonly treaty: Treaty;
  /** In percent; only whoever tried hears it. */
  readonly chance?: number;
  readonly broken: boolean;
}
export interface DeclareTried extends Between<'declare-tried'> {
  readonly enmity: Enmity;
  readonly chance?: number;
  readonly declared: boolean;
  /** The ally whose war makes it a duty; only whoever tried hears it. */
  readonly duty?: SeatId;
}
/** What `seat` declared on an ally of `to` counts against `to` too (VB 184). */
export interface DrawnIn extends Between<'drawn-in'> {
  readonly enmity: Enmity;
  readonly ally: SeatId;
}
export interface EpGiven extends Between<'ep-given'> {
  readonly ep: number;
}
export interface InternmentSet extends Between<'internment-set'> {
  readonly holds: boolean;
}
/** `to` holds a unit of `seat`. */
export interface UnitInterned extends OfClass<'unit-interned'> {
  readonly to: SeatId;
}
/** `to` sends a unit of `seat` out of its system `from`. */
export interface UnitSentBack extends OfClass<'unit-sent-back'> {
  readonly to: SeatId;
  readonly from: PlaceId;
}
export interface UnitFreed extends OfClass<'unit-freed'> {
  readonly to: SeatId;
}

export type IntelEvent =
  | (TreatyOffered | TreatyWaits | TreatySigned | TreatyEnded | BreakTried | DeclareTried | DrawnIn)
  | (EpGiven | InternmentSet | UnitInterned | UnitSentBack | UnitFreed);
