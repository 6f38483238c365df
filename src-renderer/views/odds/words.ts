import { type Likelihood, likelihood, spreadOf, type Tally } from '#kernel/odds/tally.ts';
import type { Counted, Trial } from '#kernel/odds/odds.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { localeOf } from '../../language/tongue.ts';

/** `72 % (± 2)`; without an error where nothing is left to chance. */
export const chanceText = ({ percent, error }: Likelihood): string =>
  error === 0 ? `${percent} %` : `${percent} % (± ${error})`;

/** The chance that the reader wins. */
export const winText = (tally: Tally): string => `Win ${chanceText(likelihood(tally.ended.won, tally))}`;

interface Chance {
  readonly label: string;
  readonly text: string;
}

/** What else may come about, where it can. */
export function chancesOf({ chances }: Trial, tally: Tally): readonly Chance[] {
  const rows = [
    { label: 'Lose', came: tally.ended.lost },
    { label: 'Neither wins', came: tally.ended.open },
    ...chances.map((label, at) => ({ label: phraseText(label), came: tally.came[at] ?? 0 })),
  ];
  return rows
    .filter(({ came }) => came > 0)
    .map(({ label, came }) => ({ label, text: chanceText(likelihood(came, tally)) }));
}

interface Loss {
  readonly label: string;
  readonly text: string;
  readonly of: number;
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** What of this side is lost: `2.5 (1 to 4)`, on the average and in four battles of five. */
export const lossesOf = ({ counted }: Trial, tally: Tally, side: Counted['side']): readonly Loss[] =>
  counted.flatMap((line, at): readonly Loss[] => {
    if (line.side !== side) return [];
    const { tenths, low, high } = spreadOf(tally.counts[at] ?? []);
    const mean = (tenths / 10).toLocaleString(localeOf('en'), { ...oneDigit, useGrouping: false });
    return [
      {
        label: phraseText(line.label),
        of: line.of,
        text: low === high && tenths === 10 * low ? String(low) : `${mean} (${low} to ${high})`,
      },
    ];
  });
