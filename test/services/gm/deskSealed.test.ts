import { afterAll, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { noKeyring } from '#main/adapters/noKeyring.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { makeDesk } from '#main/services/desk.ts';
import { newKeyholder, releasedKey } from '#main/services/gm/keyholder.ts';
import { galacticEmpires } from '../../support/scriptedGame.ts';
import { Player, codesOf, files, tempFolder, testPorts, valueOf } from '../../support/gmWorld.ts';

const folder = await tempFolder();
const mailer = { send: async () => ({ ok: true as const, value: '' }), hand: async () => ({ kind: 'sent' as const, said: '' }) };
const { handlers: desk, close } = makeDesk({
  root: folder.path, files, folders: nodeFolders, ports: testPorts('sealed'), stores: gameFiles, rulesets: [galacticEmpires],
  desktop: { openMail: async () => false, showFile: async () => false }, mailer: mailer as never, fetcher: undefined as never,
  keyring: noKeyring, log: { note: () => undefined, failure: () => 0 }, push: () => undefined,
});
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
