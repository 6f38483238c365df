import { readFile, readdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { openGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { gmHere } from '../../../support/desk/gmCli.ts';
import { tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: string[]) => gmHere(args, folder.path);
const stateIn = async (path: string): Promise<unknown> => {
  const game = valueOf(
    await openGame(testPorts(), gameFiles, folder.of(path), () => galacticEmpires as unknown as SomeRuleset),
  );
  try {
    return game.store.turnOf(1)?.state;
  } finally {
    game.close();
  }
};

beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

describe('scenarios at the command line', () => {
  test('a drawn map that is exported begins the game that the same options and seed begin', async () => {
    const drawn = ['--size', 'small', '--seed', 'X', '--seat', 'klingon-empire=Ann <ann@example.org>'];
    const exported = await gm(
      'scenario',
      'export',
      ...drawn,
      '--title',
      'Six at War',
      '--out',
      'six.scenario',
    );
    expect([exported.code, exported.err]).toEqual([0, '']);
    expect(JSON.parse(await readFile(folder.of('six.scenario'), 'utf8'))).toMatchObject({
      format: 'sealed-orders scenario',
      version: 1,
      title: 'Six at War',
    });
    expect((await gm('new', 'direct.game', '--id', 'aaa', ...drawn)).code).toBe(0);
    const from = await gm(
      'new',
      'from.game',
      '--id',
      'aaa',
      '--seed',
      'other dice',
      '--scenario',
      'six.scenario',
      '--json',
    );
    expect([from.code, from.err]).toEqual([0, '']);
    const { seats } = JSON.parse(from.out);
    expect(seats).toHaveLength(6);
    expect(seats).toContainEqual({ seat: 'klingon-empire', player: 'Ann', address: 'ann@example.org' });
    expect(await stateIn('from.game')).toEqual(await stateIn('direct.game'));
  });

  test('players on the command line go before those of the scenario', async () => {
    const { out } = await gm(
      'new',
      'bob.game',
      '--scenario',
      'six.scenario',
      '--seat',
      'klingon-empire=Bob',
      '--json',
    );
    expect(JSON.parse(out).seats).toContainEqual({ seat: 'klingon-empire', player: 'Bob', address: '' });
  });

  test('sizes have names', async () => {
    for (const [size, seats] of [
      ['standard', 12],
      ['grand', 26],
    ] as const) {
      const { out } = await gm('scenario', 'export', '--size', size, '--seed', 'sizes');
      expect(JSON.parse(out).empires).toHaveLength(seats);
    }
  });

  test('the tutorial begins a game, and can be exported', async () => {
    const begun = await gm('new', 'first.game', '--tutorial', '--out', 'invitations', '--id', 'tut');
    expect([begun.code, begun.err]).toEqual([0, '']);
    expect(await readdir(folder.of('invitations'))).toEqual([
      'tutN01-federation-core.new',
      'tutN01-klingon-empire.new',
      'tutN01-romulan-star-empire.new',
    ]);
    expect((await gm('scenario', 'export', '--tutorial', '--out', 'tutorial.scenario')).code).toBe(0);
    expect((await gm('new', 'second.game', '--scenario', 'tutorial.scenario', '--id', 'tut')).code).toBe(0);
    expect(await stateIn('second.game')).toEqual(await stateIn('first.game'));
    const shown = await gm('show', 'invitations/tutN01-federation-core.new');
    for (const text of ['Places known', 'Never reported', '1 Cold Harbour', 'A1 Home Fleet', 'Ines Marlowe'])
      expect(shown.out).toContain(text);
    for (const line of shown.out.split('\n')) expect(Array.from(line).length, line).toBeLessThanOrEqual(78);
  });

  test('check tells what a scenario holds', async () => {
    const { code, out, err } = await gm('scenario', 'check', 'tutorial.scenario');
    expect([code, err]).toEqual([0, '']);
    for (const text of [
      'Sectors: 25, of which 15 are independent',
      'Barriers: 4',
      'Parts of the map: one, all linked',
      'Federation Core',
      'Fairness: uneven',
      'can be played',
    ])
      expect(out).toContain(text);
  });

  test('check tells what is wrong, with the sector it is in, or the line', async () => {
    const text = await readFile(folder.of('tutorial.scenario'), 'utf8');
    await writeFile(
      folder.of('wrong.scenario'),
      text
        .replace('"name": "Lantern"', '"name": "Lantern", "revenu": 4')
        .replace('"treasury": 90', '"treasury": -1'),
    );
    const wrong = await gm('scenario', 'check', 'wrong.scenario');
    expect([wrong.code, wrong.out]).toEqual([1, '']);
    expect(wrong.err).toContain('In sector 18 Lantern there is no «revenu». Did you mean «revenue»?');
    expect(wrong.err).toContain('At empire federation-core, treasury: expected a number');
    await writeFile(folder.of('broken.scenario'), text.replace('"version": 1,', '"version": 1'));
    const broken = await gm('scenario', 'check', 'broken.scenario');
    expect([broken.code, broken.err]).toEqual([
      1,
      expect.stringContaining('broken.scenario: Line 4, column 3: a comma or «}» was expected'),
    ]);
    expect((await gm('new', 'never.game', '--scenario', 'wrong.scenario')).code).toBe(2);
    expect((await gm('scenario', 'check', 'nowhere.scenario')).code).toBe(2);
    expect(await readdir(folder.path)).not.toContain('never.game');
  });

  test('what is wrong with a value of any rules is told by its line, in a check and when a game begins', async () => {
    const rules = ['--rules', 'federation-commander'];
    await gm('scenario', 'export', ...rules, '--kind', 'fleet', '--out', 'fleet.scenario');
    const text = await readFile(folder.of('fleet.scenario'), 'utf8');
    const line = text.slice(0, text.indexOf('"klingon-dd"')).split('\n').length;
    await writeFile(folder.of('strange.scenario'), text.replace('"klingon-dd"', '"klingon-d9"'));
    for (const command of [
      ['scenario', 'check', 'strange.scenario', ...rules],
      ['new', 'strange.game', ...rules, '--scenario', 'strange.scenario'],
    ])
      expect((await gm(...command)).err).toContain(`Line ${line}: ships.klingon[1].card: there is no card`);
    expect((await gm('scenario', 'check', 'fleet.scenario', ...rules)).out).toContain('Points of ships');
    expect((await gm('new', 'fleet.game', ...rules, '--scenario', 'fleet.scenario')).code).toBe(0);
  });

  test.each([
    ['--tutorial is a fixed map', ['new', 'x.game', '--tutorial', '--size', 'small']],
    [
      '--scenario is a fixed map, so --empires',
      ['new', 'x.game', '--scenario', 'six.scenario', '--empires', '3'],
    ],
    [
      'Both --scenario and --tutorial name a map',
      ['new', 'x.game', '--scenario', 'six.scenario', '--tutorial'],
    ],
    ['Both --size and --empires', ['new', 'x.game', '--size', 'small', '--empires', '3']],
    ['There is no size «huge»', ['new', 'x.game', '--size', 'huge']],
    ['Who plays?', ['scenario', 'export', '--out', 'x.scenario']],
    ['six.scenario already exists', ['scenario', 'export', '--tutorial', '--out', 'six.scenario']],
  ])('misuse is named: %s', async (text, args) => {
    const { code, err } = await gm(...args);
    expect([code, err.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(text)]);
    expect(await readdir(folder.path)).not.toContain(
      args.at(-1) === 'six.scenario' ? 'x.scenario' : 'x.game',
    );
  });
});
