import { parse } from 'svelte/compiler';
import type { Text } from './text.ts';

/** Attributes that hold no words. */
const wordless = /^(class|style|id|d|href|type|role|viewBox|data-.*)$/;
/** Elements that stand within a sentence. */
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'q', 'small', 'strong', 'time']);

/** What stands within a sentence that is noted already. */
const within = 'within';

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly start?: number;
  readonly data?: string;
  readonly value?: unknown;
  readonly nodes?: readonly Node[];
  readonly fragment?: Node;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** The words of a component: what stands between its tags, each sentence whole, and the literals of its attributes, expressions and scripts. */
export function textsOfComponent(source: string): readonly Text[] {
  const found: Text[] = [];
  const note = (start: number, text: string, as: string): void => {
    found.push({
      line: source.slice(0, start).split('\n').length,
      text: text.replaceAll(/\s+/g, ' '),
      as,
    });
  };
  const walk = (node: unknown, as: string): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, as));
    if (typeof node !== 'object' || node === null) return;
    const { type = '', name = '', start = 0, value, nodes, quasis } = node as Node;
    if (type === 'StyleSheet' || type === 'ImportDeclaration' || type.startsWith('TSType')) return;
    if (type === 'Attribute' && wordless.test(name)) return;
    const here = contextOf(node as Node) ?? as;
    if (type === 'Fragment' && nodes !== undefined && here !== within)
      for (const run of sentences(nodes)) note(run.start, run.text, here);
    if (type === 'Text' && here.startsWith('attribute')) note(start, (node as Node).data ?? '', here);
    if (type === 'Literal' && typeof value === 'string') note(start, value, here);
    if (quasis !== undefined) note(start, quasis.map(({ value: { cooked } }) => cooked).join('…'), here);
    for (const [key, child] of Object.entries(node)) if (key !== 'metadata') walk(child, here);
  };
  const { instance, module, fragment } = parse(source, { modern: true });
  walk([module, instance], 'script');
  walk(fragment, 'words');
  return found;
}

/** What the texts within a node are; undefined: what they are around it. */
const contextOf = (node: Node): string | undefined => {
  if (node.type === 'Attribute') return `attribute ${node.name}`;
  return node.type === 'RegularElement' && inlineText(node) !== undefined ? within : undefined;
};

interface Sentence {
  readonly start: number;
  readonly text: string;
}

/** What stands between the tags of one element: neighbouring words, with `…` for expressions, and what inline elements hold. */
function sentences(nodes: readonly Node[]): readonly Sentence[] {
  const found: Sentence[] = [];
  let open: Sentence | undefined;
  const close = (): void => {
    if (open !== undefined && /\p{L}/u.test(open.text)) found.push(open);
    open = undefined;
  };
  for (const node of nodes) {
    const text = inlineText(node);
    if (text === undefined) close();
    else open = { start: open?.start ?? node.start ?? 0, text: `${open?.text ?? ''}${text}` };
  }
  close();
  return found;
}

function inlineText({ type, name = '', data = '', fragment }: Node): string | undefined {
  if (type === 'Text') return data;
  if (type === 'ExpressionTag') return '…';
  if (type !== 'RegularElement' || !inline.has(name)) return undefined;
  const parts = (fragment?.nodes ?? []).map(inlineText);
  return parts.includes(undefined) ? undefined : parts.join('');
}
