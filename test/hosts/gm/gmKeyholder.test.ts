import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { Player, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { gmHere } from '../../support/desk/gmCli.ts';

const folder = await tempFolder();
afterAll(() => folder.end());
const gm = (...args: readonly string[]) => gmHere(args, folder.path);

test('orders sealed to a keyholder are taken in closed, opened with the key of the turn, and played', async () => {
  const made = await gm(
    'keyholder',
    'new',
    '--turns',
    '9',
    '--out',
    'keys.private',
    '--public',
    'keys.public',
  );
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(statSync(folder.of('keys.private')).mode & 0o777).toBe(0o600);
  const kept = readFileSync(folder.of('keys.private'), 'utf8');
  expect(
    await gm('keyholder', 'new', '--turns', '9', '--out', 'keys.private', '--public', 'other.public'),
  ).toMatchObject({ code: 2 });
  expect([readFileSync(folder.of('keys.private'), 'utf8'), existsSync(folder.of('other.public'))]).toEqual([
    kept,
    false,
  ]);

  expect(await gm('new', 'bad.game', '--size', 'small', '--keyholder', 'keys.private')).toMatchObject({
    code: 2,
    err: expect.stringContaining('private file'),
  });
  expect(existsSync(folder.of('bad.game'))).toBe(false);
  expect(
    await gm(
      'new',
      'gw9.game',
      '--id',
      'gw9',
      '--empires',
      '3',
      '--seed',
      'sealed',
      '--keyholder',
      'keys.public',
      '--out',
      'out',
    ),
  ).toMatchObject({ code: 0 });

  mkdirSync(folder.of('in'));
  for (const name of readdirSync(folder.of('out'))) {
    const player = new Player();
    valueOf(await player.open(readFileSync(join(folder.of('out'), name))));
    writeFileSync(
      join(folder.of('in'), name.replace('.new', '.orders')),
      await player.orders({ hq: [], units: {} }),
    );
  }
  expect((await gm('check', 'gw9.game', '--orders', 'in', '--json')).code).toBe(0);
  const waits = await gm('run', 'gw9.game');
  expect(waits).toMatchObject({
    code: 2,
    err: expect.stringMatching(/3 of its files are still sealed[\s\S]*gm unseal/),
  });
  writeFileSync(
    folder.of('turn-2.key'),
    (await gm('keyholder', 'release', 'keys.private', '--turn', '2')).out,
  );
  expect(await gm('unseal', 'gw9.game', '--key-file', 'turn-2.key')).toMatchObject({
    code: 2,
    err: expect.stringContaining('the key of turn 2'),
  });
  writeFileSync(
    folder.of('turn-1.key'),
    (await gm('keyholder', 'release', 'keys.private', '--turn', '1')).out,
  );
  const opened = await gm('unseal', 'gw9.game', '--key-file', 'turn-1.key', '--json');
  expect(opened.code).toBe(0);
  expect(
    (JSON.parse(opened.out) as { readonly opened: readonly { readonly verdict: string }[] }).opened.map(
      ({ verdict }) => verdict,
    ),
  ).toEqual(['final', 'final', 'final']);
  expect(await gm('run', 'gw9.game')).toMatchObject({
    code: 0,
    out: expect.not.stringContaining('Without orders'),
  });

  expect(
    await gm('keyholder', 'public', 'keys.private', '--turns', '12', '--public', 'longer.public'),
  ).toMatchObject({ code: 0 });
  expect(await gm('keyholder', 'longer', 'gw9.game', 'longer.public')).toMatchObject({
    code: 0,
    out: expect.stringContaining('turn 12'),
  });
});
