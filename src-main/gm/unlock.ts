import type { Command } from 'commander';

import { breakLock, sinceText } from '../services/gm/game/locked.ts';
import { ports, withGame } from './openGame.ts';
import { exits, must, say, sayJson } from './io.ts';

const help = `
A program that runs a turn, publishes or goes back locks the game meanwhile. If it crashes on this machine, its lock is removed; one on
another machine cannot be checked, and is assumed to be working for ten minutes by its own clock, which may be wrong. Break a lock only
when you know that no program is using the game: two programs at once refuse each other's turns.`;

export function addUnlock(program: Command): void {
  program
    .command('unlock')
    .summary('unlock a game left locked by another program')
    .description('Unlocks a game that a program on another machine has locked and not released.')
    .argument('<GAME>', 'the game')
    .option('--anyway', 'unlock it even if a program with that number runs on this machine')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, { anyway, json }: { readonly anyway?: boolean; readonly json?: boolean }) =>
      withGame(path, ({ store }) => {
        const { owner, what, at } = must(
          breakLock(ports.clock, store, { who: 'command line', anyway: anyway === true }),
        );
        if (json === true) sayJson({ owner, what, at });
        else say(`The lock of ${owner} is removed: ${what}, since ${sinceText({ at }, ports.clock.now())}.`);
        process.exitCode = exits.done;
      }),
    );
}
