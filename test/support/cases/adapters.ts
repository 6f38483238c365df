import type { Game } from '#kernel/game/game.ts';
import { firstKit, kits, unknownRuleset } from '../kits/kits.ts';
import type { CaseAdapter } from './adapter.ts';
import { CaseMistake } from './adapter.ts';

/** How cases of a ruleset are written; throws CaseMistake for one that nobody knows. */
export function adapterOf(name: string): CaseAdapter<Game> {
  const kit = kits.find(({ ruleset }) => ruleset.id === name);
  if (kit === undefined) throw new CaseMistake(unknownRuleset(name));
  return kit.cases;
}

/** The ruleset of a case that does not name it: that of the folder it lies in, as in `rulesets/galactic-empires/cases/`, else the first. */
export const rulesetByPath = (path = ''): string =>
  /(?:^|[\\/])rulesets[\\/]([^\\/]+)[\\/]cases[\\/]/.exec(path)?.[1] ?? firstKit.ruleset.id;
