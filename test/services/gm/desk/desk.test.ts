import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { scriptedOrders } from '../../../support/play/scriptedOrders.ts';
import { galacticEmpires } from '../../../support/play/scriptedGame.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { viewOf } from '#main/services/ruleset.ts';
import { codesOf, files, Player, tempFolder, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

const folder = await tempFolder();
afterAll(() => folder.end());

const heard: string[] = [];
const deskIn = (name: string) =>
  deskOf(folder.of(name), { ports: testPorts(name), push: (what) => void heard.push(what) });
const { handlers: desk, offer } = deskIn('one');
const klingons = { seat: 'klingon-empire', player: 'Ann', address: 'ann@example.org' };
const wish = {
  ruleset: 'galactic-empires',
  title: 'Spring',
  game: 'gw9',
  address: 'gm@example.org',
  map: { kind: 'wish', wish: { kind: 'empires', values: { empires: 3 } } },
  players: [klingons],
  computer: 'none',
  conquers: false,
  passphrase: '',
} as const;
const game = 'gw9';

/** Orders of one seat for the current turn, as its player would write them. */
async function ordersOf(player: Player, base64: string): Promise<string> {
  const { body } = valueOf(await player.open(Buffer.from(base64, 'base64')));
  const plan = planCodec(galacticEmpires.orders).make(
    scriptedOrders(galacticEmpires, viewOf(galacticEmpires, body)) as never,
  );
  return Buffer.from(await player.orders(plan)).toString('base64');
}

test('a game is begun, lies in a folder of its own, and is listed; its name is taken then', async () => {
  expect(valueOf(await desk['gm.begin'](wish))).toEqual({ game });
  expect(codesOf(await desk['gm.begin'](wish))).toEqual(['game-is-here']);
  expect(valueOf(await desk['gm.games']({}))).toMatchObject([
    { game, title: 'Spring', turn: 1, players: 1, problems: [] },
  ]);
  const shown = valueOf(await desk['gm.desk']({ game }));
  expect(shown.seats.map(({ orders }) => orders)).toEqual(['none', 'none', 'none']);
  expect(shown.seats.find(({ seat }) => seat === 'klingon-empire')).toMatchObject({
    name: 'Klingon Empire',
    player: 'Ann',
  });
  // GE 7268: the game master sends every player a file before anything else happens.
  expect(shown.unpublished).toHaveLength(3);
});

test('more players than empires, and rules that are not there, are refused', async () => {
  const many = {
    ...wish,
    game: 'gw8',
    map: { kind: 'wish' as const, wish: { kind: 'empires', values: { empires: 2 } } },
    players: ['a', 'b', 'c'].map((seat) => ({ seat, player: '', address: '' })),
  };
  expect(codesOf(await desk['gm.begin'](many))).toEqual(['too-many-players']);
  expect(codesOf(await desk['gm.begin']({ ...wish, ruleset: 'chess' }))).toEqual(['wrong-ruleset']);
  const latin = Buffer.from('{"title": "Gr\u00fc\u00dfe"}', 'latin1').toString('base64');
  const drawn = { ...wish, game: 'gw8', map: { kind: 'scenario' as const, scenario: latin } };
  expect(codesOf(await desk['gm.begin'](drawn))).toEqual(['scenario-not-utf-8']);
  expect(valueOf(await desk['gm.games']({}))).toHaveLength(1);
});

test('from the invitation to the next turn: published, taken in, previewed, run', async () => {
  const given = valueOf(await desk['gm.publish']({ game, to: 'files' }));
  expect(given.names).toHaveLength(3);
  expect(valueOf(await desk['gm.desk']({ game })).unpublished).toHaveLength(3);
  valueOf(await desk['gm.publish']({ game, to: 'handed' }));
  expect(valueOf(await desk['gm.desk']({ game })).unpublished).toEqual([]);
  const ann = new Player();
  const base64 = await ordersOf(ann, given.files.find(({ name }) => name.includes('klingon'))?.base64 ?? '');
  const [row] = valueOf(await desk['gm.take']({ game, files: [{ name: 'mine.orders', base64 }] }));
  expect(row).toMatchObject({ seat: 'klingon-empire', verdict: 'final', counts: true });
  expect(row?.orders).toBeGreaterThan(0);
  const before = valueOf(await desk['gm.export']({ game })).base64 ?? '';
  const preview = valueOf(await desk['gm.preview']({ game }));
  expect(preview.missing).toHaveLength(2);
  expect(
    preview.told
      .find(({ part }) => part.startsWith('Final Events'))
      ?.lines.some((line) => line.startsWith('Klingon Empire: ')),
  ).toBe(true);
  expect(
    preview.seats.find(({ seat }) => seat === 'klingon-empire')?.figures.map(({ label }) => label),
  ).toContain('Treasury');
  expect(valueOf(await desk['gm.desk']({ game })).turn).toBe(1);
  expect(valueOf(await desk['gm.run']({ game, anyway: false, unjudged: true })).outcome).toBe('missing');
  expect(valueOf(await desk['gm.run']({ game, anyway: true, unjudged: true })).outcome).toBe('ran');
  const after = valueOf(await desk['gm.desk']({ game }));
  expect([after.turn, after.turns.map(({ turn }) => turn), after.unpublished.length]).toEqual([2, [1], 3]);
  expect(after.log.at(-1)).toMatchObject({ who: 'desk' });
  // It came to what the trial had shown.
  const outcome = valueOf(await desk['gm.outcome']({ game, turn: 1 }));
  const figuresIn = ({ seats }: Pick<typeof preview, 'seats'>) =>
    seats.map(({ seat, orders, figures }) => ({ seat, orders, figures }));
  expect(outcome.seats.map(({ name: _, ...one }) => one)).toEqual(figuresIn(preview));
  expect([outcome.turn, outcome.events, outcome.refusals]).toEqual([1, preview.events, preview.refusals]);
  expect(outcome.missing).toEqual(preview.missing);
  for (const { part, lines } of preview.told)
    expect(outcome.told.find((one) => one.part === part)?.lines.slice(0, lines.length)).toEqual(lines);
  const open = valueOf(galacticEmpires.codecs.view.parse(outcome.open) as never);
  expect(galacticEmpires.presentation.standing?.(open)).not.toEqual([]);
  expect(codesOf(await desk['gm.outcome']({ game, turn: 2 }))).toEqual(['turn-not-run']);
  const read = valueOf(await desk['gm.orders']({ game, seat: 'klingon-empire', turn: 1 }));
  expect([read.file, read.lines.length]).toEqual(['mine.orders', row?.orders]);
  const { events = 0, ...run } = after.turns[0] ?? {};
  const opened = valueOf(await gameFiles.open(folder.of(`one/game-master/${game}/${game}.game`)));
  expect([events, run]).toEqual([
    (opened.turnOf(1)!.ran!.entries as readonly unknown[]).length,
    { turn: 1, attempt: 0, marked: true },
  ]);
  opened.close();

  // The copy from before goes onto another desk, and stands where it stood.
  const { handlers: other } = deskIn('two');
  const { waits, ...offered } = valueOf(await other['gm.import']({ base64: before }));
  expect(offered).toMatchObject({ game, title: 'Spring', turn: 1, copies: [] });
  expect(valueOf(await other['gm.games']({}))).toEqual([]);
  const file = folder.of(`two/game-master/${game}/${game}.game`);
  expect(valueOf(await other['gm.takeIn']({ waits }))).toEqual({ game, file });
  expect(valueOf(await other['gm.desk']({ game })).turn).toBe(1);
  const again = valueOf(await other['gm.import']({ base64: before }));
  expect(again.copies).toMatchObject([{ where: 'desk', game, file, turn: 1, parted: false }]);
  expect(codesOf(await other['gm.takeIn']({ waits: again.waits }))).toEqual(['game-is-here']);
});

test('results go into the outbox for those who have an address, once', async () => {
  const sent = valueOf(await desk['gm.publish']({ game, to: 'mail' }));
  expect(sent.letters).toBe(1);
  valueOf(await desk['gm.publish']({ game, to: 'mail' }));
  const shown = valueOf(await desk['gm.desk']({ game }));
  expect(shown.letters).toMatchObject([
    { to: 'ann@example.org', kind: 'results', turn: 2, state: 'waiting' },
  ]);
  // A letter that waits has not arrived.
  expect([shown.unpublished.length, shown.queued]).toEqual([3, ['klingon-empire']]);
  const [nobody = ''] = shown.unpublished.filter((seat) => seat !== 'klingon-empire');
  expect(codesOf(await desk['gm.publish']({ game, seats: [nobody], to: 'mail' }))).toEqual(['no-addresses']);
  expect(valueOf(await desk['gm.publish']({ game, to: 'folder' })).folder).toContain('gw9');
});

test('what is no game is refused, and nothing stays behind', async () => {
  expect(codesOf(await offer(Buffer.from('SQLite format 3\0 and then nonsense')))).toHaveLength(1);
  expect(valueOf(await files.list(folder.of('one/game-master/.arriving')))).toEqual([]);
  expect(heard).toContain('gm.changed');
});

test('what was ended by mistake goes on, and says so', async () => {
  valueOf(await desk['gm.end']({ game, words: 'Well played.', reveal: false }));
  expect(valueOf(await desk['gm.desk']({ game })).clock.over).toBe(true);
  valueOf(await desk['gm.goOn']({ game }));
  expect(codesOf(await desk['gm.goOn']({ game }))).toEqual(['not-over']);
  const { clock, log } = valueOf(await desk['gm.desk']({ game }));
  expect([clock.over, log.at(-1)?.what, log.at(-1)?.who]).toEqual([false, 'The game goes on.', 'desk']);
});

test('a folder is watched only if it is there', async () => {
  expect(codesOf(await desk['gm.watch']({ game, folder: folder.of('nowhere') }))).toEqual(['no-such-folder']);
  valueOf(await desk['gm.watch']({ game, folder: folder.of('one') }));
  expect(valueOf(await desk['gm.desk']({ game })).watched).toBe(folder.of('one'));
});

test('a game too large to cross is copied into its folder, and the copy is the game; the next one takes its place', async () => {
  const { handlers: large } = deskIn('large');
  valueOf(await large['gm.begin'](wish));
  const path = folder.of(`large/game-master/${game}/${game}.game`);
  const store = valueOf(await gameFiles.open(path));
  const at = '2026-11-21T18:30:00.000Z';
  const letter = {
    turn: 1,
    kind: 'word',
    to: 'ann@example.org',
    subject: '',
    body: '',
    at,
    next: at,
  } as const;
  for (const key of ['a', 'b', 'c'])
    store.post.add({ ...letter, key, file: { name: key, bytes: randomBytes(11_000_000) } });
  store.close();
  for (const round of [1, 2]) {
    const copy = valueOf(await large['gm.export']({ game }));
    expect(copy, String(round)).toEqual({
      name: 'gw9-turn-1-copy.game',
      folder: folder.of(`large/game-master/${game}`),
    });
    const same = valueOf(await gameFiles.open(`${copy.folder}/${copy.name}`));
    expect(same.post.letters().map(({ file }) => file?.bytes.length)).toEqual([
      11_000_000, 11_000_000, 11_000_000,
    ]);
    same.close();
  }
  expect(
    valueOf(await files.list(folder.of(`large/game-master/${game}`))).filter(({ name }) =>
      name.includes('partial'),
    ),
  ).toEqual([]);
});

test('a game is put away, whole and with its copies, and its file brings it back', async () => {
  const before = valueOf(await desk['gm.desk']({ game }));
  const { turn } = valueOf(await desk['gm.desk']({ game }));
  const away = valueOf(await desk['gm.putAway']({ game, turn })).folder;
  expect(valueOf(await desk['gm.games']({}))).toEqual([]);
  expect(codesOf(await desk['gm.putAway']({ game, turn: 1 }))).toEqual(['no-such-game']);
  const { waits } = valueOf(await offer(valueOf(await files.read(`${away}/${game}.game`, 32_000_000))));
  expect(valueOf(await desk['gm.takeIn']({ waits })).game).toBe(game);
  expect(valueOf(await desk['gm.desk']({ game }))).toEqual(before);
});
