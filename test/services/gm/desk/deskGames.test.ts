import { readdir, rename, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { makeArchives } from '#main/services/desk/archives.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { deskWorld, game } from '../../../support/desk/deskWorld.ts';
import {
  codesOf,
  files,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

describe('games come and go', () => {
  const wish = {
    ruleset: 'toy',
    title: '',
    address: '',
    map: { kind: 'wish', wish: { kind: 'empires', values: { empires: 3 } } },
    players: [],
    computer: 'none',
    conquers: false,
    passphrase: '',
  } as const;

  test('a game that was copied crosses whole and leaves nothing half written; one of strange rules stays outside', async () => {
    const { ask, home, close } = await deskWorld(folder);
    const { base64 = '' } = valueOf(await ask['gm.export']({ game }));
    expect((await readdir(home)).filter((name) => !name.startsWith(`${game}.game`))).toEqual([]);
    close();
    const other = deskOf(folder.of('other'));
    expect(codesOf(await other.handlers['gm.import']({ base64 }))).toEqual(['wrong-ruleset']);
    expect([
      valueOf(await other.handlers['gm.games']({})),
      await readdir(folder.of('other/game-master/.arriving')),
    ]).toEqual([[], []]);
    const spoilt = Buffer.from(base64, 'base64').fill(7, 4_096, 8_192).toString('base64');
    const refused = await other.handlers['gm.import']({ base64: spoilt });
    expect(codesOf(refused)).toHaveLength(1);
    expect(JSON.stringify(refused)).not.toContain('.arriving');
    other.close();
  });

  test('a game that could not be opened is opened once it can be', async () => {
    const { root, home, close } = await deskWorld(folder);
    const path = `${home}/${game}.game`;
    close();
    const whole = valueOf(await files.read(path, 10_000_000));
    await rm(path);
    const again = deskOf(root, { rulesets: theseRulesets([toy()]) });
    expect(codesOf(await again.handlers['gm.desk']({ game }))).toEqual(['no-such-file']);
    valueOf(await files.write(path, whole));
    expect(valueOf(await again.handlers['gm.desk']({ game })).turn).toBe(1);
    again.close();
  });

  test('a game is begun with as many players as empires, a computer that conquers, and invitations under a passphrase', async () => {
    const desk = deskOf(folder.of('begun'));
    const named = ['klingon-empire', 'gorn-hegemony'].map((seat) => ({ seat, player: 'Ann', address: '' }));
    valueOf(
      await desk.handlers['gm.begin']({
        ...wish,
        ruleset: 'galactic-empires',
        game,
        map: { kind: 'wish', wish: { kind: 'empires', values: { empires: 2 } } },
        players: named,
        conquers: true,
        computer: 'others',
        passphrase: 'red giant',
      }),
    );
    const store = valueOf(await gameFiles.open(folder.of(`begun/game-master/${game}/${game}.game`)));
    expect(store.turnOf(1)?.state).toMatchObject({ parameters: { computerConquers: true } });
    expect(
      store.results(1).map(({ file }) => /"sealed":"(\w+)"/.exec(Buffer.from(file).toString('latin1'))?.[1]),
    ).toEqual(['passphrase', 'passphrase']);
    store.close();
    desk.close();
  });

  test('a game is begun with captains of a level of the computer’s, where its rules have such', async () => {
    const rulesets = theseRulesets([federationCommander as never, vbamSfb as never]);
    const desk = deskOf(folder.of('levels'), { rulesets });
    const begin = (ruleset: string, kind: string, level: string) =>
      desk.handlers['gm.begin']({
        ...wish,
        ...{ ruleset, game, level, computer: 'all', players: [] },
        map: { kind: 'wish', wish: { kind, values: {} } },
      });
    expect(codesOf(await begin('federation-commander', 'duel', 'computer-admiral'))).toEqual([
      'no-such-level',
    ]);
    expect(codesOf(await begin('vbam-sfb', 'small', 'computer-cadet'))).toEqual(['no-levels']);
    valueOf(await begin('federation-commander', 'duel', 'computer-veteran'));
    const store = valueOf(await gameFiles.open(folder.of(`levels/game-master/${game}/${game}.game`)));
    expect(store.turnOf(1)?.state).toMatchObject({ levels: { federation: 'veteran', klingon: 'veteran' } });
    store.close();
    desk.close();
  });

  test('a game whose folder somebody gave another name is known, acted on and published by the name of its folder', async () => {
    const { root, home, close } = await deskWorld(folder);
    close();
    await rename(`${home}/${game}.game`, `${home}/gwx.game`);
    await rename(home, `${root}/game-master/gwx`);
    const { handlers: ask, close: end } = deskOf(root, { rulesets: theseRulesets([toy({ judged: true })]) });
    const listed = valueOf(await ask['gm.games']({})).map((row) => row.game);
    const shown = valueOf(await ask['gm.desk']({ game: 'gwx' }));
    expect([listed, shown.game, shown.copies]).toEqual([['gwx'], 'gwx', []]);
    valueOf(await ask['gm.run']({ game: shown.game, anyway: true, unjudged: true }));
    const sent = valueOf(await ask['gm.publish']({ game: shown.game, to: 'folder' }));
    expect(sent.folder).toBe(`${root}/game-master/gwx/results`);
    expect(await readdir(`${root}/game-master/gwx/results`)).toEqual([...sent.names].sort());
    expect(await readdir(`${root}/game-master`)).toEqual(['gwx']);
    end();
  });

  test('no folder is watched, and that cannot be ended', async () => {
    const { ask, close } = await deskWorld(folder);
    expect(codesOf(await ask['gm.watch']({ game, folder: '' }))).toEqual(['not-watched']);
    close();
  });
});

test('two archives lie open at once; the one that was opened first goes, and opening it anew makes it the newest', async () => {
  const archives = makeArchives(testPorts().sealing, theseRulesets([toy()]));
  const bytes: Uint8Array[] = [];
  for (const name of ['aa1', 'aa2', 'aa3']) {
    const gm = await toyGame(folder.of(`${name}.game`), { game: name });
    bytes.push(gm.archive());
    gm.close();
  }
  const open = async (nth: number): Promise<string> =>
    valueOf(await archives.open(bytes[nth] ?? new Uint8Array())).archive;
  const lies = (name: string): boolean => archives.of(name).ok;
  const [one, two] = [await open(0), await open(1)];
  expect([one, two].map(lies)).toEqual([true, true]);
  await open(0);
  const three = await open(2);
  expect([one, two, three].map(lies)).toEqual([true, false, true]);
});
