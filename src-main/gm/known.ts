import { nameToChoose } from '#kernel/early.ts';
import { rulesets } from '#rulesets/all.ts';
import type { SomeRuleset } from '../services/ruleset.ts';

/** Every ruleset, for the few commands whose options are of all rules. Others read that of their game alone. */
export const known = rulesets as readonly unknown[] as readonly SomeRuleset[];

/** The same by their ids, for whoever chooses among them. */
export const ruleIds = (): string => known.map((rules) => nameToChoose(rules.id, rules)).join(', ');
export const rulesetById = (id: string): SomeRuleset | undefined =>
  known.find((ruleset) => ruleset.id === id);
