import type { Game } from '#kernel/game/game.ts';
import { kitsOnDemand } from './onDemand.ts';
import type { TestKit } from './testKit.ts';

/** Every kit, read. The first is taken where none is named. */
export const kits: readonly TestKit<Game>[] = await Promise.all(
  Object.values(kitsOnDemand).map((read) => read()),
);

export const firstKit = kits[0] as TestKit<Game>;

export const unknownRuleset = (name: string): string =>
  `no ruleset «${name}» has a test kit; there are ${kits.map(({ ruleset }) => ruleset.id).join(', ')}`;

/** The kit of the ruleset with this id; throws an error that names those there are. */
export function kitOf(name: string): TestKit<Game> {
  const found = kits.find(({ ruleset }) => ruleset.id === name);
  if (found === undefined) throw new Error(unknownRuleset(name));
  return found;
}
