import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Said } from '../../support/desk/gmCli.ts';
import { gmHere } from '../../support/desk/gmCli.ts';
import { startMailServer, type RunningMailServer } from '../../support/mail/server.ts';
import { Player, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let server: RunningMailServer;
let [first, second, third] = ['', '', ''];
const gm = (...args: readonly string[]): Promise<Said> => gmHere(args, folder.path);
async function told(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await gm(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Record<string, unknown>;
}
const letter = (...more: readonly string[]) => [
  'letter',
  'gw9.game',
  '--subject',
  'A week off',
  '--file',
  'words.txt',
  ...more,
];
const letters = async () =>
  (
    (await told('mail', 'gw9.game')) as {
      letters: { number: number; kind: string; to: string; state: string }[];
    }
  ).letters;

beforeAll(async () => {
  folder = await tempFolder();
  server = await startMailServer();
  expect(
    (
      await gm(
        'new',
        'gw9.game',
        '--id',
        'gw9',
        '--empires',
        '3',
        '--seed',
        'letters',
        '--title',
        'Spring',
        '--out',
        'out',
      )
    ).code,
  ).toBe(0);
  const { seats } = (await told('status', 'gw9.game')) as { seats: { seat: string }[] };
  [first, second, third] = seats.map(({ seat }) => seat) as [string, string, string];
  await told('player', 'gw9.game', first, '--player', 'Ann', '--address', 'ann@example.org');
  await told('player', 'gw9.game', second, '--player', 'Bob', '--address', 'bob@example.org');
  writeFileSync(folder.of('words.txt'), '\ufeffDear all,\r\n\r\n\tno turn next week.\r\n');
});
afterAll(async () => {
  await server.stop();
  await folder.end();
});

describe('gm letter', () => {
  test('without a server shows the letter and a link with everybody under BCC, and writes nothing', async () => {
    const { code, out } = await gm(...letter('--to', 'all', '--preview'));
    expect(code).toBe(0);
    expect(out).toContain('To 2 people, a letter each:');
    expect(out).toContain(`Ann, ann@example.org (${first})`);
    expect(out).toContain(`Nobody's address is known for ${third}`);
    expect(out).toContain('Subject: A week off\n\nDear all,\n\n    no turn next week.\n');
    expect(out).toContain('mailto:?bcc=ann@example.org,bob@example.org&subject=A%20week%20off');
    const refused = await gm(...letter('--to', 'all'));
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('gm mail')]);
    expect(await letters()).toEqual([]);
  });

  test('puts one letter for each person into the outbox, once, and gm mail takes it back or sends it', async () => {
    await told('mail', 'gw9.game', '--smtp', `none://127.0.0.1:${server.port}`, '--from', 'gm@example.org');
    const { out } = await gm(...letter('--to', 'all'));
    expect(out).toContain(
      '2 letters in the outbox, for ann@example.org, bob@example.org. «gm mail gw9.game --send» sends',
    );
    expect((await gm(...letter('--to', 'all'))).out).toContain(
      'Already had this letter this turn: Ann, Bob. To send it again, add --again.',
    );
    const [mine] = await letters();
    await told('mail', 'gw9.game', '--withdraw', String(mine?.number));
    expect((await told('mail', 'gw9.game', '--send'))['sent']).toMatchObject({ sent: 1, failed: 0 });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('bob@example.org');
    expect(server.mails[0]).toContain('Subject: A week off');
    expect(server.mails[0]).not.toContain('ann@example.org');
    expect((await letters()).map(({ kind, to, state }) => [kind, to, state])).toEqual([
      ['letter', 'ann@example.org', 'withdrawn'],
      ['letter', 'bob@example.org', 'sent'],
    ]);
  });

  test('goes to empires that are named, and refuses others and what is no text', async () => {
    expect((await told(...letter('--to', second, '--preview')))['to']).toMatchObject([
      { address: 'bob@example.org' },
    ]);
    expect(await gm(...letter('--to', 'nobody-at-all'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no seat nobody-at-all in this game'),
    });
    expect(
      (await gm('letter', 'gw9.game', '--to', 'all', '--subject', 'x\ny', '--file', 'words.txt')).err,
    ).toContain('The letter cannot be sent like this; nothing was sent.');
    expect((await gm('letter', 'gw9.game', '--to', 'all', '--subject', 'x', '--file', 'none.txt')).code).toBe(
      2,
    );
  });
});

test('gm remind reminds those without orders, names who has no address, and does it again within the hour only when asked', async () => {
  const [name = ''] = readdirSync(folder.of('out')).filter((one) => one.includes(first));
  const ann = new Player();
  valueOf(await ann.open(readFileSync(folder.of(`out/${name}`))));
  writeFileSync(folder.of('ann.orders'), await ann.orders({ hq: [], units: {} }));
  expect((await gm('check', 'gw9.game', '--orders', 'ann.orders')).code).toBe(0);
  const { out } = await gm('remind', 'gw9.game');
  expect(out).toContain(`Reminders are in the outbox for ${second}. «gm mail gw9.game --send» sends them.`);
  expect(out).toContain(`Nobody's address is known for ${third}`);
  expect((await gm('remind', 'gw9.game')).out).toContain(
    `Already reminded within the last hour: ${second}. To remind them again, add --again.`,
  );
  expect((await letters()).filter(({ kind }) => kind === 'reminder')).toHaveLength(1);
  expect((await told('remind', 'gw9.game', '--again'))['written']).toEqual([second]);
});

test('gm page writes a web page, a text and a chart, of this turn or an earlier one', async () => {
  expect(await told('page', 'gw9.game', '--out', 'site')).toEqual({
    turn: 1,
    written: ['gw9-turn-1.html', 'gw9-turn-1.txt', 'gw9-turn-1.svg'],
  });
  expect(readFileSync(folder.of('site/gw9-turn-1.html'), 'utf8')).toMatch(/^<!doctype html>/);
  expect(readFileSync(folder.of('site/gw9-turn-1.txt'), 'utf8')).toMatch(/^Spring\n======\n/);
  expect(readFileSync(folder.of('site/gw9-turn-1.svg'), 'utf8')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
  );
  expect(await gm('page', 'gw9.game', '--out', 'other', '--turn', '9')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no results of turn 9'),
  });
  expect(await gm('page', 'gw9.game', '--out', 'other', '--turn', 'x')).toMatchObject({ code: 2 });
  expect(existsSync(folder.of('other'))).toBe(false);
});

describe('the text of a letter', () => {
  const preview = async (bytes: Uint8Array) => {
    writeFileSync(folder.of('words.txt'), bytes);
    return gm(...letter('--to', 'all', '--preview'));
  };
  const words = 'Hello all, gr\u00fc\u00dfe\r\n';

  test('is read right in UTF-8 and UTF-16, with a mark or without', async () => {
    for (const bytes of [
      Buffer.from(words),
      Buffer.from(`\ufeff${words}`),
      Buffer.from(`\ufeff${words}`, 'utf16le'),
      Buffer.from(`\ufeff${words}`, 'utf16le').swap16(),
    ]) {
      const { code, out } = await preview(bytes);
      expect([code, out.includes('\nHello all, gr\u00fc\u00dfe\n')]).toEqual([0, true]);
    }
  });

  test('is refused in words where its letters are not certain, as in Latin-1; so are notes', async () => {
    const { code, err } = await preview(Buffer.from(words, 'latin1'));
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain('words.txt is not plain text in UTF-8');
    const note = await gm('notes', 'gw9.game', first, '--file', 'words.txt');
    expect([note.code, note.err.replace(/\s+/g, ' ').includes('not plain text in UTF-8')]).toEqual([2, true]);
  });
});
