import type { Notebook, RankTemplate } from '#contract/player/notebook.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Deal, SplitType } from '#kernel/presentation.ts';

/**
 * A template of how a unit is split now, by type: for a type in several parts, the one with the most, or the
 * first among equals.
 */
export const templateOf = (name: string, types: readonly SplitType[]): RankTemplate => ({
  name,
  ranks: types.map(({ type, counts }) => ({ type, rank: counts.indexOf(Math.max(...counts)) + 1 })),
});

/**
 * What the template changes in a unit: all of each type it names move to one part. Other types stay where
 * they are.
 */
export const dealsOf = (
  { ranks }: RankTemplate,
  unit: UnitId,
  types: readonly SplitType[],
): readonly Deal[] =>
  types.flatMap(({ type, count, counts }) => {
    const rank = ranks.find((each) => each.type === type)?.rank;
    return rank === undefined || rank > counts.length
      ? []
      : [{ unit, type, counts: counts.map((_, at) => (at + 1 === rank ? count : 0)) }];
  });

/** The notebook with this template, replacing one of the same name. */
export const withTemplate = (notebook: Notebook, template: RankTemplate): Notebook => ({
  ...notebook,
  rankTemplates: [...notebook.rankTemplates.filter(({ name }) => name !== template.name), template],
});

export const withoutTemplate = (notebook: Notebook, name: string): Notebook => ({
  ...notebook,
  rankTemplates: notebook.rankTemplates.filter((each) => each.name !== name),
});

/** The notebook with a template renamed; unchanged if the new name is taken. */
export function withRenamed(notebook: Notebook, from: string, to: string): Notebook {
  if (notebook.rankTemplates.some(({ name }) => name === to)) return notebook;
  return {
    ...notebook,
    rankTemplates: notebook.rankTemplates.map((each) => (each.name === from ? { ...each, name: to } : each)),
  };
}

/** The counts after moving so many from one part to another; parts are counted from 1. */
export const movedCounts = (
  counts: readonly number[],
  from: number,
  to: number,
  count: number,
): readonly number[] =>
  counts.map((here, at) => here - (at + 1 === from ? count : 0) + (at + 1 === to ? count : 0));
