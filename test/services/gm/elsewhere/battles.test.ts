import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gunzipSync, gzipSync } from 'node:zlib';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { openResultsFile } from '#main/services/openTurnFiles.ts';
import { beginBattle, bringHome } from '#main/services/gm/elsewhere/battles.ts';
import { battlesProven } from '#main/services/gm/elsewhere/battlesProven.ts';
import { battleDigest } from '#main/services/gm/elsewhere/readBattle.ts';
import { waitingBattles } from '#main/services/gm/elsewhere/waiting.ts';
import { openGame, type Gm } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { battleMemo } from '#main/services/gm/turns/record.ts';
import { campaignRules, flownToItsEnd, waitingCampaign } from './campaign.ts';
import { codesOf, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { overBooks } from '#main/services/ruleset.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';

/* The battle of a campaign is fought as a game of other rules, and its outcome is the answer for which the campaign waits. */

afterAll(removeFolders);

const needs = { ports: testPorts(), stores: gameFiles, rulesetOf: campaignRules.of };
const battlesOf = battlesProven({ sealing, rulesetOf: campaignRules.of });
const proofOf = async (gm: Gm, bytes = gm.archive(), withBattles = true) =>
  verify(gm.ruleset, valueOf(readArchive(sealing, bytes)), withBattles ? { battlesOf } : {});
const begun = async (gm: Gm, folder: string): Promise<Gm> =>
  valueOf(await beginBattle(needs, gm, { number: 1, path: join(folder, 'duel.game'), game: 'dl1' }));
/** An archive with some of its text changed. */
const changed = (bytes: Uint8Array, change: (text: string) => string): Uint8Array => {
  const text = gunzipSync(bytes).toString('utf8');
  expect(change(text)).not.toBe(text);
  return gzipSync(change(text));
};

let folder: string;
let archive: Uint8Array;
beforeAll(async () => {
  folder = tempFolder();
  const gm = await waitingCampaign(folder);
  const duel = await begun(gm, folder);
  await flownToItsEnd(duel);
  archive = duel.archive();
  duel.close();
  gm.close();
});

const opened = async (): Promise<Gm> =>
  valueOf(await openGame(testPorts(), gameFiles, join(folder, 'vb1.game'), campaignRules.of));

test('its game has keys of its own: no private key of the campaign is in its file or its invitations', async () => {
  const [gm, duel] = [
    await opened(),
    valueOf(await openGame(testPorts(), gameFiles, join(folder, 'duel.game'), campaignRules.of)),
  ];
  const secrets = [...gm.store.seats(), gm.store.facts].flatMap(({ privately }) => Object.values(privately));
  const files = valueOf(await nodeFiles().read(join(folder, 'duel.game'), 10_000_000));
  const invited = duel.store
    .results(1)
    .map(async ({ file }) =>
      valueOf(await openResultsFile(sealing, file, { opening: {}, edition: () => duel.ruleset.edition })),
    );
  const bodies = (await Promise.all(invited)).map(({ body }) => body.keys);
  expect(bodies).toEqual(duel.store.seats().map(({ privately }) => privately));
  const said =
    JSON.stringify([duel.store.seats(), duel.store.facts, bodies]) + Buffer.from(files).toString('latin1');
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  for (const one of [duel, gm]) one.close();
});

test('while it is fought, the campaign waits, and remembers which game fights it', async () => {
  const gm = await opened();
  expect(waitingBattles(gm.store, gm.ruleset)).toMatchObject([{ number: 1, game: 'dl1' }]);
  expect(gm.store.turn()).toBe(1);
  gm.close();
});

test('what is no archive, another battle, a forged one or one that goes on is refused, and nothing is taken', async () => {
  const gm = await opened();
  const home = async (bytes: Uint8Array) =>
    codesOf(await bringHome(needs, gm, { number: 1, archive: bytes }));
  expect(await home(gzipSync('nothing'))).toEqual(['foreign-battle']);
  // The archive of the campaign, and the same battle of a campaign with other dice.
  expect(await home(gm.archive())).toEqual(['foreign-battle']);
  const elsewhere = tempFolder();
  const other = await waitingCampaign(elsewhere, { seed: 'another war' });
  const duel = await begun(other, elsewhere);
  expect(await home(duel.archive())).toEqual(['foreign-battle']);
  // A battle without its last turn is not decided; one whose ships bear other damage did not come out so.
  expect(
    await home(changed(archive, (text) => text.replaceAll('"status":"active"', '"status":"destroyed"'))),
  ).toEqual(['forged-battle']);
  const fresh = await begun(gm, tempFolder());
  expect(await home(fresh.archive())).toEqual(['undecided-battle']);
  expect(codesOf(await bringHome(needs, gm, { number: 2, archive }))).toEqual(['no-battle-asked']);
  expect(waitingBattles(gm.store, gm.ruleset)).toHaveLength(1);
  for (const one of [fresh, duel, other, gm]) one.close();
});

test('its outcome is the answer: the campaign goes on, both archives verify, and a changed battle does not', async () => {
  const gm = await opened();
  valueOf(await bringHome(needs, gm, { number: 1, archive }));
  expect((await gm.run()).kind).toBe('ran');
  const told = JSON.stringify(gm.store.turnOf(1)?.ran?.entries);
  expect(told).toContain('battle-brought-in');
  expect(await proofOf(gm)).toMatchObject({ ok: true });
  const duel = valueOf(readArchive(sealing, archive));
  expect(
    await verify(overBooks((await campaignRules.of(duel.ruleset))!, booksOf(duel.books ?? [])), duel),
  ).toMatchObject({ ok: true });
  // Whoever has not the rules of the battle cannot prove it.
  expect((await proofOf(gm, gm.archive(), false)).ok).toBe(false);
  const other = changed(gm.archive(), (text) =>
    text.replace(/"battles":\{"([0-9a-f]{64})":"[^"]*"\}/, '"battles":{"$1":"AAAA"}'),
  );
  const { ok, turns } = await proofOf(gm, other);
  expect([ok, turns[0]?.said]).toEqual([false, expect.stringContaining('is not proven by its battle')]);
  gm.close();
});

test('the same answer given by hand gives the same world: nothing but the citation differs', async () => {
  const flown = await opened();
  const answer = Object.values(flown.store.turnOf(1)!.ran!.how!.answers!).find(
    ({ battle }) => battle !== undefined,
  )!;
  const byHand = await waitingCampaign(tempFolder());
  valueOf(byHand.answer({ number: 1, orders: answer.orders }));
  expect((await byHand.run()).kind).toBe('ran');
  const cited = ({ store }: Gm) => [store.turnOf(2)?.state, store.turnOf(1)?.ran?.entries];
  expect(cited(byHand)).toEqual(cited(flown));
  expect(await proofOf(byHand, byHand.archive(), false)).toMatchObject({ ok: true });
  for (const one of [byHand, flown]) one.close();
});

test('left to the rules of the campaign, it is fought as ever', async () => {
  const gm = await waitingCampaign(tempFolder());
  const [battle] = waitingBattles(gm.store, gm.ruleset);
  valueOf(gm.answer({ number: 1, orders: battle!.silence! }));
  expect((await gm.run({ overdue: true })).kind).toBe('ran');
  const told = JSON.stringify(gm.store.turnOf(1)?.ran?.entries);
  expect([told.includes('battle-brought-in'), told.includes('round-fought')]).toEqual([false, true]);
  gm.close();
});

test('what is answered while the battle is run again stands: its outcome comes too late, and is kept nowhere', async () => {
  const elsewhere = tempFolder();
  const gm = await waitingCampaign(elsewhere);
  // As another program does that has the same game open.
  const other = valueOf(
    await openGame(testPorts(), gameFiles, join(elsewhere, 'vb1.game'), campaignRules.of),
  );
  const home = bringHome(needs, gm, { number: 1, archive });
  const [battle] = waitingBattles(other.store, other.ruleset);
  valueOf(other.answer({ number: 1, orders: battle!.silence! }));
  other.close();
  expect(codesOf(await home)).toEqual(['no-battle-asked']);
  expect(gm.store.memo(battleMemo(battleDigest(archive)))).toBeUndefined();
  expect((await gm.run()).kind).toBe('ran');
  const told = JSON.stringify(gm.store.turnOf(1)?.ran?.entries);
  expect([told.includes('battle-brought-in'), told.includes('round-fought')]).toEqual([false, true]);
  gm.close();
});

test('an answer that cites a battle which means another order is named', async () => {
  const gm = await opened();
  const forged = changed(gm.archive(), (text) =>
    text.replaceAll(
      /"fought":true,"freighters":\[\],"kind":"bring-in","winner":"\w+"/g,
      '"fought":true,"freighters":[],"kind":"bring-in"',
    ),
  );
  const { ok, turns } = await proofOf(gm, forged);
  expect([ok, turns[0]?.said]).toEqual([false, expect.stringContaining('another came of it')]);
  gm.close();
});
