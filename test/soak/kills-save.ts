import { killSaves } from '../support/killSaves.ts';
import { removeFolders } from '../support/tempFolder.ts';
import type { Campaign } from './campaigns.ts';

export const killsSave: Campaign = {
  name: 'kills-save',
  what: 'kills a program that saves without pause at 200 random moments [KILLS]',
  async run([kills = '200']) {
    const faults: string[] = [];
    let most = 0;
    try {
      await killSaves(
        Number(kills),
        () => Math.floor(Math.random() * 400),
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
