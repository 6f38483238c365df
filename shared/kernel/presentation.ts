import type { OrderRef, PlaceId, SeatId, UnitId } from './words/ids.ts';
import type { AnyOrder, Plan } from './game/plan.ts';
import type { Spot, Thing } from './words/spot.ts';
import type { AnyEvent, Heard } from './game/game.ts';
import type { Film } from './picture/film.ts';
import type { Formation } from './picture/formation.ts';
import type { MapPicture, Overlay } from './picture/map/mapPicture.ts';
import type { NewsPictures } from './picture/newsreel.ts';
import type { Page, Section } from './picture/page.ts';
import type { RoutePicture } from './picture/routePicture.ts';
import type { Purse } from './picture/scale.ts';
import type { PlanWords, Screen } from './picture/screen.ts';
import type { ScrollPicture, TurnMoment } from './picture/scrollPicture.ts';
import type { Figure, LooseEnd, LooseKind, OrderGroup, SeatPicture } from './picture/seatPicture.ts';
import type { Transfers } from './picture/transfers.ts';
import type { Roster, UnitRow, UnitSheet } from './picture/unitPicture.ts';
import type { Watched } from './picture/watched.ts';
import type { Words } from './picture/words.ts';
import type { Phrase } from './words/phrase.ts';

export type * from './picture/film.ts';
export type * from './picture/formation.ts';
export type * from './picture/map/groundPicture.ts';
export type * from './picture/map/mapPicture.ts';
export type * from './picture/map/mapWords.ts';
export type * from './picture/newsreel.ts';
export type * from './picture/page.ts';
export type * from './picture/routePicture.ts';
export type * from './picture/routeStep.ts';
export type * from './picture/scale.ts';
export * from './picture/screen.ts';
export * from './picture/scrollPicture.ts';
export type * from './picture/seatPicture.ts';
export type * from './picture/transfers.ts';
export type * from './picture/unitPicture.ts';
export type * from './picture/watched.ts';
export type * from './picture/words.ts';

/**
 * What a client draws, as data. A ruleset fills it in from a view and a plan; the client draws it and knows no rule.
 */
export interface Presentation<V, O extends AnyOrder> {
  readonly words: Words;
  /** What a turn is called, as it stands in a sentence: `turn 3`, `Y165.3`. `view`: one of the game, where it is at hand. */
  calendar(turn: number, view?: V): Phrase;
  readonly screens: readonly Screen[];
  readonly roster: Roster;
  /** The reader's own seat. */
  me(view: V): SeatId;
  seats(view: V): readonly SeatPicture[];
  map(view: V): MapPicture;
  /** What is told as new from turn to turn, the weightiest first. */
  readonly changes?: readonly Watched[];
  /** Arrows and marks of the plan on the map; of one unit when `unit` is given. */
  routes(view: V, plan: Plan<O>, unit?: UnitId): readonly RoutePicture[];
  /** The page of a screen; `at`: the line that is chosen in it. */
  page?(view: V, plan: Plan<O>, screen: string, at: Spot): Page;
  location(view: V, plan: Plan<O>, place: PlaceId): Page;
  /** The reader’s own units, kind by kind. */
  units(view: V, plan: Plan<O>): readonly UnitRow[];
  unit(view: V, plan: Plan<O>, unit: UnitId): UnitSheet;
  /** What is printed of all that is the reader's, or of one unit, as the game keeps its records on paper: as it stands before the orders of the turn. Undefined for an unknown unit; absent where the game keeps none. */
  paper?(view: V, plan: Plan<O>, unit?: UnitId): Page | undefined;
  /** A page about a thing of the ruleset’s own, which is the spot of its orders. Undefined for a thing that the reader does not know; absent where the game has no things. */
  thing?(view: V, plan: Plan<O>, thing: Thing): Page | undefined;
  /** A page about a subject that pointers or pictures name as `study`: what the rules say and the reader knows. Undefined for an unknown subject. */
  study?(view: V, subject: string): Page | undefined;
  /** The reference for the next new order. */
  nextRef(view: V, plan: Plan<O>): OrderRef;
  /** Where a unit of the reader’s can get this turn, and where it can be met: areas for the chosen unit. Empty for units that stay. */
  reach?(view: V, plan: Plan<O>, unit: UnitId): readonly Overlay[];
  /** Areas that orders of the plan make, whoever is chosen. */
  planned?(view: V, plan: Plan<O>): readonly Overlay[];
  /** The shortest way from place to place for whoever may take it, as far as the reader knows, without the start; undefined: there is none. Absent: straight on. */
  way?(view: V, from: PlaceId, to: PlaceId): readonly PlaceId[] | undefined;
  /** The orders to append when the player clicks a place while the unit is selected. */
  moveTo(view: V, plan: Plan<O>, unit: UnitId, place: PlaceId): readonly Omit<O, 'ref'>[];
  /**
   * The engagements of the last turn, to be read round by round and played. Where their events hold the name of theirs in a field
   * `battle`, the film takes the place of their sentences; all others are listed with the other messages.
   */
  films?(view: V, heard: readonly Heard<AnyEvent>[]): readonly Film[];
  /** Pictures of what happened, for the newsreel of the turn. Absent: events are shown where they took place, with their sentences. */
  readonly news?: NewsPictures<V>;
  /** What the plan will do, step by step as far as the reader can foresee, with the problems at the end. */
  scroll?(view: V, plan: Plan<O>): ScrollPicture;
  /** What comes before all that the map is for, and the screen on which it is done; undefined where nothing does, or it is ordered already. */
  first?(view: V, plan: Plan<O>): { readonly said: Phrase; readonly screen: string } | undefined;
  /** The turn ahead moment by moment, for the map: from its beginning, where own units will be by the plan. Absent: the map shows their ways alone. */
  moments?(view: V, plan: Plan<O>): readonly TurnMoment[];
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
  /** What can be left undone, in the order of the lists. */
  readonly looseKinds?: readonly LooseKind[];
  /** What can be spent this turn. */
  purses?(view: V, plan: Plan<O>): readonly Purse[];
  /** Names of seats take an article within a sentence: `the Northern League`. */
  readonly definite?: true;
  readonly planWords?: PlanWords;
  /** Present where the game splits what units hold into parts, such as ships into ranks. */
  readonly formation?: Formation<V, O>;
  /** Present where units hand over what they hold to each other. */
  readonly transfers?: Transfers<V, O>;
  /** How clients group the buttons of orders. Kinds that no group names are listed last, without a heading. */
  readonly groups?: readonly OrderGroup[];
}
