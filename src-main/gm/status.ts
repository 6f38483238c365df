import type { Command } from 'commander';

import { gameText } from '../services/gm/show.ts';
import { clockNow, rollCallOf } from '../services/gm/rollCall.ts';
import { rollCallText } from '../services/gm/rollCallText.ts';
import { dueOf } from './due.ts';
import { ports, withGame } from './game.ts';
import { exits, say, sayJson } from './io.ts';

export function addStatus(program: Command): void {
  program
    .command('status')
    .summary('say where the game stands')
    .description(
      'Says which turn is being ordered, who has sent orders, and what came in that cannot be used.',
    )
    .argument('<GAME>', 'the game')
    .option('--log', 'add what was done with the game, and when')
    .option('--json', 'answer as JSON')
    .action((path: string, { log, json }: { readonly log?: boolean; readonly json?: boolean }) =>
      withGame(path, (gm) => {
        const { turn, notTaken, missing, commitment, seats } = gm.standing();
        const rows = rollCallOf(gm);
        const clock = clockNow(gm, ports.clock.now());
        const { game, title, ruleset, edition } = gm.store.facts;
        const lines = log === true ? gm.store.log() : [];
        if (json === true) {
          sayJson({
            game,
            title,
            ruleset,
            edition,
            turn,
            commitment,
            missing,
            ...dueOf(gm.store),
            clock,
            seats: rows.map(({ name: _, ...row }) => {
              const counts = seats.find(({ seat }) => seat === row.seat)?.counts;
              return { ...row, file: counts?.name, digest: counts?.digest };
            }),
            late: gm.store
              .received(turn)
              .filter(({ standing }) => standing !== 'counts')
              .map(({ number, name, seat, at, standing, late: came }) => ({
                number,
                name,
                seat,
                at,
                standing,
                late: came,
              })),
            notTaken: notTaken.map(({ name, verdict, seat, code, reason, at }) => ({
              name,
              verdict,
              seat,
              code,
              reason,
              at,
            })),
            ...(log === true ? { log: lines } : {}),
          });
        } else {
          say(gameText(gm.store, gm.ruleset));
          say(`\n${rollCallText(rows, clock, gm.store.received(turn))}`);
          if (log === true) say(`\n${lines.map(({ at, what }) => `${at}  ${what}`).join('\n')}`);
        }
        process.exitCode = exits.done;
      }),
    );
}
