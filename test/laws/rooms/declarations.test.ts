import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { root, sources } from '../../support/imports.ts';
import { eventsIn, parsed } from '../../support/laws/declared.ts';

/*
 * What an event says and changes decides nothing: under `apply`, `hears`, `say` and `ahead` of a declaration nobody asks a rule. A rule is a
 * function that takes the world (`State`); only those of the model may be asked.
 */

type Functions = ReadonlyMap<string, ts.Node>;

/** The functions at the top of a file, by name. */
function functionsIn(source: ts.SourceFile): Functions {
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
      found.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined && ts.isArrowFunction(initializer))
          found.set(name.text, initializer);
  }
  return found;
}

/** Whether a function takes the world, whole or in part: `State`, `Pick<State, …>`, but not a draft of it. */
function isRule(node: ts.Node | undefined): boolean {
  if (node === undefined || !(ts.isFunctionDeclaration(node) || ts.isArrowFunction(node))) return false;
  return node.parameters.some(
    ({ type }) => type !== undefined && /^(?:Pick<)?State\b(?!\[)/.test(type.getText()),
  );
}

/** The names that a piece of code calls or hands on. */
function namesIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) names.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
}

/** Where each imported name comes from. */
function importedIn(source: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements)
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const named = statement.importClause?.namedBindings;
      if (named !== undefined && ts.isNamedImports(named))
        for (const { name } of named.elements) found.set(name.text, statement.moduleSpecifier.text);
    }
  return found;
}

/** Whether the function of this name in another file is a rule; files of the model, and the kernel, have none. */
function isRuleElsewhere(path: string, from: string, name: string): boolean {
  if (!from.startsWith('.') || /(?:^|\/)model(?:\/|\.ts$)/.test(from)) return false;
  const file = join(path, '..', from);
  return isRule(functionsIn(parsed(file, readFileSync(join(root, file), 'utf8'))).get(name));
}

function complaintsIn(path: string, text: string): readonly string[] {
  const source = parsed(path, text);
  const [own, imported] = [functionsIn(source), importedIn(source)];
  return eventsIn(source).flatMap(([where, code]) => {
    const reached = new Set(namesIn(code));
    for (const name of reached) {
      const next = own.get(name);
      if (next !== undefined) for (const further of namesIn(next)) reached.add(further);
    }
    return [...reached]
      .filter((name) => {
        const from = imported.get(name);
        return from === undefined ? isRule(own.get(name)) : isRuleElsewhere(path, from, name);
      })
      .map((name) => `${path}, ${where} asks ${name}. Put the outcome into the event instead.`);
  });
}

const rooms = sources(['shared/rulesets', 'test/rulesets']).filter((path) => path.endsWith('.ts'));

test('what an event says and changes asks no rule', () => {
  const texts = rooms.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const declaring = texts.filter(([, text]) => /= event\('/.test(text));
  expect(declaring.length).toBeGreaterThan(5);
  expect(declaring.flatMap(([path, text]) => complaintsIn(path, text))).toEqual([]);
});

test('a rule that is asked is seen, also through a function between, and a question of the model is not', () => {
  const text = `
    import { isThere } from '../model/state.ts';
    function incomeOf({ systems }: State): number { return 1; }
    const half = (draft: Draft<State>): number => incomeOf(draft) / 2;
    export const earned = event('earned', {
      fields: {}, by: 'rules',
      hears: (happened, reader, before) => isThere(before, reader),
      say: () => phrase('x'),
      apply: (draft) => put(draft.purse, half(draft)),
    });`;
  expect(complaintsIn('shared/rulesets/x/money/money.ts', text)).toEqual([
    'shared/rulesets/x/money/money.ts, earned: apply asks incomeOf. Put the outcome into the event instead.',
  ]);
});
