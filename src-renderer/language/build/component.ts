import { parse } from 'svelte/compiler';
import {
  around,
  type Edit,
  type Found,
  isLeaf,
  isProse,
  isSpoken,
  keyOf,
  type Leaf,
  leaves,
  looksUp,
} from './found.ts';
import { textsWithin } from './script.ts';

/** Attributes that hold no words. */
const wordless = /^(class|style|id|d|href|type|role|viewBox|value|name|for|key|kind|data-.*)$/;
/** Elements that stand within a sentence. */
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'q', 'small', 'strong', 'time']);

export interface Component {
  readonly texts: readonly Found[];
  /** Where an import can stand; undefined: it has no script. */
  readonly script: number | undefined;
}

/** The texts of a component: sentences between its tags, attributes, and what its scripts say. */
export function textsOfComponent(source: string): Component {
  const { instance, module, fragment } = parse(source, { modern: true });
  const found: Found[] = [];
  textsWithin(module?.content, source, found);
  textsWithin(instance?.content, source, found);
  markup(fragment, source, found);
  const script = (module ?? instance)?.content as unknown as Leaf | undefined;
  return { texts: found, script: script?.start };
}

function markup(node: unknown, source: string, into: Found[]): void {
  if (Array.isArray(node)) return node.forEach((one) => markup(one, source, into));
  if (!isLeaf(node) || node.type === 'StyleSheet' || node['name'] === 'pre') return;
  if (node.type === 'Attribute') return attribute(node, source, into);
  if (node.type === 'Fragment') for (const run of runsOf(leaves(node['nodes']))) sentence(run, source, into);
  for (const [member, child] of Object.entries(node))
    if (typeof child === 'object' && child !== null && member !== 'metadata')
      if (isScript(child)) textsWithin(child, source, into, node.type === 'ExpressionTag' ? 'words' : '');
      else markup(child, source, into);
}

/** Expressions are scripts; whatever can hold markup is none. */
const isScript = (node: unknown): boolean =>
  isLeaf(node) && /Expression$|^Literal$|Literal$|Declaration$/.test(node.type);

function attribute(node: Leaf, source: string, into: Found[]): void {
  const name = String(node['name']);
  if (wordless.test(name)) return;
  const { value } = node;
  if (isLeaf(value)) return textsWithin(value['expression'], source, into, name);
  const parts = leaves(value);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return;
  for (const part of parts) textsWithin(part['expression'], source, into, name);
  const key = keyOf(parts.map(numbered()).join(''));
  if (!hasWords(key) || !(isSpoken(name) || (isProse(key) && key.includes(' ')))) return;
  const quote = /["']/.test(source.charAt(first.start - 1)) ? 1 : 0;
  const edits = callEdits(
    parts,
    first.start - quote,
    last.end + quote,
    `{${looksUp.whole}(${JSON.stringify(key)}`,
  );
  into.push({ start: node.start, key, edits });
}

const hasWords = (key: string): boolean => /\p{L}{2}|^\p{L}$/u.test(key.replaceAll(/\{\d+\}|<\/?\d>/g, ''));

/** A part of a sentence as its key has it; what is filled in is counted. */
function numbered(): (part: Leaf) => string {
  let count = 0;
  return (part) => (part.type === 'Text' ? String(part['data']) : `{${++count}}`);
}

const isPlain = ({ type }: Leaf): boolean => type === 'Text' || type === 'ExpressionTag';
const within = (node: Leaf): readonly Leaf[] => leaves((node['fragment'] as Leaf | undefined)?.['nodes']);
/** Whether it stands within a sentence. */
const isInline = (node: Leaf): boolean =>
  isPlain(node) ||
  (node.type === 'RegularElement' && inline.has(String(node['name'])) && within(node).every(isInline));

/** Neighbours that make a sentence. */
function runsOf(nodes: readonly Leaf[]): readonly (readonly Leaf[])[] {
  const runs: Leaf[][] = [[]];
  for (const node of nodes)
    if (isInline(node)) runs.at(-1)?.push(node);
    else runs.push([]);
  return runs.filter((run) => run.some(({ type }) => type === 'Text'));
}

interface Piece {
  readonly parts: readonly Leaf[];
  readonly said: string;
}

/** A sentence as its pieces: before, within and after each element. */
function piecesOf(run: readonly Leaf[], said: (part: Leaf) => string): readonly Piece[] {
  const pieces: { parts: Leaf[]; said: string }[] = [{ parts: [], said: '' }];
  const add = (part: Leaf): void => {
    const last = pieces.at(-1);
    last?.parts.push(part);
    if (last !== undefined) last.said += said(part);
  };
  for (const node of run)
    if (isPlain(node)) add(node);
    else {
      pieces.push({ parts: [], said: '' });
      within(node).forEach(add);
      pieces.push({ parts: [], said: '' });
    }
  return pieces;
}

function sentence(run: readonly Leaf[], source: string, into: Found[]): void {
  if (run.some((node) => !isPlain(node) && !within(node).every(isPlain))) return;
  const pieces = piecesOf(run, numbered());
  const whole = pieces
    .map(({ said }, at) => (at % 2 === 0 ? said : `<${(at + 1) / 2}>${said}</${(at + 1) / 2}>`))
    .join('');
  const key = keyOf(whole);
  const start = run[0]?.start ?? 0;
  if (!hasWords(key)) return;
  const edits = pieces.flatMap(({ parts }, at) =>
    pieceEdits(parts, source, key, pieces.length === 1 ? undefined : at),
  );
  into.push({ start, key, edits });
}

/** One piece as a look-up; spaces before and after it stay. A piece without words stays as it is. */
function pieceEdits(
  parts: readonly Leaf[],
  source: string,
  key: string,
  at: number | undefined,
): readonly Edit[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (
    first === undefined ||
    last === undefined ||
    !parts.some((part) => part.type === 'Text' && /\S/.test(String(part['data'])))
  )
    return [];
  const start =
    first.start + (first.type === 'Text' ? around(source.slice(first.start, first.end))[0].length : 0);
  const end = last.end - (last.type === 'Text' ? around(source.slice(last.start, last.end))[1].length : 0);
  const call = at === undefined ? `${looksUp.whole}(` : `${looksUp.piece}(${at}, `;
  return callEdits(parts, start, end, `{${call}${JSON.stringify(key)}`);
}

/** What stands from `start` to `end` as a call in braces; expressions stay where they are and become its arguments. */
function callEdits(parts: readonly Leaf[], start: number, end: number, call: string): readonly Edit[] {
  const edits: Edit[] = [];
  let [from, open] = [start, call];
  for (const part of parts)
    if (part.type === 'ExpressionTag') {
      edits.push({ start: from, end: part.start + 1, text: `${open}, ` });
      [from, open] = [part.end - 1, ''];
    }
  return [...edits, { start: from, end, text: `${open})}` }];
}
