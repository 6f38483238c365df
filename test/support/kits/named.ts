import type { Game } from '#kernel/game/game.ts';
import { firstKit, kits, unknownRuleset } from './kits.ts';
import type { TestKit } from './testKit.ts';

/** The ruleset that `--rules NAME` names in the arguments of a command, the first of the list without it; and the other arguments. */
export function namedKit(args: readonly string[]): {
  readonly kit: TestKit<Game>;
  readonly rest: readonly string[];
  readonly fault?: string;
} {
  const at = args.indexOf('--rules');
  if (at < 0) return { kit: firstKit, rest: args };
  const name = args[at + 1] ?? '';
  const rest = [...args.slice(0, at), ...args.slice(at + 2)];
  const kit = kits.find(({ ruleset }) => ruleset.id === name);
  return kit === undefined ? { kit: firstKit, rest, fault: unknownRuleset(name) } : { kit, rest };
}
