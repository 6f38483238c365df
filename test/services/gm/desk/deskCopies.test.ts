import { readdir, rename } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { deskWorld, game } from '../../../support/desk/deskWorld.ts';
import {
  ann,
  codesOf,
  files,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* Two copies of one game are never played by mistake: a game that comes as a file is asked about, and copies are warned of. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());
type World = Awaited<ReturnType<typeof deskWorld>>;

const exported = async ({ ask }: World): Promise<string> =>
  valueOf(await ask['gm.export']({ game })).base64 ?? '';
const takeIn = async ({ ask }: World, base64: string) =>
  ask['gm.takeIn']({ waits: valueOf(await ask['gm.import']({ base64 })).waits });
const putAway = async ({ ask, shown }: World): Promise<string> =>
  valueOf(await ask['gm.putAway']({ game, turn: (await shown()).turn })).folder;
const listed = async ({ ask }: World) => valueOf(await ask['gm.games']({}))[0]?.copies;

test('until it is meant, a game that came is not on the desk; left out, it never was there', async () => {
  const world = await deskWorld(folder);
  const base64 = await exported(world);
  world.close();
  const root = folder.of('asked');
  const { handlers: ask, close } = deskOf(root, { rulesets: theseRulesets([toy({ judged: true })]) });
  const left = valueOf(await ask['gm.import']({ base64 }));
  expect(left).toMatchObject({ game, turn: 1, copies: [] });
  expect([valueOf(await ask['gm.games']({})), await readdir(`${root}/game-master/.arriving`)]).toEqual([
    [],
    [],
  ]);
  valueOf(await ask['gm.leaveOut']({ waits: left.waits }));
  expect(codesOf(await ask['gm.takeIn']({ waits: left.waits }))).toEqual(['not-waiting']);
  expect([valueOf(await ask['gm.games']({})), await readdir(`${root}/game-master`)]).toEqual([
    [],
    ['.arriving'],
  ]);
  const { waits } = valueOf(await ask['gm.import']({ base64 }));
  valueOf(await ask['gm.takeIn']({ waits }));
  expect(codesOf(await ask['gm.takeIn']({ waits }))).toEqual(['not-waiting']);
  close();
});

test('of many games that wait the oldest is let go, so that memory is not filled with them', async () => {
  const world = await deskWorld(folder);
  const base64 = await exported(world);
  valueOf(await world.ask['gm.putAway']({ game, turn: 1 }));
  const waits: string[] = [];
  for (const _ of [1, 2, 3, 4, 5]) waits.push(valueOf(await world.ask['gm.import']({ base64 })).waits);
  expect(codesOf(await world.ask['gm.takeIn']({ waits: waits[0] ?? '' }))).toEqual(['not-waiting']);
  expect(valueOf(await world.ask['gm.takeIn']({ waits: waits[1] ?? '' })).game).toBe(game);
  world.close();
});

test('another game of the same name is refused at once', async () => {
  const world = await deskWorld(folder);
  const path = folder.of('other.game');
  (await toyGame(path, { game, seed: 'another' })).close();
  expect(
    codesOf(
      await world.ask['gm.import']({
        base64: Buffer.from(valueOf(await files.read(path, 10_000_000))).toString('base64'),
      }),
    ),
  ).toEqual(['game-is-here']);
  world.close();
});

test('a copy that comes is held against the one on the desk and those put away, each with its turn', async () => {
  const world = await deskWorld(folder);
  const first = await exported(world);
  valueOf(await world.run());
  const second = await exported(world);
  valueOf(await world.run());
  const { copies } = valueOf(await world.ask['gm.import']({ base64: first }));
  expect(copies).toMatchObject([
    { where: 'desk', turn: 3, file: `${world.home}/${game}.game`, parted: false },
  ]);
  expect(codesOf(await takeIn(world, first))).toEqual(['game-is-here']);
  const away = await putAway(world);
  const offered = valueOf(await world.ask['gm.import']({ base64: second }));
  expect(offered).toMatchObject({
    turn: 2,
    copies: [{ where: 'away', turn: 3, file: `${away}/${game}.game`, parted: false }],
  });
  world.close();
});

