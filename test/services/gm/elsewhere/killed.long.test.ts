import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stableText } from '#kernel/codec/stableText.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { beginBattle, bringHome } from '#main/services/gm/elsewhere/battles.ts';
import { battlesProven } from '#main/services/gm/elsewhere/battlesProven.ts';
import { waitingBattles } from '#main/services/gm/elsewhere/waiting.ts';
import { openGame, type Gm } from '#main/services/gm/gm.ts';
import { readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { testPorts, valueOf } from '../../../support/desk/gmWorld.ts';
import { everyStep } from '../../../support/kills/everyStep.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';
import { campaignRules, flownToItsEnd, waitingCampaign } from './campaign.ts';

/* A campaign that waits for a battle survives its program, whatever moment that ends in: while the battle is begun, while it is flown, while its outcome is taken. */

afterAll(removeFolders);

const needs = { ports: testPorts(), stores: gameFiles, rulesetOf: campaignRules.of };
const battlesOf = battlesProven({ sealing, rulesetOf: campaignRules.of });
const opened = async (folder: string, name: string): Promise<Gm> =>
  valueOf(await openGame(testPorts(), gameFiles, join(folder, name), campaignRules.of));
/** Begins the battle of a campaign in a folder, in a file of this name. */
const begin = async (gm: Gm, folder: string, name = 'duel.game'): Promise<Gm> =>
  valueOf(await beginBattle(needs, gm, { number: 1, path: join(folder, name), game: 'dl1' }));
/** All that was decided in the turn with the battle, and the world after it. */
const markOf = ({ store }: Gm): string =>
  stableText([store.turn(), store.turnOf(2)?.state ?? '', store.turnOf(1)?.ran?.entries ?? []]);

/** Whether everything of the campaign verifies, its battle run again. */
const proofOf = async (gm: Gm): Promise<boolean> =>
  (await verify(gm.ruleset, valueOf(readArchive(sealing, gm.archive())), { battlesOf })).ok;

let base: string;
let first: string;
let archive: Uint8Array;
let wanted: string;
beforeAll(async () => {
  base = tempFolder();
  (await waitingCampaign(base)).close();
  const made = tempFolder();
  copyFileSync(join(base, 'vb1.game'), join(made, 'vb1.game'));
  const gm = await opened(made, 'vb1.game');
  const duel = await begin(gm, made);
  first = stableText(duel.store.turnOf(1)?.state);
  await flownToItsEnd(duel);
  archive = duel.archive();
  valueOf(await bringHome(needs, gm, { number: 1, archive }));
  await gm.run();
  wanted = markOf(gm);
  for (const one of [duel, gm]) one.close();
});

/** What a program leaves that does this with a copy of the campaign, at every step of it. */
async function left(work: (folder: string, say: (word: string) => void) => Promise<void>) {
  const made = tempFolder();
  copyFileSync(join(base, 'vb1.game'), join(made, 'vb1.game'));
  let said = '';
  return everyStep(
    made,
    tempFolder(),
    () => said,
    () => work(made, (word) => void (said = word)),
  );
}

test('dead while the game of a battle is begun: the campaign waits as before, and begun again the battle is the same', async () => {
  const dead = await left(async (folder, say) => {
    const gm = await opened(folder, 'vb1.game');
    (await begin(gm, folder)).close();
    gm.close();
    say('begun');
  });
  const known = new Set<boolean>();
  for (const { folder, said } of dead) {
    const gm = await opened(folder, 'vb1.game');
    const [battle] = waitingBattles(gm.store, gm.ruleset);
    expect(battle?.number).toBe(1);
    known.add(battle?.game !== undefined);
    if (said === 'begun') expect(battle?.game).toBe('dl1');
    // A game that the campaign knows is there, whole; and whoever begins it once more gets the same battle.
    const there = battle?.game === undefined ? [] : [await opened(folder, 'duel.game')];
    const all = [...there, await begin(gm, folder, 'again.game')];
    expect(all.map(({ store }) => stableText(store.turnOf(1)?.state))).toEqual(all.map(() => first));
    for (const one of [...all, gm]) one.close();
  }
  expect([...known].sort()).toEqual([false, true]);
});

test('dead while its outcome is taken and the turn goes on: it is taken or not, and going on gives the same turn', async () => {
  const all = await left(async (folder, say) => {
    const gm = await opened(folder, 'vb1.game');
    valueOf(await bringHome(needs, gm, { number: 1, archive }));
    say('taken');
    await gm.run();
    say('ran');
    gm.close();
  });
  const stood = new Set<string>();
  for (const { folder, said } of all) {
    const gm = await opened(folder, 'vb1.game');
    const waits = gm.store.turn() === 1 && waitingBattles(gm.store, gm.ruleset).length === 1;
    stood.add(gm.store.turn() > 1 ? 'ran' : waits ? 'waits' : 'taken');
    if (said !== '') expect(waits).toBe(false);
    if (waits) valueOf(await bringHome(needs, gm, { number: 1, archive }));
    if (gm.store.turn() === 1) await gm.run();
    expect(markOf(gm)).toBe(wanted);
    expect(await proofOf(gm)).toBe(true);
    gm.close();
  }
  expect([...stood].sort()).toEqual(['ran', 'taken', 'waits']);
});
