import type { Command } from 'commander';

import { defined } from '#kernel/words/defined.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { dueOf, dueText } from './due.ts';
import { files, withGame } from '../openGame.ts';
import { exits, must, say, sayJson } from '../io.ts';

interface Options {
  readonly out: string;
  readonly turn?: string;
  readonly seat?: readonly SeatId[];
  readonly json?: boolean;
}

export function addPublish(program: Command): void {
  program
    .command('publish')
    .summary('write results files again')
    .description(
      'Writes the results of a turn into a folder, one .new file for each seat. The files are the same every time.',
    )
    .argument('<GAME>', 'the game')
    .requiredOption('--out <DIR>', 'folder to write to')
    .option('--turn <N>', 'the turn of the files; the current one when left out')
    .option('--seat <SEAT...>', 'only these seats')
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      '\nExample: a player lost their file, or a stand-in needs a copy:\n  gm publish gw9.game --seat SEAT --out again',
    )
    .action((path: string, { out, turn, seat, json }: Options) =>
      withGame(path, async (gm) => {
        const chosen = {
          ...(turn === undefined ? {} : { turn: Number(turn) }),
          ...defined({ seats: seat }),
        };
        const written = must(await gm.publish(files, out, chosen));
        if (json === true) sayJson({ written, ...dueOf(gm.store) });
        else say(`${plural(written.length, 'results file')} written to ${out}.${dueText(gm.store, ' ')}`);
        process.exitCode = exits.done;
      }),
    );
}
