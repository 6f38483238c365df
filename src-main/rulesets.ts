import { rulesetOnDemand, rulesetsOnDemand } from '#rulesets/onDemand.ts';
import type { RulesetOf, Rulesets } from './services/ruleset.ts';

/** The program's own rulesets. */
export const rulesets: Rulesets = {
  ids: Object.keys(rulesetsOnDemand),
  of: rulesetOnDemand as unknown as RulesetOf,
};
