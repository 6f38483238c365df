import type { Fault } from '#kernel/orders/sheet.ts';

/** A line cut where something is wrong; what is wrong behind its end is marked by a space. */
export function partsOf(
  text: string,
  faults: readonly Fault[],
): readonly { readonly text: string; readonly wrong: boolean }[] {
  const signs = Array.from({ length: Math.max(text.length, ...faults.map(({ to }) => to)) }, (_, at) => ({
    sign: text[at] ?? ' ',
    wrong: faults.some(({ from, to }) => at + 1 >= from && at + 1 <= to),
  }));
  const parts: { text: string; wrong: boolean }[] = [];
  for (const { sign, wrong } of signs) {
    const last = parts.at(-1);
    if (last?.wrong === wrong) last.text += sign;
    else parts.push({ text: sign, wrong });
  }
  return parts;
}
