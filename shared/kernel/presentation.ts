import type { OrderRef, PlaceId, SeatId, UnitId } from './ids.ts';
import type { AnyOrder, Plan } from './orders/plan.ts';
import type { BattlePicture } from './battlePicture.ts';
import type { Page, Section, StackPicture } from './page.ts';
import type { Cite } from './problem.ts';
import type { Phrase } from './report/phrase.ts';
import type { AnyEvent, Heard } from './game.ts';
import type { ScrollPicture } from './scrollPicture.ts';
import type { Path } from './turn/where.ts';

export * from './scrollPicture.ts';

export type { BattleLoss, BattlePicture, BattleRoundPicture, BattleSidePicture } from './battlePicture.ts';
export type { Column, Fact, ForceRow, LedgerLine, Page, Row, Section, StackPicture, Tone } from './page.ts';

/**
 * What a client draws, as data. A ruleset fills it in from a view and a plan; the client draws it and knows no rule.
 * Hex coordinates are axial, pointy-top.
 */
export interface Presentation<V, O extends AnyOrder> {
  /** The reader's own seat. */
  me(view: V): SeatId;
  seats(view: V): readonly SeatPicture[];
  map(view: V): MapPicture;
  /** Arrows and marks of the plan on the map; of one unit when `unit` is given. */
  routes(view: V, plan: Plan<O>, unit?: UnitId): readonly RoutePicture[];
  headquarters(view: V, plan: Plan<O>): Page;
  location(view: V, plan: Plan<O>, place: PlaceId): Page;
  units(view: V, plan: Plan<O>): readonly UnitRow[];
  unit(view: V, plan: Plan<O>, unit: UnitId): UnitSheet;
  /** A page about a subject that pointers or pictures name as `study`: what the rules say and the reader knows. Undefined for an unknown subject. */
  study?(view: V, subject: string): Page | undefined;
  /** The reference for the next new order. */
  nextRef(view: V, plan: Plan<O>): OrderRef;
  /** The orders to append when the player clicks a place while the unit is selected. */
  moveTo(view: V, plan: Plan<O>, unit: UnitId, place: PlaceId): readonly Omit<O, 'ref'>[];
  /**
   * The battles of the last turn, for reports that are read round by round. Events of a battle hold its name in a field `battle`;
   * if the battle has no picture, their sentences are listed with the other messages.
   */
  battles?(view: V, heard: readonly Heard<AnyEvent>[]): readonly BattlePicture[];
  /** What the plan will do, step by step as far as the reader can foresee, with the problems at the end. */
  scroll?(view: V, plan: Plan<O>): ScrollPicture;
  /** The key figures of the turn, for charts over turns. */
  figures?(view: V): readonly Figure[];
  /** What the reader's standing in this game allows them. */
  player?(view: V): Page;
  /** How all seats are doing, as far as the reader knows; from an outsider's view, what is public. */
  standing?(view: V): readonly Section[];
  /** The heading under which reports list a step, such as `First Events`; undefined for a step without one. */
  part?(step: string): string | undefined;
  /** What the plan leaves undone that the player may have meant to do, for a last look before sending. */
  loose?(view: V, plan: Plan<O>): readonly LooseEnd[];
  /** What can be spent this turn, and what the plan spends besides upkeep. Money in hundredths. */
  purse?(view: V, plan: Plan<O>): { readonly holds: number; readonly spends: number };
  /** Present where the game places ships in ranks 1 to 5. */
  readonly formation?: Formation<V, O>;
  /** How clients group the buttons of orders. Kinds that no group names are listed last, without a heading. */
  readonly groups?: readonly OrderGroup[];
}

/** A reminder, which is neither a fault nor advice, and where to go. */
export interface LooseEnd {
  readonly kind: 'money' | 'idle-unit' | 'idle-yard' | 'empty-unit' | 'ranks';
  readonly said: Phrase;
  readonly cite: Cite;
  readonly unit?: UnitId;
  readonly place?: PlaceId;
}

/** The ranks of ships by type, as they will be once the plan's orders about ranks are carried out. */
export interface Formation<V, O extends AnyOrder> {
  of(view: V, plan: Plan<O>, unit: UnitId): readonly RankedType[];
  /** The plan with one order for each type whose ranks change, in place of earlier orders about that type; no order where nothing changes. */
  deal(view: V, plan: Plan<O>, deals: readonly Deal[]): Plan<O>;
}

export interface RankedType extends Omit<StackPicture, 'rank'> {
  /** Ships in ranks 1 to 5; they add up to `count`. */
  readonly ranks: readonly number[];
  /** Whether an order of the plan sets these ranks. */
  readonly dealt: boolean;
}

