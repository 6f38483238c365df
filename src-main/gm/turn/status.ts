import type { Command } from 'commander';

import { defined } from '#kernel/words/defined.ts';
import { decidedNow } from '../../services/gm/elsewhere/readBattle.ts';
import { momentIn } from '../../services/deadline.ts';
import { gameText } from '../../services/gm/trial/show.ts';
import { clockNow, rollCallOf } from '../../services/gm/overview/rollCall.ts';
import { queuedOf, unpublishedOf } from '../../services/gm/post/handedOut.ts';
import { requestsOf, requestsText } from '../../services/gm/people/requests.ts';
import { rollCallText } from '../../services/gm/schedule/rollCallText.ts';
import { tellDeskCopy } from '../deskCopy.ts';
import { dueOf } from './due.ts';
import { runsNow } from './runsNow.ts';
import { ports, withGame } from '../openGame.ts';
import { theSeats } from '../../services/gm/named.ts';
import type { GameStore } from '../../ports/game/store.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { command, exits, say, sayJson, wrapped } from '../io.ts';

export function addStatus(program: Command): void {
  program
    .command('status')
    .summary('show the status of the game')
    .description('Shows which turn is open for orders, who has sent orders, and which files cannot be used.')
    .argument('<GAME>', 'the game')
    .option('--log', 'include the log of the game')
    .option('--json', 'answer as JSON')
    .action((path: string, { log, json }: { readonly log?: boolean; readonly json?: boolean }) =>
      withGame(path, async (gm) => {
        await tellDeskCopy(gm, path);
        process.exitCode = exits.done;
        const { turn, notTaken, missing, commitment, seats } = gm.standing();
        const now = ports.clock.now();
        const rows = rollCallOf(gm, now);
        const requests = requestsOf(gm);
        const clock = clockNow(gm, now);
        const { game, title, ruleset, edition } = gm.store.facts;
        const decided = decidedNow(gm);
        const lines = log === true ? gm.store.log() : [];
        const hasRuns = gm.runs().length > 0;
        const [unpublished, queued] = [unpublishedOf(gm.store), queuedOf(gm.store)];
        if (json === true) {
          sayJson({
            game,
            title,
            ruleset,
            edition,
            turn,
            commitment,
            missing,
            ...defined({ decided }),
            ...dueOf(gm.store),
            clock,
            requests,
            results: { unpublished, queued },
            ...(hasRuns ? { runs: runsNow.data(gm) } : {}),
            seats: rows.map(({ name: _, note: __, ...row }) => {
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
          if (decided !== undefined) say(`\n${decidedText(decided)}`);
          if (hasRuns) say(`\n${runsNow.text(gm, now)}`);
          say(
            `\n${rollCallText(rows, clock, gm.store.received(turn), { now, command: (name, ...words) => command(name, path, ...words) })}`,
          );
          if (unpublished.length > 0) say(`\n${wrapped(resultsText(gm.store, unpublished, queued))}`);
          if (requests.length > 0) say(`\n${requestsText(gm.store, requests, path)}`);
          if (log !== true) return;
          say(
            `\n${wrapped(`The dice of turn ${turn} follow from a seed with the SHA-256 ${commitment}, which every results file of this turn names.`)}\n`,
          );
          for (const { at, what } of lines) say(wrapped(`${momentIn(at, now)}  ${what}`));
        }
      }),
    );
}

const decidedText = ({ winner }: NonNullable<ReturnType<typeof decidedNow>>): string =>
  `The game is decided. ${winner === undefined ? 'Nobody has won.' : `The winner: ${winner}.`} Further turns change nothing.`;

/** Whose newest results have gone out in no way, and whose are in letters that wait. */
const resultsText = (store: GameStore, unpublished: readonly SeatId[], queued: readonly SeatId[]): string =>
  [
    `Results have not been sent yet to ${theSeats(store, unpublished)}.`,
    ...(queued.length === 0 ? [] : [`Waiting in the outbox: those of ${theSeats(store, queued)}.`]),
  ].join(' ');
