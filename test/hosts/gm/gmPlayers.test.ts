import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { playerTimes } from '#contract/gm/week.ts';
import { list } from '#kernel/codec/shapes.ts';
import type { Said } from '../../support/desk/gmCli.ts';
import { calledOf, gmHere } from '../../support/desk/gmCli.ts';
import { Player, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';

/* Notes about players, how they keep time, and what they ask, on the command line. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let seat = '';
const gm = (...args: readonly string[]): Promise<Said> => gmHere(args, folder.path);
async function told(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await gm(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Record<string, unknown>;
}
/** As it stands in the terminal, its lines made one. */
const plain = ({ out }: Said): string => out.replace(/\s+/g, ' ');

beforeAll(async () => {
  folder = await tempFolder();
  for (const game of ['gw9', 'gw8'])
    expect(
      (await gm('new', `${game}.game`, '--id', game, '--empires', '3', '--seed', game, '--out', game)).code,
    ).toBe(0);
  seat = String(((await told('status', 'gw9.game')) as { seats: { seat: string }[] }).seats[0]?.seat);
  await gm('player', 'gw9.game', seat, '--player', 'Ann', '--address', 'ann@example.org');
  const other = String(((await told('status', 'gw8.game')) as { seats: { seat: string }[] }).seats[1]?.seat);
  await gm('player', 'gw8.game', other, '--player', 'Annie', '--address', 'ann@example.org');
});
afterAll(() => folder.end());

test('gm notes writes a note from words or a file, prints it, and takes it away; no status tells it', async () => {
  expect((await gm('notes', 'gw9.game')).out).toBe('There are no notes.\n');
  expect((await gm('notes', 'gw9.game', seat, '--set', 'Answers at night')).out).toContain(
    'Answers at night',
  );
  writeFileSync(folder.of('note.txt'), 'Answers at night\r\nand never on Mondays');
  await gm('notes', 'gw9.game', seat, '--file', 'note.txt');
  expect(await told('notes', 'gw9.game')).toEqual({
    game: 'gw9',
    notes: { [seat]: 'Answers at night\nand never on Mondays' },
  });
  for (const args of [
    ['status', 'gw9.game', '--log'],
    ['status', 'gw9.game', '--log', '--json'],
    ['check', 'gw9.game', '--json'],
  ])
    expect((await gm(...args)).out).not.toContain('Mondays');
  expect((await gm('notes', 'gw9.game', seat, '--set', '')).out).toBe(
    `There is no note about ${calledOf(seat)}.\n`,
  );
  expect(await gm('notes', 'gw9.game', '--set', 'x')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Name the seat') as string,
  });
  expect(await gm('notes', 'gw9.game', 'nobody', '--set', 'x')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no seat nobody') as string,
  });
  expect((await gm('notes', 'gw9.game', seat, '--set', 'x', '--file', 'note.txt')).code).toBe(2);
});

test('gm check, status and requests tell what a player asks with the commands that answer it, and gm answer marks it', async () => {
  const player = new Player();
  valueOf(await player.open(readFileSync(folder.of(`gw9/gw9N01-${seat}.new`))));
  writeFileSync(
    folder.of('ask.orders'),
    await player.orders(
      { hq: [], units: {} },
      {
        requests: [
          { kind: 'extension', until: '2099-01-01', words: 'exams' },
          { kind: 'end', how: 'draw', words: '' },
        ],
      },
    ),
  );
  const check = plain(await gm('check', 'gw9.game', '--orders', 'ask.orders'));
  expect(check).toContain(`${calledOf(seat)} asks for more time, until 2099-01-01. «exams»`);
  expect(check).toContain(
    `gm extend gw9.game --to 2099-01-01T23:59Z --reason "${calledOf(seat)} asked for more time"`,
  );
  expect(plain(await gm('status', 'gw9.game'))).toContain(`gm answer gw9.game ${seat} end --grant`);
  // The command as it was printed.
  expect(
    (await gm('extend', 'gw9.game', '--to', '2099-01-01T23:59Z', '--reason', `${seat} asked for more time`))
      .code,
  ).toBe(0);
  expect((await gm('answer', 'gw9.game', seat, 'extension', '--grant')).out).toBe(
    `${calledOf(seat)}: the request is granted.\n`,
  );
  expect((await gm('answer', 'gw9.game', seat, 'end', '--decline', '--words', 'not yet')).code).toBe(0);
  const rows = (await told('requests', 'gw9.game'))['requests'] as {
    request: { kind: string };
    answer: object;
  }[];
  expect(rows.map(({ request, answer }) => [request.kind, answer])).toMatchObject([
    ['extension', { granted: true, words: '' }],
    ['end', { granted: false, words: 'not yet' }],
  ]);
  expect(plain(await gm('requests', 'gw9.game'))).toContain('This was declined. not yet');
  expect((await gm('requests', 'gw8.game')).out).toBe('There are no requests.\n');
  expect(await gm('answer', 'gw8.game', seat, 'end', '--grant')).toMatchObject({
    code: 2,
    err: expect.stringContaining('has no such request') as string,
  });
  expect(await gm('answer', 'gw9.game', seat, 'gift', '--grant')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Choose one of: extension, holiday, end') as string,
  });
  expect((await gm('answer', 'gw9.game', seat, 'end')).code).toBe(2);
});

