import { randomBytes } from 'node:crypto';

import { openDice } from '#kernel/dice/streams.ts';
import { killSaves } from '../../support/kills/killSaves.ts';
import { removeFolders } from '../../support/tempFolder.ts';
import type { Campaign } from '../campaign.ts';

export const killsSave: Campaign = {
  name: 'kills-save',
  what: 'kills a program that saves without pause at random moments [KILLS 200] [SEED]',
  async run([kills = '200', seed = randomBytes(4).toString('hex')]) {
    console.log(`the seed is ${seed}`);
    const dice = openDice(seed);
    const faults: string[] = [];
    let most = 0;
    try {
      await killSaves(
        Number(kills),
        () => dice.int(400) - 1,
        ({ after, found, wrong }) => {
          most = Math.max(most, found);
          faults.push(...wrong.map((what) => `killed after ${after} ms: ${what}`));
        },
      );
    } finally {
      removeFolders();
    }
    console.log(`saved ${most} times between ${kills} kills`);
    return most === 0 ? [...faults, 'it never came to saving'] : faults;
  },
};
