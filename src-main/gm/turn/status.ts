import type { Command } from 'commander';

import { heading } from '#kernel/report/plainText.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { RunStanding } from '../../services/gm/runs/standings.ts';
import { whenSaid } from '../../services/gm/runs/standings.ts';
import { momentIn } from '../../services/deadline.ts';
import { gameText } from '../../services/gm/report/show.ts';
import { tallied } from '../../services/gm/intake/standing.ts';
import type { Situation } from '../../services/gm/schedule/clock.ts';
import { situationOf } from '../../services/gm/schedule/clock.ts';
import { clockNow, rollCallOf } from '../../services/gm/intake/rollCall.ts';
import { requestsOf, requestsText } from '../../services/gm/people/requests.ts';
import { rollCallText } from '../../services/gm/intake/rollCallText.ts';
import { tellDeskCopy } from '../deskCopy.ts';
import { dueOf } from './due.ts';
import { ports, withGame } from '../game/game.ts';
import { command, exits, say, sayJson, wrapped } from '../io.ts';

export function addStatus(program: Command): void {
  program
    .command('status')
    .summary('say where the game stands')
    .description(
      'Says which turn is open for orders, who has sent orders, and what came in that cannot be used.',
    )
    .argument('<GAME>', 'the game')
    .option('--log', 'add what was done with the game, and when')
    .option('--json', 'answer as JSON')
    .action((path: string, { log, json }: { readonly log?: boolean; readonly json?: boolean }) =>
      withGame(path, async (gm) => {
        await tellDeskCopy(gm, path);
        process.exitCode = exits.done;
        const { turn, notTaken, missing, commitment, seats } = gm.standing();
        const now = ports.clock.now();
        const rows = rollCallOf(gm, undefined, now);
        const requests = requestsOf(gm);
        const clock = clockNow(gm, now);
        const { game, title, ruleset, edition } = gm.store.facts;
        const lines = log === true ? gm.store.log() : [];
        const runs = gm.runs();
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
            requests,
            ...(runs.length === 0
              ? {}
              : {
                  runs: runs.map(({ run: { id, title: named, takes, day }, state, waived }) => ({
                    run: id,
                    title: phraseText(named),
                    state,
                    takes,
                    day,
                    waived,
                  })),
                }),
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
          if (runs.length > 0)
            say(`\n${runsText(runs, situationOf(gm.store, tallied(gm.standing()), now), missing)}`);
          say(
            `\n${rollCallText(rows, clock, gm.store.received(turn), { now, command: (name, ...words) => command(name, path, ...words) })}`,
          );
          if (requests.length > 0) say(`\n${requestsText(requests, path)}`);
          if (log !== true) return;
          say(
            `\n${wrapped(`The dice of turn ${turn} follow from a seed with the SHA-256 ${commitment}, which every results file of this turn names.`)}\n`,
          );
          for (const { at, what } of lines) say(wrapped(`${momentIn(at, now)}  ${what}`));
        }
      }),
    );
}

const runStates = { over: 'is over', due: 'is due', waits: 'waits for those before' } as const;

/** The runs of a turn of several, one a line. */
function runsText(runs: readonly RunStanding[], situation: Situation, missing: readonly SeatId[]): string {
  const wide = Math.max(...runs.map(({ run: { id } }) => id.length));
  const rows = runs.map((one) => {
    const { id, title, day, takes } = one.run;
    const owed = one.state !== 'over' && takes.length > 0 && takes.every((seat) => missing.includes(seat));
    return [
      id.padEnd(wide),
      `${day === undefined ? '' : `day ${day}, `}${stateText(one, situation)}: ${phraseText(title)}${owed ? ', without orders so far' : ''}`,
    ].join('  ');
  });
  return [heading('Runs of this turn', '-'), ...rows].join('\n');
}

function stateText(one: RunStanding, situation: Situation): string {
  if (one.waived === true) return 'was waived';
  const when = whenSaid(one, situation);
  return when === '' ? runStates[one.state] : when;
}
