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
    .summary('put a run of this turn off, or back')
    .description(
      'Puts a run of the current turn off, so that those behind it are run first; or back to its place.',
    )
    .argument('<GAME>', 'the game')
    .argument('<RUN>', 'the run, as «gm status» names it')
    .option('--back', 'it is put off no longer; if runs behind it are over, it is next')
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
              ? `The run ${run} is put off no longer.`
              : `The run ${run} is put off. To make it up:\n  ${command('run', path, '--run', run)}`,
          );
          say(`\n${runsNow.text(gm, ports.clock.now())}`);
        }
        process.exitCode = exits.done;
      }),
    );
}
