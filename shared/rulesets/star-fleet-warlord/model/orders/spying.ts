import type { PlaceId } from '#kernel/words/ids.ts';
import type { Ordered } from '../ordered.ts';

interface AtSite<K extends string> extends Ordered<K> {
  readonly place: PlaceId;
}

/** Leaves listeners at a site, whose defenses are taken down for it. */
export type PlantPost = AtSite<'plant-post'>;
/** The listeners rise and take the site back. */
export type InciteRebellion = AtSite<'incite-rebellion'>;
/** The listeners raid the site, and leave traces of a ship of this designation, which need not exist. */
export interface Burgle extends AtSite<'burgle'> {
  readonly design: string;
}
/** The listeners blow up as much as so many EP can. */
export interface Sabotage extends AtSite<'sabotage'> {
  readonly ep: number;
}
/** An own site is searched for foreign listeners. */
export type Investigate = AtSite<'investigate'>;
/** What listening posts do, and what is done about them. */
export type PostsOrder = PlantPost | InciteRebellion | Burgle | Sabotage | Investigate;

/** Keeps spies away until the next run. */
export type CounterSpy = Ordered<'counter-spy'>;
/** Finds something out of a Corporation by its number; `code`: what. */
export interface Spy extends Ordered<'spy'> {
  readonly on: number;
  readonly code: number;
}
/** Spies, and what is done about them. */
export type EspionageOrder = CounterSpy | Spy;

/** Orders of espionage, posts and sabotage: of ships, each in one slot of its line, and of the Home Office. */
export type SpyingShipOrder = never;
export type SpyingOfficeOrder = PostsOrder | EspionageOrder;
