import { digest } from '#kernel/codec/digest.ts';
import { tempFolder } from '../support/gmWorld.ts';
import { eventCounts, scriptedGame, scriptedTurn } from '../support/scriptedGame.ts';
import type { Campaign } from './campaigns.ts';

const wanted = ['starfleet-travelled', 'battle-joined', 'sector-captured', 'starships-built', 'sector-annexed', 'war-declared'];

export const twentySix: Campaign = {
  name: 'twenty-six',
  what: 'a game of 26 empires and 10 turns, twice, compared to the byte [TURNS] [SEED]',
  async run([turns = '10', seed = 'soak']) {
    const folder = await tempFolder();
    const archives: string[] = [];
    const faults: string[] = [];
    try {
      for (const name of ['one', 'two']) {
        const { gm, players } = await scriptedGame(folder.of(`${name}.game`), 26, seed);
        for (let turn = 1; turn <= Number(turns); turn += 1) await scriptedTurn(gm, players);
        archives.push(digest(gm.archive()));
        const counts = eventCounts(gm);
        console.log(`${name}: archive ${archives.at(-1) ?? ''}; ${wanted.map((kind) => `${kind} ${counts[kind] ?? 0}`).join(', ')}`);
        faults.push(...wanted.filter((kind) => (counts[kind] ?? 0) === 0).map((kind) => `${name}: nothing of kind ${kind} happened`));
        gm.close();
      }
    } finally {
      await folder.end();
    }
    return archives[0] === archives[1] ? faults : [...faults, 'the two games differ'];
  },
};
