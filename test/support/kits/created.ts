import type { Draw } from '#kernel/dice/draw.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import type { Ruleset } from '#kernel/ruleset.ts';

/** The world of a new game of rules that need no books. */
export function created<G extends Game>(
  { beginning }: Pick<Ruleset<G>, 'beginning'>,
  setup: unknown,
  draw: Draw,
): Result<G['state'], readonly Problem[]> {
  const made = beginning.create(setup, {}, draw);
  return made.ok ? good(made.value.state) : made;
}
