import type { ScrollStep } from '#kernel/presentation.ts';
import { inPathText, pathText } from '#kernel/words/where.ts';

/** What happens in a step, whatever the passes within its chapter. */
export type ChapterStep = Pick<ScrollStep, 'title' | 'cite' | 'lines'>;

/** The heading for a step: its part with its passes or, where it belongs to no part, the outermost pass. */
const headingOf = ({ part, path }: ScrollStep): string =>
  part === '' ? pathText(path.slice(0, 1)) : inPathText(part, path);

/** The steps of a scroll under their headings. What is done in several passes under one heading stands together. */
export const chaptersOf = (
  steps: readonly ScrollStep[],
): readonly { readonly heading: string; readonly steps: readonly ChapterStep[] }[] =>
  [...Map.groupBy(steps, headingOf)].map(([heading, within]) => ({
    heading,
    steps: [...Map.groupBy(within, ({ title }) => title).values()].flatMap((same) => {
      const [first] = same;
      return first === undefined
        ? []
        : { title: first.title, cite: first.cite, lines: same.flatMap(({ lines }) => lines) };
    }),
  }));