test('while another copy stands at another turn, the list and the desk say where; not for a copy at the same turn, nor for the copies that runs leave', async () => {
  const world = await deskWorld(folder);
  const first = await exported(world);
  valueOf(await world.run());
  expect(await readdir(`${world.home}/copies`)).toContain('N01-before.game');
  expect([await listed(world), (await world.shown()).copies]).toEqual([[], []]);
  const second = await exported(world);
  const away = await putAway(world);
  valueOf(await takeIn(world, second));
  expect([await listed(world), (await world.shown()).copies]).toEqual([[], []]);
  world.at('2026-11-22T18:30:00.000Z');
  const later = await putAway(world);
  valueOf(await takeIn(world, first));
  const copies = [away, later].map((folder) =>
    expect.objectContaining({ where: 'away', turn: 2, parted: false, file: `${folder}/${game}.game` }),
  );
  expect([await listed(world), (await world.shown()).copies]).toEqual([copies, copies]);
  world.close();
});

test('two copies at the same turn that were run with other orders have parted', async () => {
  const world = await deskWorld(folder);
  const first = await exported(world);
  valueOf(await world.run());
  await putAway(world);
  valueOf(await takeIn(world, first));
  await world.take(ann, 1);
  valueOf(await world.run());
  expect((await world.shown()).copies).toMatchObject([{ where: 'away', turn: 2, parted: true }]);
  world.close();
});

test('a copy in the folder of another game is named with that folder', async () => {
  const world = await deskWorld(folder);
  const { root, home } = world;
  await gameFiles.open(`${home}/${game}.game`).then(async (store) => {
    const { copyTo, close } = valueOf(store);
    await copyTo(`${root}/game-master/old/old.game`);
    close();
  });
  valueOf(await world.run());
  expect((await world.shown()).copies).toMatchObject([
    { where: 'desk', game: 'old', turn: 1, file: `${root}/game-master/old/old.game` },
  ]);
  world.close();
});

test('a game put away that cannot be read is no copy of anything, and the desk shows on', async () => {
  const world = await deskWorld(folder);
  const base64 = await exported(world);
  const away = await putAway(world);
  valueOf(await takeIn(world, base64));
  valueOf(await world.run());
  expect(await listed(world)).toHaveLength(1);
  await rename(`${away}/${game}.game`, `${away}/kept`);
  valueOf(await files.write(`${away}/${game}.game`, Buffer.from('no game')));
  expect(await listed(world)).toEqual([]);
  world.close();
});

test('the desk names the machine that holds a lock, and breaks it when the game master says so', async () => {
  const world = await deskWorld(folder);
  const store = valueOf(await gameFiles.open(`${world.home}/${game}.game`));
  const at = '2031-01-01T00:00:00.000Z';
  store.lock.take('elsewhere 77', 'running turn 1', at);
  expect((await world.shown()).busy).toEqual({
    owner: 'elsewhere 77',
    what: 'running turn 1',
    at,
    elsewhere: 'elsewhere',
  });
  expect(JSON.stringify(await world.run())).toContain('Wed 1 Jan 2031, 00:00 UTC');
  valueOf(await world.ask['gm.unlock']({ game }));
  expect((await world.shown()).busy).toBeUndefined();
  expect((await world.shown()).log.at(-1)).toMatchObject({
    who: 'desk',
    what: expect.stringContaining('elsewhere 77'),
  });
  expect(codesOf(await world.ask['gm.unlock']({ game }))).toEqual(['not-locked']);
  store.lock.take(
    store.lock.owner.replace(/\d+$/, String(process.ppid)),
    'running turn 1',
    testPorts().clock.now(),
  );
  expect((await world.shown()).busy?.elsewhere).toBeUndefined();
  expect(codesOf(await world.ask['gm.unlock']({ game }))).toEqual(['game-busy']);
  store.close();
  world.close();
});
