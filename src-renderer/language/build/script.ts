import { parseSync } from 'vite';
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

/** The texts of a module. */
export function textsOfModule(source: string): readonly Found[] {
  const found: Found[] = [];
  textsWithin(parseSync('module.ts', source, { lang: 'ts' }).program, source, found);
  return found;
}

/** What a person never reads, or what is compared with something that is no text of ours. */
const silent =
  /^(?:Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|ThrowStatement|TaggedTemplate|JSX)/;
const asks = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'has',
  'get',
  'split',
  'querySelector',
]);
const compares = new Set(['===', '!==', '==', '!=', 'in']);
/** Members and variables that name keys of a keyboard, or kinds and ids, or what a file holds. */
const unspoken = new Set(['keys', 'key', 'kind', 'id', 'screen', 'code', 'usual', 'stored']);

/** Walks a syntax tree of scripts, and notes texts and how each becomes a look-up; `named`: the member or attribute around it. */
export function textsWithin(node: unknown, source: string, into: Found[], named = ''): void {
  if (Array.isArray(node)) return node.forEach((one) => textsWithin(one, source, into, named));
  if (!isLeaf(node) || silent.test(node.type) || isError(node)) return;
  const text = literalText(node);
  if (text !== undefined && !unspoken.has(named) && (isProse(text) || isSpoken(named)))
    note(node, text, source, into);
  noteCounted(node, into);
  for (const [member, child] of Object.entries(node))
    if (typeof child === 'object' && child !== null && !isUnread(node, member, child))
      textsWithin(
        isDraft(node) && Array.isArray(child) ? child.slice(1) : child,
        source,
        into,
        nameOf(node) ?? (node.type === 'CallExpression' ? '' : named),
      );
}

const isError = ({ type, callee }: Leaf): boolean =>
  type === 'NewExpression' && isLeaf(callee) && String(callee['name']).endsWith('Error');

/** `new Draft(key, …)`: its key is kept, whatever is spoken then. */
const isDraft = ({ type, callee }: Leaf): boolean =>
  type === 'NewExpression' && isLeaf(callee) && callee['name'] === 'Draft';

/** Members of a node that hold no texts: types, names of members, and what is compared. */
function isUnread(node: Leaf, member: string, child: unknown): boolean {
  if (
    /^(?:typeAnnotation|typeArguments|typeParameters|returnType|superTypeArguments|implements|metadata|loc|comments)$/.test(
      member,
    )
  )
    return true;
  if (member === 'key') return node['computed'] !== true;
  if (member === 'property') return isText(child);
  if (node.type === 'BinaryExpression') return compares.has(String(node['operator'])) && isText(child);
  if (node.type === 'SwitchCase') return member === 'test';
  if (/^Export/.test(node.type) && member === 'source') return true;
  if (node.type !== 'CallExpression') return false;
  return member === 'arguments'
    ? asksFor(node) || countedBy(node) !== undefined
    : member === 'callee' && isOneOf(node);
}

const isText = (node: unknown): boolean => isLeaf(node) && literalText(node) !== undefined;
const calledMember = ({ callee }: Leaf): string | undefined =>
  isLeaf(callee) && isLeaf(callee['property']) ? String(callee['property']['name']) : undefined;
const asksFor = (call: Leaf): boolean =>
  asks.has(calledMember(call) ?? '') && leaves(call['arguments']).every(isText);
/** `['Enter', 'Escape'].includes(…)` */
const isOneOf = (call: Leaf): boolean =>
  calledMember(call) === 'includes' &&
  isLeaf(call['callee']) &&
  isLeaf(call['callee']['object']) &&
  call['callee']['object'].type === 'ArrayExpression';

/** The name of a member; undefined: of no member. */
function nameOf({ type, key }: Leaf): string | undefined {
  if (type !== 'Property' || !isLeaf(key)) return undefined;
  return String(key['name'] ?? key['value']);
}

/** What a literal or template says, with `{1}` for what is filled in. */
function literalText({ type, value, quasis, directive }: Leaf): string | undefined {
  if (directive !== undefined) return undefined;
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral') return undefined;
  return leaves(quasis)
    .map((quasi, at) => `${at === 0 ? '' : `{${at}}`}${(quasi['value'] as { cooked: string }).cooked}`)
    .join('');
}

/** `plural(count, 'ship')` looks its key up by itself (`phrase.ts`). */
function noteCounted(node: Leaf, into: Found[]): void {
  const key = countedBy(node);
  if (key !== undefined) into.push({ start: node.start, key, edits: [] });
}

function countedBy({ type, callee, arguments: given }: Leaf): string | undefined {
  if (type !== 'CallExpression' || !isLeaf(callee) || callee['name'] !== 'plural') return undefined;
  const [, one, many] = leaves(given).map(literalText);
  return one === undefined ? undefined : ['{count|', one, '|', many ?? `${one}s`, '}'].join('');
}

function note(node: Leaf, text: string, source: string, into: Found[]): void {
  const key = keyOf(text);
  if (!/\p{L}{2}/u.test(key.replaceAll(/\{\d+\}/g, ''))) return;
  const [before, after] = around(text);
  const call = `${looksUp.whole}(${JSON.stringify(key)}`;
  const [open, close] =
    before === '' && after === ''
      ? [call, ')']
      : [`(${JSON.stringify(before)} + ${call}`, `) + ${JSON.stringify(after)})`];
  into.push({ start: node.start, key, edits: filledEdits(node, source, open, close) });
}

/** A literal or template as a call; what is filled in stays where it is and becomes its arguments. */
function filledEdits(node: Leaf, source: string, call: string, close: string): readonly Edit[] {
  const edits: Edit[] = [];
  let [from, open] = [node.start, call];
  for (const one of leaves(node['expressions'])) {
    edits.push({ start: from, end: source.lastIndexOf('${', one.start) + 2, text: `${open}, ` });
    [from, open] = [source.indexOf('}', one.end), ''];
  }
  return [...edits, { start: from, end: node.end, text: `${open}${close}` }];
}
