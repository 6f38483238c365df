import type { Notebook, RankTemplate } from '#contract/player/notebook.ts';
import type { UnitId } from '#kernel/ids.ts';
import type { Deal, RankedType } from '#kernel/presentation.ts';

/**
 * A template of the present ranks of a unit's ships, by type: for a type in several ranks, the one with the
 * most ships, or the lowest among equals.
 */
export const templateOf = (name: string, types: readonly RankedType[]): RankTemplate => ({
  name,
  ranks: types.map(({ type, ranks }) => ({ type, rank: ranks.indexOf(Math.max(...ranks)) + 1 })),
});

/**
 * What the template changes in a unit: all ships of each type it names move to one rank. Other types stay
 * where they are.
 */
export const dealsOf = (
  { ranks }: RankTemplate,
  unit: UnitId,
  types: readonly RankedType[],
): readonly Deal[] =>
  types.flatMap(({ type, count }) => {
    const rank = ranks.find((each) => each.type === type)?.rank;
    return rank === undefined
      ? []
      : [{ unit, type, ranks: [1, 2, 3, 4, 5].map((each) => (each === rank ? count : 0)) }];
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

/** Ranks after moving a number of ships from one rank to another. */
export const movedRanks = (
  ranks: readonly number[],
  from: number,
  to: number,
  count: number,
): readonly number[] =>
  ranks.map((ships, at) => ships - (at + 1 === from ? count : 0) + (at + 1 === to ? count : 0));
