import type { Mutant } from './mutants.ts';

/** What the switched text asks: whether the mutant of this number is on. It also tells that the spot is run. */
export type Broken = (number: number) => boolean;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * The file with all these mutants in it, each with a switch: which of them is on, `globalThis.broken(number)` says while it runs.
 * So one program can be broken in a thousand ways without being started a thousand times.
 */
export function switched(content: string, mutants: ReadonlyMap<number, Mutant>): string {
  const outerFirst = [...mutants].sort(([, a], [, b]) => a.start - b.start || b.end - a.end);
  const written = outerFirst.map(([number, mutant]) => ({ mutant, ...around(number, mutant) }));
  // At one spot what closes comes before what opens; what was opened last closes first.
  const insertions: readonly Insertion[] = [
    ...written.toReversed().map(({ mutant, after }) => ({ at: mutant.end, text: after })),
    ...written.map(({ mutant, before }) => ({ at: mutant.start, text: before })),
  ];
  const dots = new Set(
    outerFirst
      .filter(([, { shape, start }]) => shape === 'called' && content[start - 2] !== '?')
      .map(([, { start }]) => start - 1),
  );
  let [text, from] = ['', 0];
  for (const { at, text: inserted } of insertions.toSorted((a, b) => a.at - b.at)) {
    text += content.slice(from, dots.has(at - 1) ? at - 1 : at) + inserted;
    from = at;
  }
  return text + content.slice(from);
}

function around(
  number: number,
  { shape, text }: Mutant,
): { readonly before: string; readonly after: string } {
  const on = `globalThis.broken(${number})`;
  switch (shape) {
    case 'expression':
      return { before: `(${on}?(${text}):(`, after: '))' };
    case 'statement':
      return { before: `{if(!${on}){`, after: '}}' };
    case 'result':
      return { before: `{if(${on})return;`, after: '}' };
    case 'called':
      return { before: `[${on}?'${text}':'`, after: `']` };
    case 'member':
      return { before: `[${on}?${text}:`, after: ']' };
    default:
      throw new Error(`There is no switch for ${String(shape satisfies never)}.`);
  }
}
