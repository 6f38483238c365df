import type { UnitId } from '#kernel/words/ids.ts';
import { listedOrders, ordersOf } from '#kernel/game/plan.ts';
import type { LedgerLine, Ledger, ScrollLine, ScrollPicture } from '#kernel/presentation.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { type Phrase, phrase, phraseText } from '#kernel/words/phrase.ts';
import { type AnyPlan, planWordsOf } from '../../state/rules.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { type ChapterStep, chaptersOf } from '../scroll/chapters.ts';

/** Two lines beside each other: the same in both, or different, or on one side alone. */
export interface Pair<T> {
  readonly left?: T;
  readonly right?: T;
  readonly same: boolean;
}

/** Lines under a heading; `inner`: under a smaller one too. */
export interface Block<T> {
  readonly heading: string;
  readonly inner?: string;
  readonly pairs: readonly Pair<T>[];
}

/**
 * Two lists beside each other in their order, with as many equal entries side by side as there can be; between those, entries
 * that differ stand in one row.
 */
export function aligned<T>(
  left: readonly T[],
  right: readonly T[],
  keyOf: (entry: T) => string,
): readonly Pair<T>[] {
  const [a, b] = [left.map(keyOf), right.map(keyOf)];
  // most[i][j]: how many equal entries remain from i and j on.
  const most = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      most[i]![j] = a[i] === b[j] ? most[i + 1]![j + 1]! + 1 : Math.max(most[i + 1]![j]!, most[i]![j + 1]!);
  const pairs: Pair<T>[] = [];
  let gap: { left: T[]; right: T[] } = { left: [], right: [] };
  const close = (): void => {
    for (let at = 0; at < Math.max(gap.left.length, gap.right.length); at += 1)
      pairs.push({
        same: false,
        ...(at < gap.left.length ? { left: gap.left[at]! } : {}),
        ...(at < gap.right.length ? { right: gap.right[at]! } : {}),
      });
    gap = { left: [], right: [] };
  };
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      close();
      pairs.push({ same: true, left: left[i++]!, right: right[j++]! });
    } else if (j >= b.length || (i < a.length && most[i + 1]![j]! >= most[i]![j + 1]!))
      gap.left.push(left[i++]!);
    else gap.right.push(right[j++]!);
  }
  close();
  return pairs;
}

const lineKey = ({ said, open }: ScrollLine): string => `${open === true ? '?' : ''}${phraseText(said)}`;

interface Headed extends ChapterStep {
  readonly heading: string;
}
const headed = (picture: ScrollPicture | undefined): readonly Headed[] =>
  chaptersOf(picture?.steps ?? []).flatMap(({ heading, steps }) =>
    steps.map((step) => ({ ...step, heading })),
  );

/** Two previews, step beside step. */
export function comparedScrolls(
  left: ScrollPicture | undefined,
  right: ScrollPicture | undefined,
): readonly Block<ScrollLine>[] {
  const steps = aligned(headed(left), headed(right), ({ heading, title }) => `${heading} ${title}`);
  const block = (one: Headed, other: Headed | undefined, isLeft: boolean): Block<ScrollLine> => ({
    heading: one.heading,
    inner: one.title,
    pairs: isLeft
      ? aligned(one.lines, other?.lines ?? [], lineKey)
      : aligned(other?.lines ?? [], one.lines, lineKey),
  });
  return steps.flatMap(({ left: one, right: other, same }) =>
    same
      ? [block(one!, other, true)]
      : [
          ...(one === undefined ? [] : [block(one, undefined, true)]),
          ...(other === undefined ? [] : [block(other, undefined, false)]),
        ],
  );
}

/** Two plans, the orders of each list beside each other. */
export function comparedOrders(turn: Turn, left: AnyPlan, right: AnyPlan): readonly Block<Phrase>[] {
  const { presentation } = turn.rules;
  const rows = [left, right].flatMap((plan) => presentation.units(turn.view, plan));
  const ids = [...new Set([left, right].flatMap((plan) => listedOrders(plan).map(({ unit }) => unit)))];
  const heading = (unit: UnitId | undefined): string => {
    const row = rows.find((one) => one.unit === unit);
    return unit === undefined
      ? planWordsOf(turn).general
      : row === undefined
        ? unit
        : `${row.label} ${row.name}`;
  };
  const said = (plan: AnyPlan, unit: UnitId | undefined): readonly Phrase[] =>
    ordersOf(plan, unit).map((order) => phrase('{order}', { order: turn.said(order, unit) }));
  const typed = ({ typed: lines = {} }: AnyPlan): readonly Phrase[] =>
    Object.entries(lines).map(([line, text]) => phrase('{line}: {text}', { line, text }));
  const blocks = [
    ...ids.map((unit) => ({
      heading: heading(unit),
      pairs: aligned(said(left, unit), said(right, unit), phraseText),
    })),
    { heading: 'Typed lines', pairs: aligned(typed(left), typed(right), phraseText) },
  ];
  return blocks.filter(({ pairs }) => pairs.length > 0);
}

/** The sums of two previews, line beside line. */
export const comparedSums = (
  left: readonly Ledger[],
  right: readonly Ledger[],
): readonly { readonly ledger: Ledger; readonly pairs: readonly Pair<LedgerLine>[] }[] =>
  aligned(left, right, ({ title }) => title).map(({ left: one, right: other }) => ({
    ledger: (one ?? other)!,
    pairs: aligned(one?.lines ?? [], other?.lines ?? [], ({ label }) => label).map((pair) => ({
      ...pair,
      same:
        pair.left?.amount === pair.right?.amount && String(pair.left?.within) === String(pair.right?.within),
    })),
  }));

/** What is wrong in two plans, beside each other. */
export const comparedProblems = (
  left: readonly Problem[],
  right: readonly Problem[],
): readonly Pair<Phrase>[] =>
  aligned(
    left.map(({ phrase: said }) => said),
    right.map(({ phrase: said }) => said),
    phraseText,
  );

/** How many pairs of these blocks differ. */
export const differing = (blocks: readonly { readonly pairs: readonly Pair<unknown>[] }[]): number =>
  blocks.reduce((sum, { pairs }) => sum + pairs.filter(({ same }) => !same).length, 0);
