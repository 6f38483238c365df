import { tempFolder } from '../../support/desk/gmWorld.ts';
import type { Killed } from '../../support/kills/killedDeeds.ts';
import { killed } from '../../support/kills/killedDeeds.ts';
import type { KillsReport } from '../../support/kills/kills.ts';
import { killsOf } from '../../support/kills/kills.ts';
import { killsAtQuestions } from '../../support/kills/killsAtQuestions.ts';
import { killsOfMail } from '../../support/kills/killsOfMail.ts';
import type { Campaign } from '../campaign.ts';

async function killing(command: Killed | 'mail', kills: number, seed: string): Promise<KillsReport> {
  const folder = await tempFolder();
  try {
    const report = await (command === 'mail'
      ? killsOfMail(folder.path, kills, `${seed} mail`)
      : killsOf(command, folder.path, kills, `${seed} ${command}`));
    console.log(
      `${command}: killed before it was done: ${report.before}, after: ${report.after}, ended first: ${report.ended}; whole files then: ${report.files}, locks left behind: ${report.locks}`,
    );
    return report;
  } finally {
    await folder.end();
  }
}

export const killsAnswers: Campaign = {
  name: 'kills-answers',
  what: 'kills the game master’s program while answers come in and the turn goes on, at 200 random moments [KILLS] [SEED]',
  needs: ['stops'],
  async run([kills = '200', seed = 'soak'], kit) {
    const folder = await tempFolder();
    try {
      const report = await killsAtQuestions(kit, folder.path, Number(kills), `${seed} answers`);
      console.log(
        `a turn with ${report.stops} stops; killed before all answers were in: ${report.open}, before it had gone on: ${report.answered}, after: ${report.done}`,
      );
      return report.faults;
    } finally {
      await folder.end();
    }
  },
};

const campaign = (command: Killed): Campaign => ({
  name: `kills-${command}`,
  what: `kills the game master’s program during ${command} at 200 random moments [KILLS] [SEED]`,
  run: async ([kills = '200', seed = 'soak']) => (await killing(command, Number(kills), seed)).faults,
});

export const killsRun = campaign('run');
export const killsPublish = campaign('publish');

export const killsDesk: Campaign = {
  name: 'kills-desk',
  what: `kills the game master’s program during ${killed.join(', ')} and the sending of mail, at 1,000 random moments in all [KILLS] [SEED] [ONLY...]`,
  async run([kills = '1000', seed = 'soak', ...only]) {
    const faults: string[] = [];
    const all = ([...killed, 'mail'] as const).filter(
      (command) => only.length === 0 || only.includes(command),
    );
    for (const command of all)
      faults.push(
        ...(await killing(command, Math.ceil(Number(kills) / all.length), seed)).faults.map(
          (fault) => `${command}: ${fault}`,
        ),
      );
    return faults;
  },
};
