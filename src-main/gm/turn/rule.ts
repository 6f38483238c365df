import type { Command } from 'commander';

import type { OrderRef } from '#kernel/words/ids.ts';
import { withGame } from '../openGame.ts';
import { exits, must, say } from '../io.ts';

export function addRule(program: Command): void {
  program
    .command('rule')
    .summary('judge an order that the rules leave to you')
    .description(
      'Saves your ruling on one order of this turn, such as a proclamation. A later ruling replaces it.',
    )
    .argument('<GAME>', 'the game')
    .argument('<ORDER>', 'the order, as «gm check» names it')
    .argument('<RULING>', 'for a proclamation: suitable, short or unsuitable; «gm check» explains each')
    .action((path: string, order: OrderRef, ruling: string) =>
      withGame(path, (gm) => {
        must(gm.rule(order, ruling, 'command line'), exits.problems);
        say(`${order}: ${ruling}.`);
        process.exitCode = exits.done;
      }),
    );
}
