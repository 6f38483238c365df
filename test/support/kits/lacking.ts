import type { Game } from '#kernel/game/game.ts';
import type { Part } from './parts.ts';
import { parts } from './parts.ts';
import type { TestKit } from './testKit.ts';

function isThere({ ruleset, ...kit }: TestKit<Game>, part: Part): boolean {
  const has = { ...ruleset, ...ruleset.beginning, ...kit };
  return has[part] !== undefined;
}

/** The parts that a ruleset and its kit lack, excused or not. */
export const lacking = (kit: TestKit<Game>): readonly Part[] =>
  (Object.keys(parts) as Part[]).filter((part) => !isThere(kit, part));

/** That a part is lacking, what follows, and why. */
export function saidToLack({ ruleset: { title }, lacks }: TestKit<Game>, part: Part): string {
  const why = lacks[part];
  return `${title} has no «${part}»: ${parts[part]}.${why === undefined ? '' : ` ${why}`}`;
}

/** In words, what is lacking of these parts; empty when all are there. */
export const saidMissing = (kit: TestKit<Game>, needed: readonly Part[]): readonly string[] =>
  lacking(kit)
    .filter((part) => needed.includes(part))
    .map((part) => saidToLack(kit, part));
