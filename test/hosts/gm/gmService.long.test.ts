import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { pauseAfter } from '#main/gm/mail/watchGames.ts';
import { faultsOf } from '#main/services/gm/watch/watchHealth.ts';
import { gmHere } from '../../support/desk/gmCli.ts';
import { tempFolder } from '../../support/desk/gmWorld.ts';
import { root } from '../../support/imports.ts';
import { starting } from '../../support/programs/programs.ts';

/* One watch over several games, as a service keeps it going. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await tempFolder();
  mkdirSync(folder.of('games'));
  for (const name of ['one', 'two']) {
    expect(
      (await gmHere(['new', `games/${name}.game`, '--empires', '3', '--out', `invited-${name}`], folder.path))
        .code,
    ).toBe(0);
  }
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => folder.end());

interface Run {
  readonly said: () => string;
  end(signal: NodeJS.Signals): Promise<number | undefined>;
}

function begin(program: readonly string[], words: readonly string[]): Run {
  const child = spawn(process.execPath, [...program, ...words], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
  const gone = new Promise<number | undefined>((resolve) =>
    child.once('close', (code) => resolve(code ?? undefined)),
  );
  return {
    said: () => said,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}

const watch = ['watch', 'games', '--orders', 'in', '--out', 'out', '--every', '1', '--health', 'health.json'];
/** As it is shipped, and from its sources. */
const shipped = starting('gm');
const main = [join(root, 'src-main/gm/main.ts')];
const launcher = [join(root, 'src-main/launch/gm.mjs')];
interface Told {
  readonly well: boolean;
  readonly ended?: string;
  readonly lookedAt: string;
  readonly faults: readonly string[];
  readonly games: readonly {
    readonly name: string;
    readonly turn?: number;
    readonly waits?: string;
    readonly trouble?: { readonly text: string };
  }[];
}
const health = async (
  ...more: readonly string[]
): Promise<{ readonly code: number | undefined; readonly told?: Told }> => {
  const { code, out } = await gmHere(['health', 'health.json', '--json', ...more], folder.path);
  return out === '' ? { code } : { code, told: JSON.parse(out) as Told };
};

test('one watch looks after all games of a folder, each with folders of its own, and after those that are added', async () => {
  expect((await health()).code).toBe(2);
  const run = begin(shipped, watch);
  await expect
    .poll(async () => (await health()).told?.games.map(({ name, turn, waits }) => ({ name, turn, waits })))
    .toEqual([
      { name: 'one', turn: 1, waits: 'The turn runs when you run it.' },
      { name: 'two', turn: 1, waits: 'The turn runs when you run it.' },
    ]);
  expect((await health()).code).toBe(0);
  expect(readdirSync(folder.of('out')).sort()).toEqual(['one', 'two']);
  for (const name of ['one', 'two']) expect(readdirSync(folder.of(`out/${name}`))).toHaveLength(3);
  const before = (await health()).told?.lookedAt;
  copyFileSync(folder.of('games/two.game'), folder.of('games/three.game'));
  await expect
    .poll(async () => (await health()).told?.games.map(({ name }) => name))
    .toEqual(['one', 'three', 'two']);
  await expect.poll(async () => (await health()).told?.lookedAt).not.toBe(before);
  expect(run.said()).toContain('one: The turn runs when you run it.\n');
  rmSync(folder.of('games/three.game'));
  expect(await run.end('SIGTERM')).toBe(0);
});

test('a game that cannot be opened is told once, harms no other, and is well again once it is mended', async () => {
  writeFileSync(folder.of('games/broken.game'), 'no game at all');
  const run = begin(shipped, watch);
  await expect
    .poll(async () => (await health()).told?.games.map(({ name, turn }) => [name, turn]))
    .toEqual([
      ['broken', undefined],
      ['one', 1],
      ['two', 1],
    ]);
  const { code, told } = await health();
  expect(code).toBe(1);
  expect(told?.faults).toEqual([expect.stringMatching(/^broken: since \d{4}-.*: .*broken\.game/)]);
  copyFileSync(folder.of('games/two.game'), folder.of('games/broken.game'));
  await expect.poll(async () => (await health()).code).toBe(0);
  expect(run.said().match(/^broken: .*broken\.game.*$/gm)).toHaveLength(1);
  rmSync(folder.of('games/broken.game'));
  expect(await run.end('SIGTERM')).toBe(0);
});

test.each([
  ['its own program, SIGTERM', main, 'SIGTERM'],
  ['the launcher, SIGTERM', launcher, 'SIGTERM'],
  ['its own program, Ctrl+C', shipped, 'SIGINT'],
] as const)('asked to stop (%s), a watch ends by itself and says so', async (_, program, signal) => {
  rmSync(folder.of('health.json'), { force: true });
  const run = begin(program, watch);
  await expect.poll(async () => (await health()).code).toBe(0);
  expect(await run.end(signal)).toBe(0);
  expect(run.said()).toMatch(/The watch has ended\.\n$/);
  const { code, told } = await health();
  expect(code).toBe(1);
  expect(told?.faults).toEqual([`The watch was ended at ${String(told?.ended)}. Start it again.`]);
});

