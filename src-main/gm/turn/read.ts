import type { Command } from 'commander';
import { defined } from '#kernel/words/defined.ts';
import { seatId } from '#kernel/words/ids.ts';
import { heading } from '#kernel/report/plainText.ts';
import { seatNamed } from '../../services/gm/named.ts';
import { seatOrders, type SeatOrders } from '../../services/gm/overview/seatOrders.ts';
import { gravityWord } from '../../services/gm/trial/show.ts';
import { withGame } from '../openGame.ts';
import { exits, must, problemData, problemText, say, sayJson, turnNumber, wrapped } from '../io.ts';

interface Options {
  readonly turn?: string;
  readonly file?: string;
  readonly json?: boolean;
}

/** Adds the command that prints all orders of a seat. */
export function addRead(program: Command): void {
  program
    .command('read')
    .summary('print all orders of a seat')
    .description(
      'Prints all orders of a seat that count, as the player would print them, with the warnings the player sees.',
    )
    .argument('<GAME>', 'the game')
    .argument('<SEAT>', 'the seat')
    .option('--turn <N>', 'of an earlier turn')
    .option('--file <NUMBER>', 'from this file of the current turn, as numbered by «gm status»')
    .option('--json', 'answer as JSON')
    .action((path: string, seat: string, { turn, file, json }: Options) =>
      withGame(path, (gm) => {
        const read = must(
          seatOrders(gm, {
            seat: seatId(seat),
            ...defined({
              turn: turn === undefined ? undefined : turnNumber(turn),
              number: file === undefined ? undefined : Number(file),
            }),
          }),
        );
        if (json === true) sayJson({ seat, ...read, problems: read.problems.map(problemData) });
        else say(textOf(`Orders of ${seatNamed(gm.store, seatId(seat))}, turn ${read.turn}`, read));
        process.exitCode = exits.done;
      }),
    );
}

function textOf(title: string, { lines, problems }: SeatOrders): string {
  const written = lines.flatMap(({ about, text }, at) => [
    ...(lines[at - 1]?.about === about ? [] : [`\n${about}`]),
    wrapped(text, '  '),
  ]);
  return [
    heading(title),
    ...(written.length === 0 ? ['There are no orders.'] : written),
    ...(problems.length === 0
      ? []
      : [
          `\n${heading('What the player is told', '-')}`,
          ...problems.map((problem) =>
            wrapped(`* ${gravityWord(problem.severity)}: ${problemText(problem).replace(/\s+/g, ' ')}`),
          ),
        ]),
  ].join('\n');
}
