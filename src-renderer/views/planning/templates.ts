import type { Notebook, RankTemplate } from '#contract/player/notebook.ts';
import type { UnitId } from '#kernel/ids.ts';
import type { Deal, RankedType } from '#kernel/presentation.ts';

/** The ranks a unit's ships stand in now, by type: a type in several ranks counts for the one that holds most of it, the lowest of equals. */
export const templateOf = (name: string, types: readonly RankedType[]): RankTemplate => ({
  name,
  ranks: types.map(({ type, ranks }) => ({ type, rank: ranks.indexOf(Math.max(...ranks)) + 1 })),
});

/** What the template moves in a unit: all ships of each type it names into one rank. Types it does not name stay where they are. */
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

/** The notebook with the template in it, in place of one of the same name. */
export const withTemplate = (notebook: Notebook, template: RankTemplate): Notebook => ({
  ...notebook,
  rankTemplates: [...notebook.rankTemplates.filter(({ name }) => name !== template.name), template],
});

export const withoutTemplate = (notebook: Notebook, name: string): Notebook => ({
  ...notebook,
  rankTemplates: notebook.rankTemplates.filter((each) => each.name !== name),
});

/** The notebook with a template under another name; unchanged where that name is taken. */
export function withRenamed(notebook: Notebook, from: string, to: string): Notebook {
  if (notebook.rankTemplates.some(({ name }) => name === to)) return notebook;
  return {
    ...notebook,
    rankTemplates: notebook.rankTemplates.map((each) => (each.name === from ? { ...each, name: to } : each)),
  };
}

/** Ranks after so many ships of one rank have gone to another. */
export const movedRanks = (
  ranks: readonly number[],
  from: number,
  to: number,
  count: number,
): readonly number[] =>
  ranks.map((ships, at) => ships - (at + 1 === from ? count : 0) + (at + 1 === to ? count : 0));
