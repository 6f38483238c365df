import ts from 'typescript';

/** What stands there: an expression, a statement, what a function gives back, the name of what is called, or the name of a member. */
export type Shape = 'expression' | 'statement' | 'result' | 'called' | 'member';

/** One small change to the text of one file. */
export interface Mutant {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What stood there, and what stands there now, each on one line. */
  readonly was: string;
  readonly is: string;
  readonly shape: Shape;
  /** Name of what is declared at the top of the file; empty elsewhere. */
  readonly inside: string;
  /** The line of the source, as it was. */
  readonly source: string;
}

const swaps: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '&&': ['||'],
  '||': ['&&'],
};
const oppositeCalls: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
};
const predicates: ReadonlySet<string> = new Set(['filter', 'some', 'every', 'find']);

/** What a declaration shows on pages and tells a plan, and the bounds of what files may hold: cases look at what comes of an order, and at codes. */
const shown: ReadonlySet<string> = new Set([
  'fields',
  'form',
  'facts',
  'advice',
  'say',
  'ahead',
  'phrases',
  'hint',
  'title',
  'whyNot',
  'phrases',
]);

/** What a question tells whoever answers it, and how many answers it takes. */
const asked: ReadonlySet<string> = new Set(['said', 'facts', 'least', 'most']);

const isShown = (node: ts.Node): boolean =>
  (ts.isFunctionLike(node) && makesWords(node.type)) ||
  (ts.isPropertyAssignment(node) && asked.has(node.name.getText()) && makesQuestion(node)) ||
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
    ts.isIdentifier(node.name) &&
    shown.has(node.name.text) &&
    ts.isCallExpression(node.parent.parent));

/** The names under which a file knows the shapes of what files may hold, such as `integer`. */
const shapesIn = (source: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    source.statements.flatMap((statement) => {
      if (
        !ts.isImportDeclaration(statement) ||
        !/codec\/shapes\.ts/.test(statement.moduleSpecifier.getText())
      )
        return [];
      const names = statement.importClause?.namedBindings;
      return names !== undefined && ts.isNamedImports(names)
        ? names.elements.map(({ name }) => name.text)
        : [];
    }),
  );

const isShape = (node: ts.Node, shapes: ReadonlySet<string>): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && shapes.has(node.expression.text);

/** Figures that a file names at its top, keeps to itself, and tells nobody but its shapes and forms: bounds of theirs. */
function boundsIn(source: ts.SourceFile, shapes: ReadonlySet<string>): ReadonlySet<ts.Node> {
  const figures = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && statement.modifiers === undefined
      ? statement.declarationList.declarations.filter(({ initializer }) =>
          /^([\d_]+|\[[\d_, ]+\] as const|\{( \w+: [\d_]+,?)+ \} as const)$/.test(
            initializer?.getText(source) ?? '',
          ),
        )
      : [],
  );
  const uses = new Map<string, boolean[]>();
  const visit = (node: ts.Node, inShape: boolean): void => {
    if (ts.isIdentifier(node)) uses.set(node.text, [...(uses.get(node.text) ?? []), inShape]);
    ts.forEachChild(node, (child) => visit(child, inShape || isShape(node, shapes) || isShown(node)));
  };
  visit(source, false);
  /** It stands once outside, where it is declared. */
  const isBound = ({ name }: ts.VariableDeclaration | ts.BindingElement): boolean => {
    const all = uses.get(name.getText(source)) ?? [];
    return all.length > 1 && all.filter((inShape) => !inShape).length === 1;
  };
  return new Set(
    figures.filter((one) =>
      ts.isArrayBindingPattern(one.name)
        ? one.name.elements.every((part) => ts.isBindingElement(part) && isBound(part))
        : isBound(one),
    ),
  );
}

/** What a function gives back that makes sentences, or entries and facts of a form. */
const makesWords = (type: ts.TypeNode | undefined): boolean =>
  /^(readonly )?(Phrase|Entry<.*>|Field|Fact|Choice)(\[\])?$/s.test(type?.getText() ?? '');

/** Whether the function around it gives back a question. */
function makesQuestion(node: ts.Node): boolean {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  return /^Question</.test(around?.type?.getText() ?? '');
}

/** The 1 of `offers: () => [{ count: 1 }]`: what a form begins with, and a player changes there. */
const beginsForm = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) &&
  ts.findAncestor(
    node,
    (one) =>
      (ts.isPropertyAssignment(one) || ts.isMethodDeclaration(one)) &&
      one.name.getText() === 'offers' &&
      ts.isCallExpression(one.parent.parent),
  ) !== undefined;

