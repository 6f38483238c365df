import type { Command } from 'commander';

import { runId } from '#kernel/words/ids.ts';
import { ports, withGame } from '../openGame.ts';
import { command, exits, must, say, sayJson } from '../io.ts';
import { runsNow } from './runsNow.ts';

const help = `
In a turn of several runs, those that the rules let wait can be postponed, for instance when their orders are late: later runs
go ahead, and the postponed ones follow after all others, before the turn ends. Orders that arrive until then
are in time. «gm run GAME --run RUN» runs one at once; one whose orders never arrive is finally run without them.

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
