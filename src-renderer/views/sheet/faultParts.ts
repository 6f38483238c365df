import type { Advised, Fault } from '#kernel/orders/sheet.ts';

type Columns = Pick<Fault, 'from' | 'to'>;

export interface Part {
  readonly text: string;
  /** It cannot be read. */
  readonly wrong: boolean;
  /** There is advice on the order that it writes. */
  readonly advised: boolean;
}

/** A line cut where something is wrong or there is advice; what is wrong behind its end is marked by a space. */
export function partsOf(
  text: string,
  faults: readonly Fault[],
  advice: readonly Advised[] = [],
): readonly Part[] {
  const holds = (all: readonly Columns[], at: number): boolean =>
    all.some(({ from, to }) => at + 1 >= from && at + 1 <= to);
  const signs = Array.from({ length: Math.max(text.length, ...faults.map(({ to }) => to)) }, (_, at) => ({
    text: text[at] ?? ' ',
    wrong: holds(faults, at),
    advised: holds(advice, at),
  }));
  const parts: Part[] = [];
  for (const sign of signs) {
    const last = parts.at(-1);
    if (last?.wrong === sign.wrong && last.advised === sign.advised)
      parts[parts.length - 1] = { ...last, text: last.text + sign.text };
    else parts.push(sign);
  }
  return parts;
}
