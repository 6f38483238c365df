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
Three files: a page for a website (.html, one file that needs nothing else), the same as text for a mail (.txt), and the star chart
as a picture (.svg). They hold what everybody was told in the same words, announcements among it, and nothing that is one player's own.

Example, after turn 4 was published:
  gm page gw9.game --out website`;

export function addPage(program: Command): void {
  program
    .command('page')
    .summary('write a public page of the turn')
    .description('Writes what everybody may know of a turn into a folder, to put on a website or to mail.')
    .argument('<GAME>', 'the game')
    .requiredOption('--out <DIR>', 'folder to write to')
    .option('--turn <N>', "the turn after the one that the page tells of; today's when left out")
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
