import type { Game } from '#kernel/game/game.ts';
import type { Part } from '../support/kits/parts.ts';
import type { TestKit } from '../support/kits/testKit.ts';

/** A long trial that `npm test` has no time for. It tells how it goes, and returns what was not as it should be. */
export interface Campaign {
  readonly name: string;
  /** In a few words, with its options. */
  readonly what: string;
  /** What a ruleset and its kit must have to be tried so; absent: it plays the first ruleset of the list, whichever is wanted. */
  readonly needs?: readonly Part[];
  run(args: readonly string[], kit: TestKit<Game>): Promise<readonly string[]>;
}
