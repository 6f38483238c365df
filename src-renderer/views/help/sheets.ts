import type { GuideSheet } from '#kernel/lessons.ts';
import { rulesets } from '#rulesets/all.ts';

/** Every sheet of every game, each once. */
export const sheets: readonly GuideSheet[] = rulesets.flatMap((ruleset) => ruleset.guide?.sheets ?? []);
