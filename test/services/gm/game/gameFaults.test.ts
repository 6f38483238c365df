import { expect, test } from 'vitest';
import { troubleWith } from '#main/adapters/gameFaults.ts';
import { root } from '../../../support/imports.ts';

const told = (path: string, code: string): string =>
  troubleWith(path, code, Object.assign(new Error('disk I/O error'), { code })).code;

test.each([
  ['SQLITE_IOERR_READ', 'file-trouble'],
  ['EIO', 'file-trouble'],
  ['SQLITE_FULL', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EMFILE', 'no-handles'],
  ['EBUSY', 'file-held'],
  ['SQLITE_READONLY_DIRECTORY', 'not-allowed'],
  ['SQLITE_CORRUPT', 'damaged-game'],
])('%s is told as what it is: %s', (code, what) => {
  expect(told(`${root}/a.game`, code)).toBe(what);
});

test('where a disk has no room, a failure of the system is that', () => {
  // What Linux shows of its programs has no room for anything; elsewhere there is no such folder.
  const expected = process.platform === 'linux' ? 'disk-full' : 'file-trouble';
  expect(told('/proc/a.game', 'SQLITE_IOERR_SHMSIZE')).toBe(expected);
});
