import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endGame, resumeGame } from '#main/services/gm/running/end.ts';
import { newWatch, tick } from '#main/services/gm/watch/watch.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { gmHere } from '../../../support/desk/gmCli.ts';
import {
  ann,
  digging,
  files,
  playersOf,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { galacticGame } from '../../../support/mail/galacticGame.ts';
import { postGame } from '../../../support/mail/postWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

const ports = testPorts();
const over = { words: '', reveal: false };
const box = { host: 'localhost', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' } as const;

test('the watched folder of a game that is over is not read; what lies there comes in when the game goes on', async () => {
  const gm = await toyGame(folder.of('toy.game'));
  const players = await playersOf(gm);
  const orders = folder.of('in');
  await mkdir(orders);
  valueOf(await endGame(ports, gm, over));
  await writeFile(`${orders}/ann.orders`, (await players[ann]?.orders(digging(ann, 1, 1))) ?? '');
  const watching = newWatch();
  const look = () => tick(gm, { clock: ports.clock, files, folders: nodeFolders, orders }, watching);
  expect(await look()).toEqual(['The game is over.']);
  expect(gm.store.received(1)).toEqual([]);
  valueOf(await resumeGame(ports, gm));
  expect((await look())[0]).toBe('ann.orders: final for ann.');
  gm.close();
});

test('the desk looks into the mailbox of a game that is over only when it is told to, and by itself again when the game goes on', async () => {
  await mkdir(folder.of('game-master/gw9'), { recursive: true });
  (await postGame(folder.of('game-master/gw9/gw9.game'))).gm.close();
  let looks = 0;
  const {
    handlers: desk,
    look,
    close,
  } = deskOf(folder.path, {
    rulesets: theseRulesets([toy()]),
    fetcher: { fetch: async () => ({ ok: true, value: { validity: '1', uid: (looks += 1) } }) },
  });
  const game = 'gw9';
  valueOf(await desk['gm.setPost']({ game, wishes: { minutes: 5, box }, boxPassword: 'secret' }));
  valueOf(await desk['gm.end']({ game, ...over }));
  await look();
  expect(looks).toBe(0);
  valueOf(await desk['gm.fetch']({ game }));
  expect(looks).toBe(1);
  valueOf(await desk['gm.goOn']({ game }));
  await look();
  expect(looks).toBe(2);
  close();
});

test('a watch in the terminal leaves the mailbox of a game that is over alone', async () => {
  const { path, close } = await galacticGame(folder.of('line.game'));
  close();
  expect((await gmHere(['mail', path, '--imap', 'tls://gm@localhost:993/INBOX'], folder.path)).code).toBe(0);
  const watch = () => gmHere(['watch', path, '--once', '--mail'], folder.path);
  // That it would look is told by what it lacks for it.
  expect((await watch()).err.replace(/\s+/g, ' ')).toMatch(/password of gm is needed/);
  expect((await gmHere(['end', path, '--words', 'So.'], folder.path)).code).toBe(0);
  expect(await watch()).toMatchObject({
    code: 0,
    err: '',
    out: 'The game is over.\n',
  });
  expect((await gmHere(['mail', path, '--fetch'], folder.path)).err).toMatch(/password/);
});
