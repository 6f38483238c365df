import { afterAll, expect, test } from 'vitest';

import { defaultPolicy } from '#contract/gm/policy.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { newKeyholder, releasedKey } from '#main/services/gm/game/keyholder.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { Player, codesOf, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

const folder = await tempFolder();
const noon = '2026-11-21T12:00:00.000Z';
let now = noon;
const { handlers: desk, close } = deskOf(folder.path, {
  ports: { ...testPorts('sealed'), clock: { now: () => now } },
});
afterAll(async () => {
  close();
  await folder.end();
});

const keys = valueOf(await newKeyholder(testPorts('a keyholder'), 5));
const wish = {
  ruleset: 'galactic-empires',
  title: 'Closed',
  address: '',
  map: { kind: 'wish', wish: { kind: 'empires', values: { empires: 2 } } },
  players: [{ seat: 'klingon-empire', player: 'Ann', address: '' }],
  computer: 'none',
  conquers: false,
  passphrase: '',
} as const;

/** A game whose orders are sealed to the keyholder, and the orders file of its one player. */
async function begun(name: string) {
  const { game } = valueOf(await desk['gm.begin']({ ...wish, game: name, keyholder: keys.publicly }));
  const { files: invitations } = valueOf(await desk['gm.publish']({ game, to: 'files' }));
  const ann = new Player();
  valueOf(
    await ann.open(
      Buffer.from(invitations.find(({ name: file }) => file.includes('klingon'))?.base64 ?? '', 'base64'),
    ),
  );
  const base64 = Buffer.from(await ann.orders({ hq: [], units: {} })).toString('base64');
  const stands = async () =>
    valueOf(await desk['gm.desk']({ game })).seats.find(({ seat }) => seat === 'klingon-empire')?.orders;
  return {
    game,
    stands,
    take: async () => valueOf(await desk['gm.take']({ game, files: [{ name: 'mine.orders', base64 }] })),
    run: () => desk['gm.run']({ game, anyway: true, unjudged: true }),
  };
}

test('at the desk, orders sealed to a keyholder are begun with, taken in, opened and run', async () => {
  expect(codesOf(await desk['gm.begin']({ ...wish, game: 'gw7', keyholder: 'nonsense' }))).toEqual([
    'no-public-keys',
  ]);
  valueOf(await desk['gm.begin']({ ...wish, game: 'gw8' }));
  expect(valueOf(await desk['gm.desk']({ game: 'gw8' })).sealedIntake).toBe(false);
  expect(codesOf(await desk['gm.unseal']({ game: 'gw8', key: 'x' }))).toEqual(['no-keyholder']);

  const { game, stands, take, run } = await begun('gw9');
  expect(await take()).toMatchObject([
    { seat: 'klingon-empire', verdict: 'sealed', counts: false, orders: 0 },
  ]);
  expect([valueOf(await desk['gm.desk']({ game })).sealedIntake, await stands()]).toEqual([true, 'sealed']);
  expect(codesOf(await run())).toEqual(['sealed-orders']);
  const key = valueOf(releasedKey(sealing, keys.privately, 1));
  expect(valueOf(await desk['gm.unseal']({ game, key }))).toMatchObject([{ verdict: 'final', counts: true }]);
  expect(valueOf(await run()).outcome).toBe('ran');
});

test('sealed orders that come late wait for a word as open ones do; taken, they wait for the key, and declined for nothing', async () => {
  const { game, stands, take, run } = await begun('gw6');
  valueOf(await desk['gm.policy']({ game, policy: { ...defaultPolicy, late: 'ask' } }));
  valueOf(await desk['gm.extend']({ game, at: '2026-11-21T13:00:00.000Z', reason: 'A short one' }));
  now = '2026-11-21T14:00:00.000Z';
  expect(await take()).toMatchObject([{ verdict: 'sealed', standing: 'waits', late: true }]);
  expect([await stands(), codesOf(await run())]).toEqual(['waits', ['late-orders-wait']]);
  valueOf(await desk['gm.late']({ game, number: 1, take: true, reason: '' }));
  expect([await stands(), codesOf(await run())]).toEqual(['sealed', ['sealed-orders']]);
  valueOf(await desk['gm.late']({ game, number: 1, take: false, reason: 'The keyholder is ill.' }));
  expect([await stands(), valueOf(await run()).outcome]).toEqual(['none', 'ran']);
  now = noon;
});
