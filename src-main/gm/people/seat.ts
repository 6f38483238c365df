import { type Command, Option } from 'commander';

import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { known } from '../known.ts';
import { withGame } from '../openGame.ts';
import { Stop, exits, must, say, sayJson } from '../io.ts';
import { seatTyped } from '../../services/gm/named.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

/** What can be decided in any game. */
const words = Object.assign({}, ...known.map(({ seating }) => seating?.words ?? {})) as Readonly<
  Record<string, string>
>;

const help = `
Your decision holds from the current turn on, until you decide otherwise; the last one on a matter counts.
While the computer leads a seat, no orders file counts for it: files that arrive are kept, and count as soon as
you give the seat back to a player in the same turn. Results are still written for it. In a turn of several runs you can
decide until the run of the seat has begun; that does not change runs that are over.

Examples:
  gm seat gw9.game                            who leads which seat
  gm seat gw9.game SEAT --computer            its player has left
  gm seat gw9.game SEAT --player              a new one has come`;

interface Options extends Readonly<Record<string, unknown>> {
  readonly json?: boolean;
}

export function addSeat(program: Command): void {
  const command = program
    .command('seat')
    .summary('decide who plays a seat, and its player’s status')
    .description('Lists the seats, or decides about one of them.')
    .argument('<GAME>', 'the game')
    .argument('[SEAT]', 'the seat to decide about; all are listed when left out');
  const decisions = inOrder(words).map(([word, what]) => ({ word, option: new Option(`--${word}`, what) }));
  for (const { option } of decisions) command.addOption(option);
  command
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, seat: SeatId | undefined, options: Options) =>
      withGame(path, (gm) => {
        const chosen = decisions.flatMap(({ word, option }) =>
          options[option.attributeName()] === true ? [word] : [],
        );
        if (seat === undefined && chosen.length > 0) throw new Stop([unreadable('no-seat')]);
        if (seat !== undefined && chosen.length === 0)
          throw new Stop([
            unreadable('no-decision', {
              seat,
              options: keysInOrder(gm.ruleset.seating?.words ?? {})
                .map((word) => `--${word}`)
                .join(' or '),
            }),
          ]);
        if (seat !== undefined) must(gm.decide(seat, chosen));
        tell(gm, options, seat);
        process.exitCode = exits.done;
      }),
    );
}

function tell(gm: Gm, { json }: Options, only: SeatId | undefined): void {
  const seats = gm.seats().filter(({ seat }) => only === undefined || seat === only);
  if (json === true) {
    sayJson({ game: gm.store.facts.game, turn: gm.store.turn(), seats });
    return;
  }
  const wide = Math.max(...seats.map(({ seat }) => seatTyped(gm.store, seat).length));
  for (const { seat, words: hold, decreed, player } of seats) {
    const stands = hold
      .map((word) => (decreed.includes(word) ? `${word} from this turn on` : word))
      .join(', ');
    say(`${seatTyped(gm.store, seat).padEnd(wide)}  ${stands}${player === '' ? '' : `  (${player})`}`);
  }
}
