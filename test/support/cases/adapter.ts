import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { CaseFile, Scalar } from './caseFile.ts';
import type { Played } from './played.ts';

/** Facts of a world as a tree: what the paths of checks walk. */
export type Facts = { readonly [name: string]: Scalar | Facts };

/** A mistake in the writing of a case, with what to write instead. */
export class CaseMistake extends Error {}

/** What a ruleset teaches the case runner: how worlds, orders and facts are written. */
export interface CaseAdapter<G extends Game> {
  readonly ruleset: Ruleset<G>;
  /** GIVEN lines as the JSON `setup`. */
  readGiven(lines: readonly string[]): unknown;
  /** The world of a JSON `setup`; throws CaseMistake. */
  world(setup: unknown): G['state'];
  /** The same world with somebody in it whom the case is not about, and beside whom all that it expects has to hold as well; absent: its world is as it stands. */
  beside?(world: G['state'], file: CaseFile): G['state'];
  /** Who gives orders under this name in this world, the game master too; throws CaseMistake for anybody who is not in it. */
  seat(name: string, state: G['state']): SeatId;
  /** One order sentence; `unit` is absent for headquarters. */
  order(
    sentence: string,
    seat: SeatId,
    state: G['state'],
  ): { readonly unit?: UnitId; readonly order: Unnumbered<G['order']> };
  /** A spot by its name under OFFERED; undefined for what is none. Where it is absent, cases do not ask what is offered. */
  spot?(name: string): Spot | undefined;
  facts(state: G['state']): Facts;
  /** The faces of a die that is written under DICE as a number alone; absent: any. */
  readonly faces?: number;
  /** What is wrong with a turn by laws of the game that every case has to keep; absent: there are none. */
  faults?(played: Played<G>): readonly string[];
  /** Throws CaseMistake for the path of a fact that no world of this case could have, naming what is known. */
  checkFact(path: string, state: G['state']): void;
  /** An event with names for ids, resources for money. */
  plainEvent(event: G['event'], state: G['state']): Facts;
  /** An EXPECT line about a fact, as its path and the rest of the line; undefined when it is none. */
  factLine(line: string): { readonly path: string; readonly rest: string } | undefined;
}
