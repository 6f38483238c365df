import { tempFolder } from '../support/gmWorld.ts';
import { killsOf } from '../support/kills.ts';
import type { Campaign } from './campaigns.ts';

const campaign = (command: 'run' | 'publish'): Campaign => ({
  name: `kills-${command}`,
  what: `kills «gm ${command}» at 200 random moments [KILLS] [SEED]`,
  async run([kills = '200', seed = 'soak']) {
    const folder = await tempFolder();
    try {
      const report = await killsOf(command, folder.path, Number(kills), `${seed} ${command}`);
      console.log(`killed before the turn was run: ${report.before}, after: ${report.after}, ended first: ${report.ended}; whole results then: ${report.files}`);
      return report.faults;
    } finally {
      await folder.end();
    }
  },
});

export const killsRun = campaign('run');
export const killsPublish = campaign('publish');
