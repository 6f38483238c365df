import type { Command } from 'commander';

import { faultsOf, readHealth, secondsIn } from '../services/gm/watch/watchHealth.ts';
import { files, ports } from './openGame.ts';
import { exits, must, say, sayJson } from './io.ts';

const help = `
The file is the one that «gm watch --health FILE» writes after every check. For a monitor: exit code 0 all well; 1 a game is in
trouble, or the watch has ended or stopped checking; 2 there is no such file.

Example:
  gm health games/health.json --within 600`;

export function addHealth(program: Command): void {
  program
    .command('health')
    .summary('check whether a watch is working')
    .description('Shows when a watch last checked, what each game waits for, and its last problem.')
    .argument('<FILE>', 'what «gm watch --health» writes')
    .option('--within <SECONDS>', 'maximum age of the last check; five minutes or three checks when left out')
    .option('--json', 'answer as JSON')
    .addHelpText('after', help)
    .action(health);
}

async function health(
  path: string,
  { within, json }: { readonly within?: string; readonly json?: boolean },
): Promise<void> {
  const allowed = within === undefined ? undefined : must(secondsIn(within, '--within'));
  const found = must(await readHealth(files, path));
  const faults = faultsOf(found, ports.clock.now(), allowed);
  process.exitCode = faults.length === 0 ? exits.done : exits.problems;
  if (json === true) return sayJson({ ...found, well: faults.length === 0, faults });
  say(`The watch last checked at ${found.lookedAt}.`);
  for (const { name, turn, waits } of found.games) {
    if (turn !== undefined) say(`${name}: turn ${turn} is open for orders. ${waits ?? ''}`);
  }
  for (const fault of faults) say(fault);
}
