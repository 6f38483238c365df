import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** A text of the program that a person may read, or that looks like one. */
export interface Text {
  readonly line: number;
  readonly text: string;
}

/** The texts of one source: literals and templates of a script, words and attributes of a component, the prose of a page. */
export function textsOf(file: string, source: string): readonly Text[] {
  if (file.endsWith('.svelte')) return ofComponent(source);
  return file.endsWith('.md') ? ofPage(source) : ofScript(source);
}

/** Lines of a page, without what stands between backquotes. */
function ofPage(source: string): readonly Text[] {
  const prose = source
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]+/g, ''))
    .replace(/`[^`\n]*`/g, '`');
  return prose.split('\n').map((text, at) => ({ line: at + 1, text }));
}

function ofScript(source: string): readonly Text[] {
  const found: Text[] = [];
  const script = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const note = (node: ts.Node, text: string): void => {
    found.push({ line: script.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    if (ts.isTemplateExpression(node))
      note(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      );
    ts.forEachChild(node, walk);
  };
  walk(script);
  return found;
}

/** Attributes that hold no words. */
const wordless = /^(class|style|id|d|href|type|role|viewBox|data-.*)$/;

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly start?: number;
  readonly data?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

function ofComponent(source: string): readonly Text[] {
  const found: Text[] = [];
  const note = (start: number, text: string): void => {
    found.push({ line: source.slice(0, start).split('\n').length, text: text.replaceAll(/\s+/g, ' ') });
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type = '', name = '', start = 0, data, value, quasis } = node as Node;
    if (type === 'StyleSheet' || type === 'ImportDeclaration' || type.startsWith('TSType')) return;
    if (type === 'Attribute' && wordless.test(name)) return;
    if (type === 'Text' && data !== undefined) note(start, data);
    if (type === 'Literal' && typeof value === 'string') note(start, value);
    if (quasis !== undefined) note(start, quasis.map(({ value: { cooked } }) => cooked).join('…'));
    for (const [key, child] of Object.entries(node)) if (key !== 'metadata') walk(child);
  };
  const { instance, module, fragment } = parse(source, { modern: true });
  walk([module, instance, fragment]);
  return found;
}
