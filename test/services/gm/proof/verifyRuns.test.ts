import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { orderFaults } from '#main/services/gm/proof/orderFiles.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { playersOf, tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';
import { type Loose, badOnes } from '../../../support/play/proofPlay.ts';
import { salt, saltGame, send, way } from '../../../rulesets/salt-roads/saltGame.ts';

const [asch, brod, chur] = ['asch', 'brod', 'chur'].map(seatId) as [SeatId, SeatId, SeatId];

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
beforeAll(async () => {
  folder = await tempFolder();
  gm = await saltGame(folder.of('salt.game'));
  const players = await playersOf(gm);
  for (const week of [1, 2, 3]) {
    for (const [seat, to] of [
      [asch, brod],
      [brod, chur],
      [chur, asch],
    ] as const)
      // In the last week no orders come of chur.
      if (week < 3 || seat !== chur) await send(gm, players, seat, way(seat, week, week, to), week);
    await gm.run();
    await gm.run();
    if (week === 2) valueOf(await gm.rerun({ turn: 2, dice: 'new', why: 'A slip of the pen.' }));
  }
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

async function tampered(change: (archive: Loose) => void) {
  const archive = JSON.parse((sealing.unpack(gm.archive(), 10_000_000) as { value: string }).value) as Loose;
  change(archive);
  return verify(salt, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
}

test('a game of several runs comes out the same, from its file and from its archive, also where a turn was run again', async () => {
  const filed = await verify(salt, recordOf(gm.store), {
    filesOf: (record) => orderFaults(sealing, gm.store, salt, record),
  });
  expect(badOnes(filed)).toEqual([]);
  expect(filed.ok).toBe(true);
  const archived = await tampered(() => undefined);
  expect(badOnes(archived)).toEqual([]);
  // Each way has two shifts between two steps, and after three ways comes the market. Each digs once in each of as many shifts as they ordered,
  // in the last week only two of them, and the market rolls.
  expect(archived.turns.map(({ steps, rolls }) => [steps, rolls])).toEqual([
    [13, 4],
    [13, 7],
    [13, 5],
    [0, 0],
  ]);
});

test('whoever sent no orders is told so, and nobody else', () => {
  const rested = gm.store
    .results(4)
    .filter(({ body }) =>
      (body as ResultsBody).heard.some(({ event }) => (event as { kind: string }).kind === 'rested'),
    );
  expect(rested.map(({ seat }) => seat)).toEqual([chur]);
});

test.each([
  [
    'the orders of a run',
    'did not follow from their orders',
    (turn: Loose) => (turn.ran.orders.brod.hq[1].coins = 2),
  ],
  [
    'its dice',
    'did not follow from their orders: of-brod',
    (turn: Loose) => (turn.ran.runs[1].dice = turn.ran.runs[0].dice),
  ],
  ['who goes first', 'are not those the rules require', (turn: Loose) => turn.ran.runs.reverse()],
  [
    'whose orders it took',
    'are not those the rules require',
    (turn: Loose) => turn.ran.runs[0].takes.push('chur'),
  ],
  ['whether there were runs', 'are not those the rules require', (turn: Loose) => delete turn.ran.runs],
  [
    'what happened in it',
    'Its record differs',
    (turn: Loose) => (turn.ran.entries[0].event.salt = 1 + (turn.ran.entries[0].event.salt % 6)),
  ],
])('another hand at %s is found', async (_, said, change) => {
  const found = badOnes(await tampered(({ turns }) => void change(turns[0])));
  expect(found.find(([turn]) => turn === 1)?.[1]).toContain(said);
});

test.each([
  ['what a seat was told at the end of its run', (turn: Loose) => turn.results.asch.heard.pop()],
  ['what opened its report', (turn: Loose) => turn.results.chur.heard.shift()],
])('%s is held against the rules', async (_, change) => {
  const found = badOnes(await tampered(({ turns }) => void change(turns[1])));
  expect(found.find(([turn]) => turn === 1)?.[1]).toContain('is not what the rules say');
});

test('what the results of a run bind cannot be changed after it, although other runs were still to come', async () => {
  const found = badOnes(await tampered(({ turns }) => void (turns[0].ran.runs[0].files[0].late = true)));
  expect(found[0]?.[1]).toContain('does not match the later results of asch');
});
