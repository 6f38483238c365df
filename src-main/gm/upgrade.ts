import type { Command } from 'commander';

import { recordOf } from '../services/gm/turns/record.ts';
import { shadow, upgrade } from '../services/gm/proof/shadow.ts';
import { ports, withGame } from './openGame.ts';
import { command, exits, must, say, sayJson, wrapped } from './io.ts';

const help = `
A game is played to its end by the rules it was begun with, unless you consent to newer ones. Until then a newer program
only reads it. With --yes the current turn and all after it are run by this program's rules; past turns stay as
they were. Publish the results of this turn again then: the players' programs need the newer edition too.`;

export function addUpgrade(program: Command): void {
  program
    .command('upgrade')
    .summary('switch to newer rules, after seeing what would differ')
    .description(
      "Runs every past turn by this program's rules to compare, and shows what would have been different. It changes nothing without --yes.",
    )
    .argument('<GAME>', 'the game')
    .option('--yes', "use this program's rules from the current turn on")
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, { yes, json }: { readonly yes?: boolean; readonly json?: boolean }) =>
      withGame(path, async ({ ruleset, store }) => {
        const seen = shadow(ruleset, recordOf(store));
        if (yes === true) must(await upgrade(ports, store, ruleset, 'command line'));
        if (json === true) sayJson({ ...seen, consented: yes === true });
        else {
          say(
            `The game is played by edition ${seen.from} of its rules; this program has edition ${seen.to}.`,
          );
          for (const { turn, same, said } of seen.turns)
            say(wrapped(`Turn ${turn}: ${same ? '' : 'OTHERWISE. '}${said}`));
          if (yes === true)
            say(
              `From turn ${store.turn()} on it is played by edition ${seen.to}. Write this turn's results again, and mail them:\n  ${command('publish', path, '--out', 'results')}`,
            );
          else if (seen.from !== seen.to)
            say(
              `Nothing was changed. To switch to edition ${seen.to}:\n  ${command('upgrade', path, '--yes')}`,
            );
        }
        process.exitCode = exits.done;
      }),
    );
}
