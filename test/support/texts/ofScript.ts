import ts from 'typescript';
import type { Text } from './text.ts';

/** The literals and templates of a script, each with what it is. */
export function textsOfScript(source: string): readonly Text[] {
  const found: Text[] = [];
  const script = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = literalText(node);
    if (text !== undefined)
      found.push({
        line: script.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text,
        as: whatItIs(node),
      });
    ts.forEachChild(node, walk);
  };
  walk(script);
  return found;
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

const name = (node: ts.Node): string | undefined =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;

const membersOf = (node: ts.ObjectLiteralExpression): readonly string[] =>
  node.properties.flatMap((one) => (one.name === undefined ? [] : [one.name.getText()]));

/** `order sail` or `event sailed` of the call that declares it: a kind, and an object that says how it reads. */
function declaredBy(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [kind, about] = node.arguments;
  if (kind === undefined || !ts.isStringLiteral(kind)) return undefined;
  if (about === undefined || !ts.isObjectLiteralExpression(about)) return undefined;
  const members = membersOf(about);
  if (members.includes('title')) return `order ${kind.text}`;
  return ['hears', 'say'].some((one) => members.includes(one)) ? `event ${kind.text}` : undefined;
}

const isQuestion = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) && ['said', 'kinds'].every((one) => membersOf(node).includes(one));

const isThrown = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) || (ts.isNewExpression(node) && node.expression.getText().endsWith('Error'));

/** What a literal is, by what stands around it. */
function whatItIs(literal: ts.Node): string {
  let member: string | undefined;
  for (let at = literal.parent; !ts.isSourceFile(at); at = at.parent) {
    if (isThrown(at)) return 'thrown';
    const declared = isQuestion(at) ? 'question' : declaredBy(at);
    if (declared !== undefined) return `${declared}: ${member ?? ''}`;
    member = name(at) ?? member;
  }
  return nearestMember(literal) ?? '';
}

function nearestMember(literal: ts.Node): string | undefined {
  for (let at = literal.parent; !ts.isSourceFile(at); at = at.parent) {
    const member = name(at);
    if (member !== undefined) return member;
  }
  return undefined;
}
