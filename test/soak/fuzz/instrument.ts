import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Node } from 'acorn';
import { parse } from 'acorn';

/** Most places that are counted; those beyond are left out. */
const most = 1 << 17;

/** How often each place of the program was passed, in the order in which its modules were loaded. */
export const sites = new Uint8Array(most);
let made = 0;
/** How many places there are by now. */
export const siteCount = (): number => made;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** What is counted: the program's own modules, and the library that takes mails apart. */
const counted =
  /\/(shared|src-main|test\/rulesets\/[^/]+\/game)\/.*\.ts$|\/node_modules\/postal-mime\/.*\.js$/;

/** The ruleset that a module belongs to; undefined for what serves all of them. */
const rulesetOf = (url: string): string | undefined =>
  /\/(?:shared\/rulesets\/([^/]+)|test\/rulesets\/([^/]+)\/game)\//
    .exec(url)
    ?.slice(1)
    .find((id) => id !== undefined);

/** From now on, modules that are loaded count in `sites` where they pass, but for those of other rulesets: no input reaches them. */
export function countSites(rules: string): void {
  Object.assign(globalThis, { fuzzSites: sites });
  const isCounted = (url: string): boolean => counted.test(url) && (rulesetOf(url) ?? rules) === rules;
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:') || !isCounted(url)) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const plain = url.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
      if (!/^\s*(import|export)\b/m.test(plain)) return next(url, context);
      return { format: 'module', source: withCounters(plain), shortCircuit: true };
    },
  });
}

/** The same program, with a counter at every branch: functions, both ways of a condition, cases, loops, and what is caught. */
export function withCounters(source: string): string {
  const insertions: Insertion[] = [];
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), insertions);
  const inOrder = insertions
    .map((one, index) => ({ ...one, index }))
    .sort((a, b) => a.at - b.at || a.index - b.index);
  let text = '';
  let from = 0;
  for (const { at, text: more } of inOrder) {
    text += source.slice(from, at) + more;
    from = at;
  }
  return `const fuzzSites_ = globalThis.fuzzSites; ${text}${source.slice(from)}`;
}

type Any = Node & Readonly<Record<string, unknown>>;

function walk(node: Any | Node, insertions: Insertion[]): void {
  const closing: Insertion[] = [];
  for (const [child, as] of branchesOf(node as Any)) {
    if (made >= most) break;
    const count = `fuzzSites_[${(made += 1) - 1}]++`;
    if (as === 'block') insertions.push({ at: child.start + 1, text: `${count};` });
    else if (as === 'before') insertions.push({ at: child.start, text: `${count};` });
    else {
      insertions.push({ at: child.start, text: as === 'statement' ? `{${count};` : `(${count},` });
      closing.push({ at: child.end, text: as === 'statement' ? '}' : ')' });
    }
  }
  for (const value of Object.values(node as Any)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walk(child, insertions);
  }
  insertions.push(...closing);
}

const isNode = (value: unknown): value is Any =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { readonly type?: unknown }).type === 'string';

type Way = readonly [node: Any, as: 'block' | 'statement' | 'expression' | 'before'];

function branchesOf(node: Any): readonly Way[] {
  const part = (name: string): Any | undefined => (isNode(node[name]) ? node[name] : undefined);
  const ways = (name: string, plain: 'statement' | 'expression'): readonly Way[] => {
    const child = part(name);
    return child === undefined ? [] : [[child, child.type === 'BlockStatement' ? 'block' : plain]];
  };
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return ways('body', 'expression');
    case 'IfStatement':
      return [...ways('consequent', 'statement'), ...ways('alternate', 'statement')];
    case 'ConditionalExpression':
      return [...ways('consequent', 'expression'), ...ways('alternate', 'expression')];
    case 'LogicalExpression':
      return ways('right', 'expression');
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return ways('body', 'statement');
    case 'CatchClause':
      return ways('body', 'statement');
    case 'SwitchCase': {
      const [first] = node['consequent'] as readonly Any[];
      return first === undefined ? [] : [[first, 'before']];
    }
    default:
      return [];
  }
}
