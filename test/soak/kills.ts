import { tempFolder } from '../support/gmWorld.ts';
import type { Killed, KillsReport } from '../support/kills.ts';
import { killed, killsOf } from '../support/kills.ts';
import type { Campaign } from './campaigns.ts';

async function killing(command: Killed, kills: number, seed: string): Promise<KillsReport> {
  const folder = await tempFolder();
  try {
    const report = await killsOf(command, folder.path, kills, `${seed} ${command}`);
    console.log(`${command}: killed before it was done: ${report.before}, after: ${report.after}, ended first: ${report.ended}; whole results then: ${report.files}`);
    return report;
  } finally {
    await folder.end();
  }
}

const campaign = (command: Killed): Campaign => ({
  name: `kills-${command}`,
  what: `kills the game master’s program during ${command} at 200 random moments [KILLS] [SEED]`,
  run: async ([kills = '200', seed = 'soak']) => (await killing(command, Number(kills), seed)).faults,
});

export const killsRun = campaign('run');
export const killsPublish = campaign('publish');

export const killsDesk: Campaign = {
  name: 'kills-desk',
  what: 'kills the game master’s program during intake, run, publish, back and rerun, at 1,000 random moments in all [KILLS] [SEED]',
  async run([kills = '1000', seed = 'soak']) {
    const faults: string[] = [];
    for (const command of killed) faults.push(...(await killing(command, Math.ceil(Number(kills) / killed.length), seed)).faults.map((fault) => `${command}: ${fault}`));
    return faults;
  },
};