/** The ranks wanted for ships of a type in a unit: counts for ranks 1 to 5. */
export interface Deal {
  readonly unit: UnitId;
  readonly type: string;
  readonly ranks: readonly number[];
}

/** Orders that belong together, as a menu lists them. */
export interface OrderGroup {
  readonly title: string;
  readonly kinds: readonly string[];
  /** Also offered beside the messages: orders that say something to everybody. */
  readonly spoken?: true;
}

/** One number of a turn. Money in hundredths. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly scale: 'money' | 'count';
  readonly value: number;
}

export interface SeatPicture {
  readonly seat: SeatId;
  readonly name: string;
  readonly ruler: string;
  /** Position in the game's list of empires: fixes colour and pattern for the whole game. */
  readonly banner: number;
  readonly relation: 'self' | 'war' | 'neutral' | 'alliance';
}

export interface MapPicture {
  readonly places: readonly PlacePicture[];
  /** Linked neighbours, each pair once. */
  readonly links: readonly (readonly [PlaceId, PlaceId])[];
  /** Neighbouring places without a link, each pair once. */
  readonly barriers: readonly (readonly [PlaceId, PlaceId])[];
}

export interface PlacePicture {
  readonly place: PlaceId;
  readonly q: number;
  readonly r: number;
  readonly number: number;
  readonly name: string;
  /** Absent: owned by nobody, as far as the reader knows. */
  readonly owner?: SeatId;
  /** The owner has annexed it: the banner stands on a golden base. */
  readonly golden: boolean;
  /** Whole money a turn, undamaged; absent when not known. */
  readonly revenue?: number;
  readonly damage: number;
  readonly industrialCenter: boolean;
  /** Level of the sector defence, 0 for none. */
  readonly defence: number;
  readonly defenceDamage: number;
  /** Turn of the last report; absent when never reported. */
  readonly reported?: number;
  /** No report this turn. */
  readonly stale: boolean;
  readonly own?: ForcePicture;
  readonly foreign?: ForcePicture;
  /** A battle was fought here last turn. */
  readonly battle: boolean;
}

export interface ForcePicture {
  /** The class of the most valuable ship, for its silhouette. */
  readonly shipClass: string;
  readonly ships: number;
  /** Owners by ships, most first; undefined stands for the independents. */
  readonly owners: readonly (SeatId | undefined)[];
  readonly units: readonly UnitId[];
  /** Whether all these ships are hidden from others. */
  readonly cloaked?: boolean;
}

export interface RoutePicture {
  readonly unit: UnitId;
  readonly order: OrderRef;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** The passes in which the step is tried, by name. */
  readonly moment: Path;
  /** The unit's last destination this turn. */
  readonly last: boolean;
  /** It cannot succeed as far as the reader knows. */
  readonly impossible: boolean;
  /** What it does without moving, in one word; absent for moves. */
  readonly does?: string;
  /** Move-points that the step takes; absent where the reader cannot know. */
  readonly cost?: number;
}

/** One own unit in the list under the map. */
export interface UnitRow {
  readonly unit: UnitId;
  readonly kind: 'starfleet' | 'garrison';
  /** `A11`, `G5`. */
  readonly label: string;
  readonly name: string;
  readonly place: PlaceId;
  readonly placeName: string;
  readonly ships: number;
  readonly admirals: number;
  readonly movesLeft: number;
  readonly movesAtStart: number;
  readonly shipClass: string;
  readonly orders: number;
  readonly combat: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly problems: number;
  /** The best chance of one of its ships to scout a neighbouring place, in percent; absent where the game has no scouting or the unit no ships. */
  readonly scouting?: number;
  /** The same for the places one link further. */
  readonly scoutingBeyond?: number;
  /** The best chance of one of its ships to find a cloaked fleet, in percent. */
  readonly search?: number;
  /** Whether all its ships can cloak. */
  readonly cloak?: boolean;
  /** Whether it is hidden from others. */
  readonly cloaked?: boolean;
}

export interface UnitSheet {
  readonly row: UnitRow;
  readonly page: Page;
  /** Ships per type and rank at the start of the turn. */
  readonly stacks: readonly StackPicture[];
  readonly orders: readonly {
    readonly ref: OrderRef;
    readonly kind: string;
    readonly said: Phrase;
    /** The passes that it takes up, by name, if it takes any. */
    readonly moment?: Path;
    readonly cost?: number;
  }[];
}
