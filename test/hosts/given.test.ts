import { expect, test } from 'vitest';

import { libraryFolder } from '#main/adapters/places.ts';
import { givenFiles } from '#main/electron/given.ts';

test('only turn files and upgrades among the arguments are opened, by full path', () => {
  const args = [
    '--flag',
    '.',
    '/usr/lib/app',
    'a.new',
    '/mail/b.ORDERS',
    'c.game',
    'd.upgrade',
    '--x=y.new',
    'new',
    '.new',
  ];
  expect(givenFiles(args, '/home/ann')).toEqual([
    '/home/ann/a.new',
    '/mail/b.ORDERS',
    '/home/ann/d.upgrade',
    '/home/ann/.new',
  ]);
});

test('the library lies among the user\u2019s data, as each system likes it, or where the variable says', () => {
  const at = (platform: string, env: Record<string, string> = {}) =>
    libraryFolder({ platform, home: '/home/ann', env });
  expect(at('linux')).toBe('/home/ann/.local/share/sealed-orders/library');
  expect(at('linux', { XDG_DATA_HOME: '/data' })).toBe('/data/sealed-orders/library');
  expect(at('darwin')).toBe('/home/ann/Library/Application Support/Sealed Orders/Library');
  expect(at('win32', { APPDATA: '/roaming' })).toBe('/roaming/Sealed Orders/Library');
  expect(at('win32', { SEALED_ORDERS_LIBRARY: '/mine' })).toBe('/mine');
  expect(at('linux', { SEALED_ORDERS_LIBRARY: '' })).toBe('/home/ann/.local/share/sealed-orders/library');
});
