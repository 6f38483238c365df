import type { Command } from 'commander';

import { withGame } from '../openGame.ts';
import { Stop, exits, say, sayJson } from '../io.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

export function addExport(program: Command): void {
  program
    .command('export')
    .summary('copy the whole game into one file')
    .description(
      'Copies the whole game into one new file, as a backup or to continue on another machine. It contains every secret of the game.',
    )
    .argument('<GAME>', 'the game')
    .requiredOption('--out <FILE>', 'file to write, such as gw9-copy.game')
    .option('--json', 'answer as JSON')
    .action((path: string, { out, json }: { readonly out: string; readonly json?: boolean }) =>
      withGame(path, async ({ store }) => {
        await store.copyTo(out).catch((cause: unknown) => {
          throw new Stop([
            unreadable('not-copied', { out, why: cause instanceof Error ? cause.message : String(cause) }),
          ]);
        });
        if (json === true) sayJson({ file: out, turn: store.turn() });
        else say(`${out} contains the whole game, at turn ${store.turn()}.`);
        process.exitCode = exits.done;
      }),
    );
}