/** Every small change that the table knows for this file: comparisons, sums, figures, conditions, truths, statements, predicates. */
export function mutantsOf(file: string, content: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const replace = (node: ts.Node, text: string): void => {
    const from = node.getStart(source);
    const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').slice(0, 100);
    found.push({
      file,
      line: source.getLineAndCharacterOfPosition(from).line + 1,
      start: from,
      end: node.end,
      text,
      was: oneLine(content.slice(from, node.end)),
      is: oneLine(text),
      shape: shapeOf(node, text),
      inside: declarationOf(node),
      source:
        content
          .slice(content.lastIndexOf('\n', from) + 1)
          .split('\n', 1)[0]
          ?.trim() ?? '',
    });
  };
  const shapes = shapesIn(source);
  const bounds = boundsIn(source, shapes);
  const visit = (node: ts.Node): void => {
    if (
      isShape(node, shapes) ||
      bounds.has(node) ||
      ts.isImportDeclaration(node) ||
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      isShown(node)
    )
      return;
    mutate(node, source, replace);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function shapeOf(node: ts.Node, text: string): Shape {
  if (text === 'return;') return 'result';
  if (ts.isStatement(node)) return 'statement';
  if (ts.isIdentifier(node)) return isCalled(node) ? 'called' : 'expression';
  return isName(node) ? 'member' : 'expression';
}

/** Whether it is the 1 of `{ 1: 'one' }`, of an object or of what is taken out of one. */
const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node);

/** Whether it is the `some` of `places.some(…)`. */
const isCalled = (node: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(node.parent) &&
  node.parent.name === node &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression === node.parent;

function declarationOf(node: ts.Node): string {
  let name = '';
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (ts.isFunctionDeclaration(at)) name = at.name?.text ?? '';
    else if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent))
      name = at.name.getText();
  return name;
}

type Replace = (node: ts.Node, text: string) => void;

function mutate(node: ts.Node, source: ts.SourceFile, replace: Replace): void {
  const textOf = (part: ts.Node): string => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    for (const other of swaps[textOf(node.operatorToken)] ?? [])
      replace(node, `${textOf(node.left)} ${other} ${textOf(node.right)}`);
    if (node.operatorToken.kind === ts.SyntaxKind.PlusEqualsToken)
      replace(node, `${textOf(node.left)} -= ${textOf(node.right)}`);
  }
  if (
    ts.isNumericLiteral(node) &&
    !standsIn(node, source) &&
    !tellsOrder(node, source) &&
    !beginsForm(node)
  ) {
    replace(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (Number(node.text) > 0) replace(node, String(Number(node.text.replaceAll('_', '')) - 1));
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
  if (ts.isIfStatement(node)) replace(node.expression, `!(${textOf(node.expression)})`);
  if (ts.isConditionalExpression(node)) replace(node.condition, `!(${textOf(node.condition)})`);
  if (ts.isExpressionStatement(node)) replace(node, ';');
  if (ts.isContinueStatement(node)) replace(node, ';');
  if (
    ts.isReturnStatement(node) &&
    node.expression !== undefined &&
    /^turn\.refuse\(/.test(textOf(node.expression))
  )
    replace(node, 'return;');
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    mutateCall(node, node.expression, source, replace);
}

/** A figure for what the types cannot promise to be there, such as an empire by its id, or the third of three: nobody will ever see it. */
function standsIn(node: ts.Node, source: ts.SourceFile): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent))
    return parent.initializer === node && ts.isArrayBindingPattern(parent.parent);
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    /\?\.|\[(\d+|[^[\]]* [-+] [^[\]]*)\]$/.test(parent.left.getText(source))
  );
}

/** The 1 of a comparator that says `? -1 : 1`, or `? -1 : far ? 1 : 0`: sorting asks for its sign alone. */
const tellsOrder = (node: ts.Node, source: ts.SourceFile): boolean =>
  [node.parent, node.parent.parent].some((around) =>
    /\? -1 : (.* \? )?1( : 0)?$/.test(around.getText(source)),
  ) && Number(node.getText(source)) === 1;

function mutateCall(
  node: ts.CallExpression,
  called: ts.PropertyAccessExpression,
  source: ts.SourceFile,
  replace: Replace,
): void {
  const other = oppositeCalls[called.name.text];
  if (other !== undefined) replace(called.name, other);
  const [predicate] = node.arguments;
  if (
    !predicates.has(called.name.text) ||
    predicate === undefined ||
    !ts.isArrowFunction(predicate) ||
    ts.isBlock(predicate.body)
  )
    return;
  replace(predicate.body, `!(${predicate.body.getText(source)})`);
}

/** The file with the change made. */
export const mutated = (content: string, { start, end, text }: Mutant): string =>
  content.slice(0, start) + text + content.slice(end);