test('gm punctuality tells of all games how their players kept time', async () => {
  expect((await gm('run', 'gw9.game', '--out', 'gw9')).code).toBe(0);
  expect((await gm('run', 'gw8.game', '--out', 'gw8')).code).toBe(0);
  const players = valueOf(
    list(playerTimes, 10).parse((await told('punctuality', 'gw9.game', 'gw8.game'))['players']),
  );
  expect(players).toMatchObject([
    { address: 'ann@example.org', matched: 'address', turns: 2, inTime: 1, missed: 1, asked: 1 },
  ]);
  expect(players[0]?.games.map(({ game, turns }) => [game, turns])).toEqual([
    ['gw9', 1],
    ['gw8', 1],
  ]);
  expect((await gm('punctuality', 'gw9.game')).out).toMatch(/Ann\s+1\s+1/);
  expect((await gm('punctuality', 'nothing.game')).code).toBe(2);
});

test('gm fellow hands a ship to a captain of its own, whose orders count for it alone, changes that, and takes it back', async () => {
  const rules = ['--rules', 'federation-commander', '--set', 'ships=2'];
  const begun = await gm('new', 'fc7.game', '--id', 'fc7', ...rules, '--seed', 'captains', '--out', 'fc7');
  expect([begun.code, begun.err]).toEqual([0, '']);
  await gm('player', 'fc7.game', 'federation', '--player', 'Ann');
  const listed = ['fellow', 'fc7.game', 'federation'];
  expect((await gm(...listed)).out).toBe(
    [
      '1: Ann, the seat’s own player (the Federation).',
      '* federation.1 (Constellation): player 1',
      '* federation.2 (Exeter): player 1',
      '',
    ].join('\n'),
  );
  const handed = [...listed, '--player', 'Kim', '--scope', 'federation.2'];
  expect(await told(...handed, '--address', 'kim@example.org', '--out', 'kim')).toEqual({
    seat: 'federation',
    written: 'fc7N01-federation-player-2.new',
  });
  expect(await told(...listed)).toEqual({
    seat: 'federation',
    fellows: [{ number: 2, player: 'Kim', address: 'kim@example.org', scopes: ['federation.2'], since: 1 }],
    scopes: [
      { scope: 'federation.1', label: 'Constellation' },
      { scope: 'federation.2', label: 'Exeter', number: 2 },
    ],
  });
  // Both order both ships; that one is the other's is told to both.
  const courses = (from: number) =>
    Object.fromEntries(
      ['federation.1', 'federation.2'].map((ship, at) => [
        ship,
        [{ kind: 'course', ref: `federation.t1.o${from + at}`, actions: ['straight'] }],
      ]),
    );
  const sent = { 'fc7/fc7N01-federation.new': 1, 'kim/fc7N01-federation-player-2.new': 20_001 };
  const people = await Promise.all(
    Object.entries(sent).map(async ([file, from]) => {
      const player = new Player();
      valueOf(await player.open(readFileSync(folder.of(file))));
      writeFileSync(folder.of(`${from}.orders`), await player.orders({ hq: [], units: courses(from) }));
      return player;
    }),
  );
  const run = await gm('run', 'fc7.game', '--orders', '1.orders', '20001.orders', '--out', 'fc7');
  expect([run.code, run.err]).toEqual([0, '']);
  for (const [at, file] of ['fc7N02-federation.new', 'fc7N02-federation-player-2.new'].entries()) {
    const { body } = valueOf(await people[at]!.open(readFileSync(folder.of(`fc7/${file}`))));
    expect(body.share).toMatchObject({
      player: at + 1,
      dropped: [
        { by: 1, heldBy: 2 },
        { by: 2, heldBy: 1 },
      ],
    });
    const filed = body.heard.map(({ event }) => event as { kind: string; ship?: string; cause?: string });
    expect(
      filed.filter(({ kind }) => kind === 'order-filed').map(({ ship, cause }) => [ship, cause]),
    ).toEqual([
      ['federation.1', 'federation.t1.o1'],
      ['federation.2', 'federation.t1.o20002'],
    ]);
  }
  expect((await gm('verify', 'fc7.game')).code).toBe(0);

  const kim = [...listed, '--number', '2'];
  const { fellows } = await told(...kim, '--player', 'Kimberly', '--scope', 'federation.1', 'federation.2');
  expect(fellows).toMatchObject([{ player: 'Kimberly', scopes: ['federation.1', 'federation.2'] }]);
  expect(await told(...kim, '--end')).toMatchObject({
    fellows: [],
    scopes: [{ label: 'Constellation' }, { label: 'Exeter' }],
  });
  for (const [args, words] of [
    [[...listed, '--end'], 'Whose part?'],
    [[...kim, '--end'], 'Nobody with the number 2 shares federation.'],
    [[...handed], 'folder'],
    [[...handed, '--scope', 'bridge', '--out', 'lee'], 'has no part called «bridge»'],
    [
      ['fellow', 'gw9.game', seat, '--player', 'Kim', '--scope', 'x', '--out', 'lee'],
      'a seat has one player',
    ],
  ] as const) {
    const { code, err } = await gm(...args);
    expect([code, err.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(words)]);
  }
  expect((await gm('fellow', 'gw9.game', seat)).out).toBe(
    'These rules do not divide the orders of a seat.\n',
  );
});
