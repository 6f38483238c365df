import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { digest } from '#kernel/codec/digest.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { archiveOf } from '#main/services/gm/proof/archive.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { damagedCopies } from '../../support/damage.ts';
import { rounds } from '../../support/rounds.ts';
import {
  Player,
  ann,
  bob,
  digging,
  files,
  playersOf,
  resultsFor,
  tempFolder,
  toyGame,
  valueOf,
} from '../../support/desk/gmWorld.ts';

const copies = rounds(200);
let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
let players: Awaited<ReturnType<typeof playersOf>>;
const player = (seat = ann): Player => players[seat] as Player;

beforeAll(async () => {
  folder = await tempFolder();
  gm = await toyGame(folder.of('toy.game'));
  players = await playersOf(gm);
  await gm.takeOrders(await player().orders(digging(ann, 1, 3, true)), 'good.orders');
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

/** The causes a damaged turn file may be refused for; every one names a remedy in its message (see the refusal tests). */
const causes = [
  'not-ours',
  'unknown-kind',
  'newer-program',
  'older-program',
  'wrong-kind',
  'wrong-ruleset',
  'truncated',
  'damaged',
  'other-game',
  'other-empire',
  'changed-after-signing',
];

test('damaged invitations are refused, each for a named cause', async () => {
  const seen = new Set<string>();
  for (const { how, bytes } of damagedCopies(
    resultsFor(gm, ann),
    resultsFor(gm, bob),
    copies,
    'invitations',
  )) {
    const outcome = await new Player().open(bytes);
    if (outcome.ok) throw new Error(`an invitation with ${how} was taken`);
    for (const { code } of outcome.fault.slice(0, 1)) seen.add(code);
  }
  expect([...seen].filter((code) => !causes.includes(code))).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['not-ours', 'truncated', 'damaged']));
});

test('damaged orders are refused, each for a named cause, and change nothing', async () => {
  const before = digest(gm.archive());
  const good = await player().orders(digging(ann, 1, 1));
  const other = await player(bob).orders(digging(bob, 1, 1));
  const seen = new Set<string>();
  for (const { how, bytes } of damagedCopies(good, other, copies, 'orders')) {
    const { verdict, code = '', reason = '' } = await gm.takeOrders(bytes, how);
    expect([how, verdict]).toEqual([how, 'refused']);
    expect(reason).not.toBe('');
    seen.add(code);
  }
  expect([...seen].filter((code) => !causes.includes(code))).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['not-ours', 'truncated', 'damaged']));
  expect(gm.standing().seats[0]).toMatchObject({
    orders: 'final',
    versions: 1,
    counts: { name: 'good.orders' },
  });
  expect(digest(gm.archive())).toBe(before);
});

test('sealed results that are damaged are refused, each for a named cause', async () => {
  await gm.run();
  const seen = new Set<string>();
  for (const { how, bytes } of damagedCopies(resultsFor(gm, ann), resultsFor(gm, bob), copies, 'results')) {
    const outcome = await player().open(bytes);
    if (outcome.ok) throw new Error(`a results file with ${how} was taken`);
    for (const { code } of outcome.fault.slice(0, 1)) seen.add(code);
  }
  expect([...seen].filter((code) => !causes.includes(code))).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['not-ours', 'truncated', 'damaged']));
  expect(player().last?.header.turn).toBe(1);
});

test('a word changed in the open part of a file is a change after signing', async () => {
  // Damage by chance may miss it: most of a sealed file is sealed.
  const changed = (file: Uint8Array): Uint8Array => {
    const text = Buffer.from(file).toString('latin1');
    const other = text.replace(/"turn":(\d+)/, (_, turn: string) => `"turn":${(Number(turn) + 1) % 10}`);
    expect(other).not.toBe(text);
    return Uint8Array.from(Buffer.from(other, 'latin1'));
  };
  for (const [reader, turn] of [[new Player(), 1] as const, [player(), gm.store.turn()] as const]) {
    const outcome = await reader.open(changed(resultsFor(gm, ann, turn)));
    expect(outcome.ok ? 'taken' : outcome.fault[0]?.code).toBe('changed-after-signing');
  }
  const orders = changed(await player().orders(digging(ann, 1, 1)));
  expect((await gm.takeOrders(orders, 'changed')).code).toBe('changed-after-signing');
});

test('a damaged game is refused for a named cause, or nothing in it has changed', async () => {
  gm.close();
  const whole = valueOf(await files.read(folder.of('toy.game'), 100_000_000));
  const other = await toyGame(folder.of('other.game'), { seed: 'another' });
  other.close();
  const second = valueOf(await files.read(folder.of('other.game'), 100_000_000));
  gm = valueOfGame(await gameFiles.open(folder.of('toy.game')));
  const before = factsOf();
  const seen: Record<string, number> = {};
  const path = folder.of('damaged.game');
  for (const { how, bytes } of damagedCopies(whole, second, copies, 'games')) {
    await writeFile(path, bytes);
    const outcome = await gameFiles.open(path);
    const code = outcome.ok ? 'unharmed' : (outcome.fault[0]?.code ?? '');
    seen[code] = (seen[code] ?? 0) + 1;
    if (!outcome.ok) continue;
    // SQLite leaves room between its rows: damage there is none.
    expect([how, factsOf(outcome.value)]).toEqual([how, before]);
    outcome.value.close();
  }
  expect(
    Object.keys(seen).filter(
      (code) => !['unharmed', 'not-a-game', 'damaged-game', 'newer-program'].includes(code),
    ),
  ).toEqual([]);
  expect(seen['damaged-game']).toBeGreaterThan(copies / 4);
  expect(seen['not-a-game']).toBeGreaterThan(copies / 40);
});

type Store = Gm['store'];
const valueOfGame = (outcome: Awaited<ReturnType<typeof gameFiles.open>>): Gm =>
  ({ store: valueOf(outcome), close: () => undefined }) as unknown as Gm;

/** Everything there is in a game. */
function factsOf(store: Store = gm.store): string {
  const kept = {
    facts: store.facts,
    seats: store.seats(),
    received: [1, 2].map((turn) => store.received(turn)),
    log: store.log(),
    rulings: store.rulings(1),
  };
  const results = [1, 2].map((turn) => store.results(turn).map(({ file }) => digest(file)));
  return digest(JSON.stringify([kept, results, digest(archiveOf(sealing, store))]));
}
