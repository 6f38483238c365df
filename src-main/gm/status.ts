import type { Command } from 'commander';

import { gameText } from '../services/gm/show.ts';
import { dueOf, dueText } from './due.ts';
import { withGame } from './game.ts';
import { exits, say, sayJson } from './io.ts';

export function addStatus(program: Command): void {
  program
    .command('status')
    .summary('say where the game stands')
    .description('Says which turn is being ordered, who has sent orders, and what came in that cannot be used.')
    .argument('<GAME>', 'the game')
    .option('--log', 'add what was done with the game, and when')
    .option('--json', 'answer as JSON')
    .action((path: string, { log, json }: { readonly log?: boolean; readonly json?: boolean }) =>
      withGame(path, (gm) => {
        const { turn, seats, notTaken, missing, commitment } = gm.standing();
        const { game, title, ruleset, edition } = gm.store.facts;
        const lines = log === true ? gm.store.log() : [];
        if (json === true) {
          sayJson({
            game, title, ruleset, edition, turn, commitment, missing, ...dueOf(gm.store),
            seats: seats.map(({ seat, player, address, orders, versions, counts }) => ({ seat, player, address, orders, versions, file: counts?.name, digest: counts?.digest, at: counts?.at })),
            notTaken: notTaken.map(({ name, verdict, seat, code, reason, at }) => ({ name, verdict, seat, code, reason, at })),
            ...(log === true ? { log: lines } : {}),
          });
        } else {
          say(gameText(gm.store, gm.ruleset));
          if (gm.store.due() !== undefined) say(dueText(gm.store, '\n'));
          if (log === true) say(`\n${lines.map(({ at, what }) => `${at}  ${what}`).join('\n')}`);
        }
        process.exitCode = exits.done;
      }),
    );
}
