import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { digest } from '#kernel/codec/digest.ts';
import { gameByCli } from '../support/desk/gameByCli.ts';
import { tempFolder } from '../support/desk/gmWorld.ts';
import type { Campaign } from './campaign.ts';

const wanted = [
  'starfleet-travelled',
  'battle-joined',
  'sector-captured',
  'starships-built',
  'sector-annexed',
  'war-declared',
];

export const twentySix: Campaign = {
  name: 'twenty-six',
  what: 'a game of 26 empires and 10 turns by the command line, twice, compared to the byte [TURNS] [SEED] [EMPIRES]',
  async run([turns = '10', seed = 'soak', empires = '26']) {
    const folder = await tempFolder();
    const archives: string[] = [];
    const faults: string[] = [];
    try {
      for (const name of ['one', 'two']) {
        const game = await gameByCli(join(folder.path, name), Number(empires), seed);
        for (let turn = 1; turn <= Number(turns); turn += 1) await game.turn();
        const archive = await game.archive();
        archives.push(digest(archive));
        const text = gunzipSync(archive).toString();
        const counts = wanted.map((kind) => [kind, text.split(`"kind":"${kind}"`).length - 1] as const);
        console.log(
          `${name}: archive ${archives.at(-1) ?? ''}, ${archive.length} bytes; ${counts.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
        );
        faults.push(
          ...counts
            .filter(([, count]) => count === 0)
            .map(([kind]) => `${name}: nothing of kind ${kind} happened`),
        );
      }
    } finally {
      await folder.end();
    }
    return archives[0] === archives[1] ? faults : [...faults, 'the two archives differ'];
  },
};
