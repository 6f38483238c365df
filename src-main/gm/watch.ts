import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';

import { unreadable } from '#kernel/problem.ts';
import { newWatch, tick } from '../services/gm/watch.ts';
import { files, ports, withGame } from './game.ts';
import { Stop, exits, say, sayJson } from './io.ts';

const help = `
Looks every few seconds: takes in the orders that lie in the folder, reminds you of those who have sent nothing, runs the turn when
«gm policy» says so, and writes the results. End it with Ctrl+C at any time; nothing is lost. With --once it looks once, for
a timer of your own.

Example: gm watch gw9.game --orders in --out results`;

interface Options { readonly orders?: string; readonly out?: string; readonly every: string; readonly once?: boolean; readonly unjudged?: boolean; readonly json?: boolean }

export function addWatch(program: Command): void {
  program
    .command('watch')
    .summary('take orders in and run turns by the policy')
    .description('Watches a folder and the clock, and keeps the game going by its policy.')
    .argument('<GAME>', 'the game')
    .option('--orders <DIR>', 'the folder into which orders come')
    .option('--out <DIR>', 'the folder for results')
    .option('--every <SECONDS>', 'how often to look', '10')
    .option('--once', 'look once')
    .option('--unjudged', 'leave orders that wait for your ruling to the rules')
    .option('--json', 'answer as JSON; only with --once')
    .addHelpText('after', help)
    .action(watch);
}

async function watch(path: string, { orders, out, every, once, unjudged, json }: Options): Promise<void> {
  const seconds = Number(every);
  if (!(seconds >= 1 && seconds <= 86_400)) throw new Stop([unreadable('how-often', '--every is a number of seconds, from 1 to 86400.')]);
  const watching = newWatch();
  const needs = {
    clock: ports.clock, files, unjudged: unjudged === true,
    ...(orders === undefined ? {} : { orders }), ...(out === undefined ? {} : { out }),
  };
  // The game is closed between looks, so that it can be copied and moved.
  const look = (): Promise<readonly string[]> => withGame(path, (gm) => tick(gm, needs, watching));
  process.exitCode = exits.done;
  for (;;) {
    const said = await look();
    if (once === true && json === true) return sayJson({ said });
    for (const line of said) say(line);
    if (once === true) return;
    await pause(seconds * 1_000);
  }
}
