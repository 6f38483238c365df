import type { Command } from 'commander';

import { runId } from '#kernel/words/ids.ts';
import { ports, withGame } from '../openGame.ts';
import { command, exits, must, say, sayJson } from '../io.ts';
import { runsNow } from './runsNow.ts';

const help = `
Of a turn of several runs, those that the rules let wait can be put off, such as when their orders are late: the runs behind
them go on, and they are made up behind all others that may wait, before what ends the turn. Orders that come in until then
are in time. «gm run GAME --run RUN» makes one up at once; one whose orders never come is run without them at last.

Examples:
  gm put-off sw1.game c03 --why "On holiday until Sunday"
  gm put-off sw1.game c03 --back`;

interface Options {
  readonly back?: boolean;
  readonly why?: string;
  readonly json?: boolean;
}

export function addPutOff(program: Command): void {
  program
    .command('put-off')
    .summary('postpone a run of this turn, or undo that')
    .description('Postpones a run of the current turn, so that later runs go first; or undoes that.')
    .argument('<GAME>', 'the game')
    .argument('<RUN>', 'the run, as «gm status» names it')
    .option('--back', 'undo the postponement; if later runs are over, it is next')
    .option('--why <TEXT>', 'why, for the log and the list of runs')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, run: string, { back = false, why = '', json }: Options) =>
      withGame(path, async (gm) => {
        must(await gm.putOff({ run: runId(run), back, why, who: 'command line' }), exits.problems);
        if (json === true)
          sayJson({ game: gm.store.facts.game, turn: gm.store.turn(), runs: runsNow.data(gm) });
        else {
          say(
            back
              ? `The run ${run} is no longer postponed.`
              : `The run ${run} is postponed. To run it now:\n  ${command('run', path, '--run', run)}`,
          );
          say(`\n${runsNow.text(gm, ports.clock.now())}`);
        }
        process.exitCode = exits.done;
      }),
    );
}
