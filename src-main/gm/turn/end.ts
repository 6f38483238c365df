import type { Command } from 'commander';

import type { Gm } from '../../services/gm/gm.ts';
import { endGame, resumeGame } from '../../services/gm/running/end.ts';
import { endedOf } from '../../services/gm/policy/policy.ts';
import { isArchive } from '../../services/gm/proof/archive.ts';
import { ports, withGame } from '../openGame.ts';
import { Stop, command, exits, must, say, sayJson } from '../io.ts';
import { writeOut } from '../writeOut.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { defined } from '#kernel/words/defined.ts';

const help = `
The results of the current turn say that the game is over, with your words: send them again with «gm publish».
No more turns are run and no orders are accepted. --reveal writes the archive beside the game, with the seeds of all turns
that were run: mail it to every player, and anybody can check the game with «gm verify» or in the program. --undo lets the game go on, if it was ended by mistake.

Example: gm end gw9.game --words "Ann and Bob have won together. Well played, all." --reveal`;

interface Options {
  readonly words?: string;
  readonly reveal?: boolean;
  readonly undo?: boolean;
  readonly json?: boolean;
}

export function addEnd(program: Command): void {
  program
    .command('end')
    .summary('end the game')
    .description('Ends a game, with a message to all players.')
    .argument('<GAME>', 'the game')
    .option('--words <TEXT>', 'what all players read')
    .option('--reveal', 'write the archive, from which everybody can check the dice')
    .option('--undo', 'let the game go on')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, { words, reveal, undo, json }: Options) =>
      withGame(path, async (gm) => {
        if ((words === undefined) === (undo !== true)) throw new Stop([unreadable('end-how')]);
        must(
          words === undefined
            ? await resumeGame(ports, gm, 'command line')
            : await endGame(ports, gm, { words, reveal: reveal === true, who: 'command line' }),
        );
        const over = endedOf(gm.store);
        const archive = over?.reveal === true ? await writtenBeside(path, gm) : undefined;
        if (json === true)
          sayJson({
            game: gm.store.facts.game,
            turn: gm.store.turn(),
            ...defined({ over, archive }),
          });
        else {
          say(
            over === undefined
              ? 'The game goes on.'
              : `The game is over. Write the last results, which say so, and mail them:\n  ${command('publish', path, '--out', 'results')}`,
          );
          if (archive !== undefined)
            say(`${archive} contains every turn with its seed: mail it to every player.`);
        }
        process.exitCode = exits.done;
      }),
    );
}

/** Writes the archive beside the game; returns its path. */
async function writtenBeside(path: string, gm: Gm): Promise<string> {
  const archive = `${path.replace(/\.game$/, '')}.archive.gz`;
  await writeOut(archive, gm.archive(), (there) => isArchive(ports.sealing, there), { secret: true });
  return archive;
}
