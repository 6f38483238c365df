import type { Command } from 'commander';

import { publicPage, writePage } from '../../services/gm/overview/publicPage.ts';
import { files, withGame } from '../openGame.ts';
import { exits, must, say, sayJson, turnNumber } from '../io.ts';

interface Options {
  readonly out: string;
  readonly turn?: string;
  readonly json?: boolean;
}

const help = `
It writes a page for a website (.html, one file that needs nothing else), the same as text for a mail (.txt) and, where the game has
a map that everybody knows, the star chart as a picture (.svg). They contain what everybody was told, announcements
included, and nothing private to one player.

The page of a turn goes with its results: that of turn 5 shows what happened in turn 4. Once turn 4 was run and its results are sent:
  gm page gw9.game --out website`;

export function addPage(program: Command): void {
  program
    .command('page')
    .summary('write a public page of the turn')
    .description('Writes the public page of a turn into a folder, for a website or for mail.')
    .argument('<GAME>', 'the game')
    .requiredOption('--out <DIR>', 'folder to write to')
    .option(
      '--turn <N>',
      'the turn of the page, which shows what happened in the one before; the newest when left out',
    )
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, { out, turn, json }: Options) =>
      withGame(path, async (gm) => {
        const page = must(publicPage(gm, turn === undefined ? undefined : turnNumber(turn)));
        const written = must(await writePage(files, out, page));
        if (json === true) sayJson({ turn: page.turn, written });
        else say(`The public page of turn ${page.turn} was written to ${out}: ${written.join(', ')}.`);
        process.exitCode = exits.done;
      }),
    );
}
