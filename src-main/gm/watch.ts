import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';

import { unreadable } from '#kernel/problem.ts';
import { newWatch, tick } from '../services/gm/watch.ts';
import type { Gm } from '../services/gm.ts';
import { endedOf } from '../services/gm/policy.ts';
import { wishesOf } from '../services/gm/post/wishes.ts';
import { files, ports, withGame } from './game.ts';
import { Stop, exits, problemText, say, sayJson } from './io.ts';
import type { PasswordOptions } from './mail.ts';
import { fetchInto, send } from './mail.ts';

const help = `
Looks every few seconds: takes in the orders that lie in the folder, reminds you of those who have sent nothing, runs the turn when
«gm policy» says so, and writes the results. End it with Ctrl+C at any time; nothing is lost. With --once it looks once, for
a timer of your own.

With --mail it looks into the mailbox of «gm mail» too, as often as is written down there, and sends what waits.

Once the game is over neither folder nor mailbox is looked into; «gm mail GAME --fetch» still does.

Examples:
  gm watch gw9.game --orders in --out results
  gm watch gw9.game --mail --password-file secret`;

interface Options extends PasswordOptions {
  readonly mail?: boolean;
  readonly orders?: string;
  readonly out?: string;
  readonly every: string;
  readonly once?: boolean;
  readonly unjudged?: boolean;
  readonly json?: boolean;
}

export function addWatch(program: Command): void {
  program
    .command('watch')
    .summary('take orders in and run turns by the policy')
    .description('Watches a folder and the clock, and keeps the game going by its policy.')
    .argument('<GAME>', 'the game')
    .option('--orders <DIR>', 'the folder into which orders come')
    .option('--out <DIR>', 'the folder for results')
    .option('--mail', 'take in orders from the mailbox, and send letters')
    .option('--password-file <FILE>', 'with --mail: the password is its first line')
    .option('--smtp-password-file <FILE>', 'with --mail: where the server for letters has another one')
    .option('--every <SECONDS>', 'how often to look', '10')
    .option('--once', 'look once')
    .option('--unjudged', 'leave orders that wait for your ruling to the rules')
    .option('--json', 'answer as JSON; only with --once')
    .addHelpText('after', help)
    .action(watch);
}

async function watch(path: string, options: Options): Promise<void> {
  const { orders, out, every, once, unjudged, json, mail } = options;
  const seconds = Number(every);
  if (!(seconds >= 1 && seconds <= 86_400))
    throw new Stop([unreadable('how-often', '--every is a number of seconds, from 1 to 86400.')]);
  const watching = newWatch();
  const needs = {
    clock: ports.clock,
    files,
    unjudged: unjudged === true,
    ...(orders === undefined ? {} : { orders }),
    ...(out === undefined ? {} : { out }),
  };
  // The game is closed between looks, so that it can be copied and moved.
  let fetchedAt = -Infinity;
  const look = (): Promise<readonly string[]> =>
    withGame(path, async (gm) => {
      const due =
        mail === true &&
        endedOf(gm.store) === undefined &&
        Date.now() - fetchedAt >= wishesOf(gm.store).minutes * 60_000;
      if (due) fetchedAt = Date.now();
      const came = due ? await goingOn(once, async () => (await fetchInto(gm, options)).said) : [];
      const said = await tick(gm, needs, watching);
      const sent = mail === true ? await goingOn(once, () => sendWaiting(gm, options)) : [];
      return [...came, ...said, ...sent];
    });
  process.exitCode = exits.done;
  for (;;) {
    const said = await look();
    if (once === true && json === true) return sayJson({ said });
    for (const line of said) say(line);
    if (once === true) return;
    await pause(seconds * 1_000);
  }
}

/** A server that cannot be talked to now ends a look of its own; a watch says so, and goes on. */
async function goingOn(
  once: boolean | undefined,
  work: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  try {
    return await work();
  } catch (error) {
    if (once === true || !(error instanceof Stop)) throw error;
    return error.problems.map(problemText);
  }
}

async function sendWaiting(gm: Gm, options: PasswordOptions): Promise<readonly string[]> {
  const now = ports.clock.now();
  if (!gm.store.post.letters().some(({ state, next }) => state === 'waiting' && next <= now)) return [];
  const { said, trouble } = await send(gm, options);
  return [...said, ...(trouble === undefined ? [] : [problemText(trouble)])];
}
