import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phraseText } from '#kernel/words/phrase.ts';
import { readExtra, readSlots } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { starFleetWarlord } from '../shelf.ts';
import { root } from '#test/support/imports.ts';
import { checked, inNoLine } from './checked.ts';
import { unread } from './unread.ts';

/* The tables of what can be wrong with a sheet lack nothing; that all of it is shown in its place is tried in the page. */

const orders = join(root, 'shared/rulesets/star-fleet-warlord/orders');
const read = ({ line, typed }: (typeof unread)[number]) => (line === 'ship' ? readSlots : readExtra)(typed);

test('every sentence about lines that cannot be read has a row', () => {
  const files = [
    'typed.ts',
    ...readdirSync(join(orders, 'grammar'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join('grammar', name)),
  ];
  const sentences = files.flatMap((name) =>
    [...readFileSync(join(orders, name), 'utf8').matchAll(/\bphrase\(\s*'([^']*)'/g)].map(([, said]) => said),
  );
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
