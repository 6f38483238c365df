import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm.ts';
import { newGame } from '#main/services/gm.ts';
import { readArchive } from '#main/services/gm/archive.ts';
import { recordOf } from '#main/services/gm/record.ts';
import { verify } from '#main/services/gm/verify.ts';
import { orderFaults } from '#main/services/gm/verifyFiles.ts';
import { tempFolder, testPorts, valueOf } from '../support/gmWorld.ts';
import { galacticEmpires } from '../support/scriptedGame.ts';
import type { Campaign } from './campaigns.ts';

/** Begins a game that the computer leads and plays it; turn 3 is run a second time with new dice. */
async function played(path: string, turns: number, seed: string, empires: number): Promise<Gm> {
  const setup = { generate: { empires } };
  const gm = valueOf(await newGame(testPorts(), gameFiles, path, { ruleset: galacticEmpires, setup, players: {}, seed, game: 'gw9', computer: 'all', ambitious: true }));
  for (let turn = 1; turn <= turns; turn += 1) {
    await gm.run();
    if (turn === 3) valueOf(await gm.rerun({ turn, dice: 'new', why: 'A trial.' }));
  }
  return gm;
}

export const verifying: Campaign = {
  name: 'verify',
  what: 'a game of 26 empires and 20 turns is verified, from its file and from its archive; a die changed in its middle is found [TURNS] [SEED] [EMPIRES]',
  async run([turns = '20', seed = 'soak', empires = '26']) {
    const folder = await tempFolder();
    const faults: string[] = [];
    try {
      mkdirSync(join(folder.path, 'game'));
      const gm = await played(join(folder.path, 'game/gw9.game'), Number(turns), seed, Number(empires));
      const began = performance.now();
      const proof = await verify(galacticEmpires, recordOf(gm.store), { filesOf: (record) => orderFaults(sealing, gm.store, galacticEmpires, record) });
      const rolls = proof.turns.reduce((sum, turn) => sum + turn.rolls, 0);
      console.log(`the game: ${proof.said} ${rolls} dice, ${Math.round(performance.now() - began)} ms`);
      if (!proof.ok) faults.push(proof.said);
      const bytes = gm.archive();
      gm.close();
      const archived = await verify(galacticEmpires, valueOf(readArchive(sealing, bytes)));
      console.log(`the archive of ${bytes.length} bytes: ${archived.said}`);
      if (!archived.ok) faults.push(archived.said);
      faults.push(...(await changed(bytes, Math.ceil(Number(turns) / 2))));
    } finally {
      await folder.end();
    }
    return faults;
  },
};

/** A die is changed in the marks of one turn: that turn is named, and no other. */
async function changed(bytes: Uint8Array, turn: number): Promise<readonly string[]> {
  const text = sealing.unpack(bytes, 500_000_000);
  if (!text.ok) return ['the archive cannot be unpacked'];
  const archive = JSON.parse(text.value) as { turns: { turn: number; ran?: { marks: { steps: { rolls: number; dice: string }[] } } }[] };
  const step = archive.turns.find((one) => one.turn === turn)?.ran?.marks.steps.find(({ rolls }) => rolls > 0);
  if (step === undefined) return [`no dice were rolled in turn ${turn}`];
  step.dice = step.dice.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const proof = await verify(galacticEmpires, valueOf(readArchive(sealing, sealing.pack(JSON.stringify(archive)))));
  const bad = proof.turns.filter(({ ok }) => !ok);
  console.log(`with a die changed: ${proof.said}`);
  return bad.length === 1 && bad[0]?.turn === turn && bad[0].said.includes('the dice') ? [] : [`the changed die of turn ${turn} was not found: ${proof.said}`];
}
