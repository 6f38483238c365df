import type { TurnFigures } from '#contract/player/history.ts';
import { moneyText } from '../../parts/text/money.ts';

/** One line of the chart. Money in hundredths. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly scale: 'money' | 'count';
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

export const valueText = (scale: Series['scale'], value: number | undefined): string =>
  value === undefined ? '–' : scale === 'money' ? moneyText(value) : String(value);
