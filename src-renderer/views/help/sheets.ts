import type { GuideSheet } from '#kernel/lessons.ts';
import { rulesets } from '#rulesets/all.ts';

/** Every sheet of every game, each once. */
export const sheets: readonly GuideSheet[] = rulesets.flatMap((ruleset) => ruleset.guide?.sheets ?? []);

/** What is open while a sheet is shown. */
export const overlayOf = ({ id }: Pick<GuideSheet, 'id'>): string => `sheet-${id}`;
