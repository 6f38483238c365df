import { expect, test } from 'vitest';
import { headBytes } from '#kernel/files/envelope.ts';
import type { FileHeader, FileKind } from '#kernel/files/envelope.ts';
import { inOpeningOrder } from '#kernel/files/openingOrder.ts';
import { seatId } from '#kernel/words/ids.ts';

const file = (kind: FileKind, turn: number, sealed: FileHeader['sealed'] = 'age') => ({
  name: `${kind} ${turn} ${sealed}`,
  bytes: headBytes(kind, {
    game: 'gw9',
    ruleset: 'toy',
    edition: 1,
    turn,
    seat: seatId('ann'),
    sealed,
    length: 0,
    digest: '0'.repeat(64),
  }),
});
const opened = (files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): readonly string[] =>
  inOpeningOrder(files, ({ bytes }) => bytes).map(({ name }) => name);

test('files chosen together are opened in the order that works, however they were chosen', () => {
  const right = [
    file('results', 1, 'open'),
    { name: 'a.zip', bytes: Uint8Array.from([0x50, 0x4b, 3, 4]) },
    file('results', 2),
    file('results', 10),
    file('questions', 10),
    file('orders', 9),
    file('orders', 10),
  ];
  for (let turned = 0; turned < right.length; turned += 1)
    expect(opened([...right.slice(turned), ...right.slice(0, turned)].reverse())).toEqual(
      right.map(({ name }) => name),
    );
  const locked = file('results', 1, 'passphrase');
  expect(opened([file('results', 2), locked])).toEqual([locked.name, file('results', 2).name]);
});

test('a file that went through another program has its place too', () => {
  const marked = (bytes: Uint8Array): Uint8Array =>
    Buffer.from(
      `\u00ef\u00bb\u00bf${Buffer.from(bytes).toString('latin1').replaceAll('\n', '\r\n')}`,
      'latin1',
    );
  const [later, first] = [file('results', 2), file('results', 1, 'open')];
  expect(opened([later, { ...first, bytes: marked(first.bytes) }])).toEqual([first.name, later.name]);
});
