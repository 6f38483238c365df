import type { AnyRuleset } from '#rulesets/all.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { saltRoads } from '#test/rulesets/salt-roads/game/ruleset.ts';
import { rulesets as own } from '../../../shared/rulesets/all.ts';

/** The rulesets of the program, Pearl Divers and Salt Roads: what `hook.ts` puts in the place of the list. */
export const rulesets: readonly AnyRuleset[] = [...own, pearlDivers, saltRoads];

export const rulesetById = (id: string): AnyRuleset | undefined => rulesets.find((one) => one.id === id);