test('a watch that looks no more is not well', () => {
  const now = '2026-03-01T12:00:00.000Z';
  const seen = (lookedAt: string, every = 10) =>
    faultsOf({ format: 1, process: 1, began: lookedAt, every, lookedAt, games: [] }, now);
  expect(seen('2026-03-01T11:55:00.000Z')).toEqual([]);
  expect(seen('2026-03-01T11:54:59.000Z')).toEqual([
    'The watch has not checked since 2026-03-01T11:54:59.000Z. See whether it is still running, and start it again.',
  ]);
  expect(seen('2026-03-01T11:30:00.000Z', 600)).toEqual([]);
});

test('a game in trouble is left alone for twice as long each time, up to five minutes', () => {
  expect([1, 2, 3, 10, 5_000].map((failed) => pauseAfter(failed, 10_000))).toEqual([
    20_000, 40_000, 80_000, 300_000, 300_000,
  ]);
  expect(pauseAfter(9, 600_000)).toBe(600_000);
});

test.each([
  [['watch', 'nowhere.game'], 'nowhere.game'],
  [['watch', 'in-nobody', 'games/one.game', '--once'], 'in-nobody'],
  [['health', 'games/one.game'], 'was not written by «gm watch --health»'],
  [['health', 'health.json', '--within', 'soon'], '--within takes a number of seconds'],
] as const)('%j is refused with exit 2 and one message', async (words, message) => {
  const { code, err } = await gmHere(words, folder.path);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

/** What the unit is begun with, as systemd reads it, with what `more` says besides. */
function unitLine(more = ''): readonly string[] {
  const unit = readFileSync(join(root, 'src-main/gm/service/sealed-orders-watch.service'), 'utf8') + more;
  const [, line = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const [, mail = ''] = [...unit.matchAll(/^Environment="?MAIL=([^"\n]*)"?$/gm)].at(-1) ?? [];
  return line
    .replace('$MAIL', mail)
    .replaceAll('/opt/sealed-orders', root)
    .replaceAll('%S', folder.of('state'))
    .replaceAll('%d', folder.of('credentials'))
    .split(' ')
    .filter((word) => word !== '');
}

/** Begins the service, and stops it once it has looked after every game; says what it said and wrote down. */
async function served([program, ...words]: readonly string[]): Promise<{ told: Told; all: string }> {
  expect(program).toBe('/usr/bin/node');
  const written = folder.of('state/sealed-orders/health.json');
  rmSync(written, { force: true });
  const run = begin([], words);
  await expect
    .poll(
      () =>
        existsSync(written) &&
        (JSON.parse(readFileSync(written, 'utf8')) as Told).games.every(({ turn }) => turn === 1),
    )
    .toBe(true);
  expect(await run.end('SIGTERM')).toBe(0);
  const told = readFileSync(written, 'utf8');
  return { told: JSON.parse(told) as Told, all: told + run.said() + words.join(' ') };
}

test('the unit runs as it is shipped, without mail; with mail.conf it has its password, and tells none', async () => {
  for (const place of ['games', 'in', 'out'])
    mkdirSync(folder.of(`state/sealed-orders/${place}`), { recursive: true });
  // Nobody answers there: with its password, this game gets as far as that; a game without a mailbox is played without mail.
  for (const name of ['one', 'two'])
    copyFileSync(folder.of(`games/${name}.game`), folder.of(`state/sealed-orders/games/${name}.game`));
  const box = [
    '--imap',
    'none://gm@127.0.0.1:1/INBOX',
    '--smtp',
    'none://127.0.0.1:1',
    '--from',
    'gm@example.org',
  ];
  expect((await gmHere(['mail', 'state/sealed-orders/games/one.game', ...box], folder.path)).err).toBe('');
  const troubles = ({ games }: Told) => games.map(({ name, turn, trouble }) => [name, turn, trouble?.text]);
  const bare = await served(unitLine());
  expect(troubles(bare.told)).toEqual([
    ['one', 1, undefined],
    ['two', 1, undefined],
  ]);
  const conf = readFileSync(join(root, 'src-main/gm/service/mail.conf'), 'utf8');
  const [, credential = ''] = /^LoadCredential=([^:]+):/m.exec(conf) ?? [];
  mkdirSync(folder.of('credentials'));
  writeFileSync(folder.of(`credentials/${credential}`), 'open-sesame\n');
  const mailed = await served(unitLine(conf));
  expect(troubles(mailed.told)).toEqual([
    ['one', 1, expect.stringMatching(/^127\.0\.0\.1 does not answer at port 1\./)],
    ['two', 1, undefined],
  ]);
  expect(mailed.all).not.toContain('open-sesame');
});

test('the page about the service names the unit, and what the unit calls its things', () => {
  const page = readFileSync(join(root, 'src-main/gm/service/README.md'), 'utf8');
  const named = [...page.matchAll(/(?:journalctl -u|systemctl (?:enable --now|restart)) ([\w-]+)/g)];
  expect(named.map(([, unit]) => unit)).toEqual(named.map(() => 'sealed-orders-watch'));
  expect(named.length).toBeGreaterThan(2);
});
