import type { Command } from 'commander';

import { digest } from '#kernel/codec/digest.ts';
import { endedOf } from '../../services/gm/policy/policy.ts';
import { isArchive } from '../../services/gm/proof/archive.ts';
import { ports, withGame } from '../openGame.ts';
import { writeOut } from '../writeOut.ts';
import { complain, exits, say, sayJson, wrapped } from '../io.ts';

export function addArchive(program: Command): void {
  program
    .command('archive')
    .summary('write an archive of every turn that was run')
    .description(
      'Writes every turn that was run into FILE: states, seeds of the dice, orders, what happened, and what each seat was told.',
    )
    .argument('<GAME>', 'the game')
    .requiredOption('--out <FILE>', 'file to write, such as gw9.archive.gz')
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      '\nIt is gzipped JSON and contains no key and no seed of a future turn, but it reveals everything that happened.\nGive it to the players when the game is over, and not before: the seeds fit what was published before each turn.',
    )
    .action((path: string, { out, json }: { readonly out: string; readonly json?: boolean }) =>
      withGame(path, async (gm) => {
        const bytes = gm.archive();
        await writeOut(out, bytes, (there) => isArchive(ports.sealing, there), { secret: true });
        const over = endedOf(gm.store) !== undefined;
        if (json === true) sayJson({ file: out, bytes: bytes.length, digest: digest(bytes), over });
        else
          say(
            `${out} written: ${bytes.length} bytes, SHA-256 ${digest(bytes)}.${over ? ' The game is over: send it to every player.' : ''}`,
          );
        if (!over && json !== true)
          complain(
            wrapped(
              `Careful: the game is still running, and ${out} reveals everything that everybody did and knew up to turn ${gm.store.turn()}. Do not share it until the game is over.`,
            ),
          );
        process.exitCode = exits.done;
      }),
    );
}
