import { afterAll, expect, test } from 'vitest';

import { sealing } from '#main/adapters/sealing.ts';
import { newKeyholder, releasedKey } from '#main/services/gm/keyholder.ts';
import { deskOf } from '../../support/deskOf.ts';
import { Player, codesOf, tempFolder, testPorts, valueOf } from '../../support/gmWorld.ts';

const folder = await tempFolder();
const { handlers: desk, close } = deskOf(folder.path, { ports: testPorts('sealed') });
afterAll(async () => {
  close();
  await folder.end();
});

test('at the desk, orders sealed to a keyholder are begun with, taken in, opened and run', async () => {
  const keys = valueOf(await newKeyholder(testPorts('a keyholder'), 5));
  const wish = {
    ruleset: 'galactic-empires', title: 'Closed', address: '', map: { kind: 'seats', seats: 2 },
    players: [{ seat: 'klingon-empire', player: 'Ann', address: '' }], computer: 'none', conquers: false, passphrase: '',
  } as const;
  expect(codesOf(await desk['gm.begin']({ ...wish, game: 'gw7', keyholder: 'nonsense' }))).toEqual(['no-public-keys']);
  valueOf(await desk['gm.begin']({ ...wish, game: 'gw8' }));
  expect(valueOf(await desk['gm.desk']({ game: 'gw8' })).sealedIntake).toBe(false);
  expect(codesOf(await desk['gm.unseal']({ game: 'gw8', key: 'x' }))).toEqual(['no-keyholder']);

  const { game } = valueOf(await desk['gm.begin']({ ...wish, game: 'gw9', keyholder: keys.publicly }));
  const { files: invitations } = valueOf(await desk['gm.publish']({ game, to: 'files' }));
  const ann = new Player();
  valueOf(await ann.open(Buffer.from(invitations.find(({ name }) => name.includes('klingon'))?.base64 ?? '', 'base64')));
  const base64 = Buffer.from(await ann.orders({ hq: [], units: {} })).toString('base64');
  expect(valueOf(await desk['gm.take']({ game, files: [{ name: 'mine.orders', base64 }] }))).toMatchObject([{ seat: 'klingon-empire', verdict: 'sealed', counts: false, orders: 0 }]);
  const shown = valueOf(await desk['gm.desk']({ game }));
  expect([shown.sealedIntake, shown.seats.find(({ seat }) => seat === 'klingon-empire')?.orders]).toEqual([true, 'sealed']);
  expect(codesOf(await desk['gm.run']({ game, anyway: true, unjudged: true }))).toEqual(['sealed-orders']);
  const key = valueOf(releasedKey(sealing, keys.privately, 1));
  expect(valueOf(await desk['gm.unseal']({ game, key }))).toMatchObject([{ verdict: 'final', counts: true }]);
  expect(valueOf(await desk['gm.run']({ game, anyway: true, unjudged: true })).outcome).toBe('ran');
});
