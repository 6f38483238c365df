import type { Scale } from '#kernel/presentation.ts';
import type { TurnFigures } from '#contract/player/history.ts';
import { amountText } from '../../parts/text/amounts.ts';

/** One line of the chart. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly scale: Scale;
  /** A value for each turn; undefined where it is not known. */
  readonly values: readonly (number | undefined)[];
  /** A colour of `tokens.css`, and dashes, so that lines can be told apart without colour. */
  readonly color: string;
  readonly dash: readonly number[];
}

const colors = [
  '--gold',
  '--green',
  '--red',
  '--blue',
  '--amber',
  '--ink',
  '--ink-3',
  '--gold-deep',
] as const;
const dashes: readonly (readonly number[])[] = [[], [8, 3], [3, 3], [12, 4, 3, 4]];

/** The figures of all turns as lines, in the order in which they first come. */
export function seriesOf(turns: readonly TurnFigures[]): readonly Series[] {
  const known = new Map(
    turns.flatMap(({ figures }) => figures.map((figure) => [figure.key, figure] as const)),
  );
  return [...known.values()].map(({ key, label, scale }, index) => ({
    key,
    label,
    scale,
    values: turns.map(({ figures }) => figures.find((figure) => figure.key === key)?.value),
    color: colors[index % colors.length]!,
    dash: dashes[(index + Math.trunc(index / dashes.length)) % dashes.length]!,
  }));
}

export const valueText = (scale: Scale, value: number | undefined): string =>
  value === undefined ? '–' : amountText(value, scale);
