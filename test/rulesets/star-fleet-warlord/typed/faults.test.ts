import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { phraseText } from '#kernel/words/phrase.ts';
import { readExtra, readSlots } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { starFleetWarlord } from '../shelf.ts';
import { root } from '#test/support/imports.ts';
import { parsed } from '#test/support/laws/declared.ts';
import { checked, inNoLine } from './checked.ts';
import { unread } from './unread.ts';

/* The tables of what can be wrong with a sheet lack nothing; that all of it is shown in its place is tried in the page. */

const folder = join(root, 'shared/rulesets/star-fleet-warlord');
const read = ({ line, typed }: (typeof unread)[number]) => (line === 'ship' ? readSlots : readExtra)(typed);

/** The sentences that a file gives to `wrong` and `wrongNext`, there or as constants of its own. */
function sentencesIn(code: string): readonly string[] {
  const said: string[] = [];
  const constants = new Map<string, ts.Node>();
  const phrases = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'phrase') {
      const [template] = node.arguments;
      if (template !== undefined && ts.isStringLiteral(template)) said.push(template.text);
    }
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    if (constant !== undefined) phrases(constant);
    ts.forEachChild(node, phrases);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer?.getText().startsWith('phrase(') === true)
      constants.set(node.name.getText(), node.initializer);
    if (ts.isCallExpression(node) && /^wrong(?:Next)?$/.test(node.expression.getText()))
      node.arguments.forEach(phrases);
    ts.forEachChild(node, visit);
  };
  visit(parsed('orders.ts', code));
  return said;
}

test('every sentence about lines that cannot be read has a row', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const sentences = files.flatMap(sentencesIn);
  expect(sentences.length).toBeGreaterThan(40);
  const rows = unread.flatMap((row) => read(row).faults.map(({ said }) => said.template));
  expect([...new Set(sentences)].filter((said) => !rows.includes(said as never))).toEqual([]);
});

test('every row is as the line is read', () => {
  for (const row of unread) {
    const { orders: given, faults } = read(row);
    expect(given, row.typed).toEqual([]);
    expect(
      faults.map(({ from, to, said, instead }) => [from, to, phraseText(said), instead]),
      row.typed,
    ).toEqual([[row.from, row.to, row.said, row.instead]]);
  }
});

test('every reason against an order has a row', () => {
  const declared = starFleetWarlord.refusals.filter(({ severity }) => severity !== 'unreadable');
  expect([...Object.keys(checked), ...Object.keys(inNoLine)].sort()).toEqual(
    declared.map(({ code }) => code).sort(),
  );
});
