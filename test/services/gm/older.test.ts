import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { heldResults } from '../../support/archive/heldResults.ts';
import { bob, resultsFor, tempFolder, testPorts, toy, valueOf } from '../../support/desk/gmWorld.ts';
import { type Loose, badOnes } from '../../support/play/proofPlay.ts';

/*
 * Files that the program wrote before results told how turns were run: a toy game of three turns, of which the second was run
 * again with new dice. Its archive is of format 2, its file of version 4.
 */
const older = (name: string): Uint8Array =>
  Uint8Array.from(readFileSync(new URL(`older/${name}`, import.meta.url)));

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

async function tampered(change: (archive: Loose) => void = () => undefined) {
  const archive = JSON.parse(new TextDecoder().decode(gunzipSync(older('format2.archive.gz')))) as Loose;
  change(archive);
  return verify(toy(), valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
}

const notShown =
  'An older program began this game, so its first world cannot be checked against its scenario and map seed. ' +
  'The dice of turns 1, 2, 3 follow from every orders file as it was, even for seats led by the computer: the game master could have chosen among such files.';

test('an archive of format 2 is verified by the rules of its dice, and it is said what nothing binds', async () => {
  const fair = await tampered();
  expect([fair.ok, badOnes(fair)]).toEqual([true, []]);
  expect(fair.said).toContain(
    'All 3 turns that were run came out the same again, step by step and die by die.',
  );
  expect(fair.said).toContain(notShown);
  const order = await tampered(({ turns }) => {
    turns[0].ran.orders.ann.units['ann.digger'][0].times = 2;
  });
  expect(badOnes(order)).toEqual([
    [1, expect.stringContaining('The orders or the seed do not match its dice.')],
  ]);
  const unnamed = await tampered(({ turns }) => void (turns[0].ran.edition = 0));
  expect([unnamed.ok, unnamed.turns[0]?.said]).toEqual([true, 'It came out the same: 4 steps, 4 dice.']);
});

test('the results of its players are compared with it', async () => {
  const record = valueOf(readArchive(sealing, older('format2.archive.gz')));
  const files = ['ann-1.new', 'ann-3.new'].map((name) => ({ name, bytes: older(name) }));
  const fair = await verify(toy(), record, { results: await heldResults(sealing, record, files) });
  expect([fair.ok, fair.said]).toEqual([
    true,
    expect.stringContaining('2 results files were compared with it.'),
  ]);
  const first = record.turnOf(3) as Loose;
  first.results.ann.view.hoard += 1;
  const unfair = await heldResults(sealing, record, files);
  expect(unfair.faults).toEqual([
    { turn: 3, said: '«ann-3.new» told ann something that differs from the record.' },
  ]);
});

test.each([
  [
    'a newer program than any',
    (archive: Loose) => void (archive.turns[1].ran.edition = 9999),
    'It was run by edition 9999 of the rules, which this program does not know: nothing is proven.',
  ],
  [
    'no dice',
    (archive: Loose) => {
      delete archive.turns[1].ran.dice;
      archive.turns[1].ran.edition = 2;
    },
    'It lacks its dice: without them nothing is proven.',
  ],
  [
    'no marks',
    (archive: Loose) => void delete archive.turns[1].ran.marks,
    'It lacks its marks: without them nothing is proven.',
  ],
  [
    'no events',
    (archive: Loose) => void (archive.turns[1].ran.entries = null),
    'It lacks its events: without them nothing is proven.',
  ],
])('with %s, it does not pass', async (_, change, said) => {
  const proof = await tampered(change);
  expect([proof.ok, badOnes(proof)[0]]).toEqual([false, [2, expect.stringContaining(said)]]);
});

test('a game of version 4 opens, its turns are verified by their own rule, and it goes on by the new one', async () => {
  const path = folder.of('version4.game');
  writeFileSync(path, gunzipSync(older('version4.game.gz')));
  const gm = valueOf(await openGame(testPorts(), gameFiles, path, () => toy()));
  expect(gm.store.turn()).toBe(4);
  const before = await verify(toy(), recordOf(gm.store));
  expect([before.ok, before.said]).toEqual([true, expect.stringContaining(notShown)]);
  await gm.run();
  valueOf(await gm.rerun({ turn: 3, dice: 'same', why: 'So.' }));
  // The dice of before are those of the rule of before.
  expect(gm.store.turnOf(3)?.ran).toMatchObject({ dice: gm.store.aside(2)[0]?.dice, how: { rule: 2 } });
  await gm.run();
  const after = await verify(toy(), recordOf(gm.store), {
    results: await heldResults(
      sealing,
      recordOf(gm.store),
      [1, 5].map((turn) => ({ name: `${turn}`, bytes: resultsFor(gm, bob, turn) })),
    ),
  });
  expect([after.ok, badOnes(after)]).toEqual([true, []]);
  expect(after.said).toContain('The dice of turns 1, 2, 3 follow from every orders file');
  // What older programs wrote is bound from then on, too.
  const archive = JSON.parse((sealing.unpack(gm.archive(), 10_000_000) as { value: string }).value) as Loose;
  gm.close();
  archive.title = 'Another';
  const renamed = await verify(toy(), valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
  expect(badOnes(renamed)).toEqual([
    [3, expect.stringContaining('Its record does not match the later results of ann, bob, cid.')],
  ]);
});
