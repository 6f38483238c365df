import type { Command } from 'commander';

import { plural } from '#kernel/words/phrase.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { files, withGame } from '../openGame.ts';
import { Stop, command, exits, must, say, sayJson, turnNumber } from '../io.ts';
import { exitOf, outcomeData, tell } from './run.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const who = 'command line';

const help = `
Every player is told about a re-run, with your reason. The earlier run is put aside and stays in the game,
and so does every turn after it. The orders are those that were received. With --dice new the dice follow from the promised
seed and the number of the re-run, so that the players can check in the archive that nobody picked them.`;

interface RerunOptions {
  readonly turn: string;
  readonly dice: string;
  readonly reason: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function addRerun(program: Command): void {
  program
    .command('rerun')
    .summary('run a turn again')
    .description(
      'Runs a turn again that was run before, with the same orders; everything later is put aside.',
    )
    .argument('<GAME>', 'the game')
    .requiredOption('--turn <N>', 'the turn to run again')
    .requiredOption('--dice <WHICH>', 'same: the dice of the first run; new: new dice')
    .requiredOption('--reason <TEXT>', 'reason; every player sees it')
    .option('--out <DIR>', 'write the new results there; otherwise use «gm publish» later')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action((path: string, options: RerunOptions) => withGame(path, (gm) => runAgain(gm, path, options)));
}

async function runAgain(
  gm: Gm,
  path: string,
  { turn, dice, reason, out, json }: RerunOptions,
): Promise<void> {
  const number = turnNumber(turn);
  if (dice !== 'same' && dice !== 'new') throw new Stop([unreadable('which-dice')]);
  const outcome = must(await gm.rerun({ turn: number, dice, why: reason, who }));
  const written = outcome.kind === 'ran' && out !== undefined ? must(await gm.publish(files, out)) : [];
  if (json === true) sayJson({ ...outcomeData(gm, outcome), written });
  else {
    tell(gm, path, outcome);
    if (outcome.kind === 'ran')
      say(
        written.length > 0
          ? `${plural(written.length, 'results file')} written to ${out ?? ''}; mail them in place of the earlier ones.`
          : `Write the new results, and mail them in place of the earlier ones:\n  ${command('publish', path, '--out', 'results')}`,
      );
  }
  process.exitCode = exitOf(outcome);
}

interface BackOptions {
  readonly turn: string;
  readonly reason: string;
  readonly json?: boolean;
}

export function addBack(program: Command): void {
  program
    .command('back')
    .summary('go back to an earlier turn')
    .description(
      'Goes back to a turn that was run: it is open for orders again, with the orders that came in for it. Everything later is put aside, and «gm redo» brings it back. For the current turn, the run that waits for answers is undone, or else the last run that is over.',
    )
    .argument('<GAME>', 'the game')
    .requiredOption('--turn <N>', 'the turn to go back to')
    .requiredOption('--reason <TEXT>', 'reason; every player sees it with the next results')
    .option('--json', 'answer as JSON')
    .action((path: string, { turn, reason, json }: BackOptions) =>
      withGame(path, async (gm) => {
        const from = gm.store.turn();
        must(await gm.back({ turn: turnNumber(turn), why: reason, who }));
        if (json === true) sayJson({ game: gm.store.facts.game, from, ordering: gm.store.turn() });
        else if (from === turnNumber(turn))
          say(
            `A run of turn ${from} was undone. Players who have its results get new ones once it is run again:\n  ${command('run', path)}`,
          );
        else
          say(
            `The game is back at turn ${gm.store.turn()}, which is open for orders. Turn ${from} can be brought back until something is changed:\n  ${command('redo', path)}`,
          );
        process.exitCode = exits.done;
      }),
    );
}

export function addRedo(program: Command): void {
  program
    .command('redo')
    .summary('bring back what «gm back» or «gm rerun» put aside')
    .description(
      'Brings back what was put aside when the game went back, as long as nothing has been changed since.',
    )
    .argument('<GAME>', 'the game')
    .option('--json', 'answer as JSON')
    .action((path: string, { json }: { readonly json?: boolean }) =>
      withGame(path, async (gm) => {
        must(await gm.redo({ who }));
        if (json === true) sayJson({ game: gm.store.facts.game, ordering: gm.store.turn() });
        else say(`What was put aside is back: turn ${gm.store.turn()} is open for orders.`);
        process.exitCode = exits.done;
      }),
    );
}
