import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { dataDigest, digest } from '#kernel/codec/digest.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { type Gm, openGame } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { resultsText } from '#main/services/gm/trial/show.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { heldResults } from '../../support/archive/heldResults.ts';
import { Player, resultsFor, tempFolder, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { badOnes } from '../../support/play/proofPlay.ts';
import { galacticEmpires, scriptedTurn } from '../../support/play/scriptedGame.ts';

/*
 * A game of Galactic Empires as the program wrote it when it knew this game alone: four empires, five turns that were run, with one
 * player's first and last results and their orders; `empires-6.txt` is what the last ones read as, in today's words. What is expected of its next turns was written down by that program.
 */
const older = (name: string): Uint8Array =>
  Uint8Array.from(readFileSync(new URL(`older/${name}`, import.meta.url)));

let folder: Awaited<ReturnType<typeof tempFolder>>;
let gm: Gm;
beforeAll(async () => {
  folder = await tempFolder();
  const path = folder.of('empires.game');
  writeFileSync(path, gunzipSync(older('empires.game.gz')));
  gm = valueOf(await openGame(testPorts('on'), gameFiles, path, () => galacticEmpires));
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

test('its results open and read as they did', async () => {
  const player = new Player();
  for (const turn of [1, 6]) valueOf(await player.open(older(`empires-${turn}.new`)));
  const text = resultsText(galacticEmpires, player.last!.body);
  expect(text).toBe(new TextDecoder().decode(older('empires-6.txt')));
});

test('its archive is verified, with the results of a player compared with it', async () => {
  const record = valueOf(readArchive(sealing, older('empires.archive.gz')));
  const files = [1, 6].map((turn) => ({ name: `${turn}.new`, bytes: older(`empires-${turn}.new`) }));
  const proof = await verify(galacticEmpires, record, { results: await heldResults(sealing, record, files) });
  expect([proof.ok, badOnes(proof)]).toEqual([true, []]);
  expect(proof.said).toContain('All 5 turns that were run came out the same again');
  expect(proof.said).toContain('2 results files were compared with it.');
});

/** What an archive holds, whatever packed it. */
const contentOf = (archive: Uint8Array): string => {
  const unpacked = sealing.unpack(archive, 50_000_000);
  if (!unpacked.ok) throw new Error(unpacked.fault);
  return digest(unpacked.value);
};

test('it goes on to the byte: its archive now, and that of two turns later, are as they were', async () => {
  expect(contentOf(gm.archive())).toBe(contentOf(older('empires.archive.gz')));
  expect(await gm.takeOrders(older('empires-6.orders'), 'sent.orders')).toMatchObject({ standing: 'counts' });
  const players = new Map<SeatId, Player>();
  for (const { seat } of gm.store.seats()) {
    const player = new Player();
    valueOf(await player.open(resultsFor(gm, seat, 1)));
    players.set(seat, player);
  }
  for (const _ of [6, 7]) await scriptedTurn(gm, players);
  expect(contentOf(gm.archive())).toBe('98125eea775d11e7bd411f8b739c6f4c4c25284fa96e2d52fdbdabf132a2a749');
  const known = gm.store.results(8).map(({ seat, body }) => {
    const { view, heard, refusals, commitment } = body as ResultsBody;
    return `${seat} ${dataDigest([view, heard, refusals, commitment])}`;
  });
  expect(known).toEqual([
    'borg-unimatrix-3 6583ee8fc42a16e741815503db881e80d889d3eab6780abfab3b38101cafcdc2',
    'dominion-warfleet-xxv f5a0cc949d21d7d389c78b8168d81b2de7163cb2554570ae7bc2d787ee5702ab',
    'federation-core 45eea932ad23569ddb167b91608c6fb4857dbcba8e65da9be696a4a72d7cef2d',
    'klingon-empire b856a8c9b8e8cdbdc8e51622d7a0bfa3be282550a2828aa0720426bf2d46127b',
  ]);
});
