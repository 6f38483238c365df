import type { Command } from 'commander';

import { defined } from '#kernel/words/defined.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Health } from '../../services/gm/watch/watchHealth.ts';
import { healthIn, secondsIn, writeHealth } from '../../services/gm/watch/watchHealth.ts';
import { files, ports } from '../openGame.ts';
import { Stop, exits, must, onlyWith, say, sayJson } from '../io.ts';
import { onlyOver } from '../writeOut.ts';
import type { WatchOptions, WatchedGame } from './watchGames.ts';
import { gamesIn, isOneGame, lookAt, pauseAfter, posts, troubleOf } from './watchGames.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';

const help = `
Checks every few seconds: imports the orders in the folder, reminds you of players who have sent nothing, runs the turn when
«gm policy» says so, and writes the results. End it with Ctrl+C at any time; nothing is lost. With --once it checks once, for
a timer of your own.

With --mail it also checks the mailbox of «gm mail», as often as set there, and sends waiting letters.

One watch can handle several games, or a folder of games. Each then has its own folder, named after the game, in those of --orders
and --out, and its own file in that of --password-file where this is a folder. A game in trouble does not affect the others.

Once the game is over neither folder nor mailbox is checked; «gm mail GAME --fetch» still does.
How to keep it going on a server: src-main/gm/service/README.md. «gm health» reads what --health writes.

Examples:
  gm watch gw9.game --orders in --out results
  gm watch gw9.game --mail --password-file secret
  gm watch games --mail --password-file secrets --health games/health.json`;

interface Options extends WatchOptions {
  readonly every: string;
  readonly health?: string;
  readonly once?: boolean;
  readonly json?: boolean;
}

export function addWatch(program: Command): void {
  program
    .command('watch')
    .summary('collect orders and run turns by the policy')
    .description('Watches folders, mailboxes and the clock, and runs games by their policies.')
    .argument('<GAME...>', 'the game; several, or a folder of them')
    .option('--orders <DIR>', 'the folder for incoming orders')
    .option('--out <DIR>', 'the folder for results')
    .option('--mail', 'import orders from the mailbox, and send letters')
    .option('--forms <DIR>', 'with --mail: keep sign-up forms for a new game in this folder, and answer them')
    .option('--password-file <FILE>', 'with --mail: the password is its first line')
    .option('--smtp-password-file <FILE>', 'with --mail: where the server for letters has another one')
    .option('--every <SECONDS>', 'how often to look', '10')
    .option('--health <FILE>', 'write the time of each check, what is waited for, and any problems')
    .option('--once', 'look once')
    .option('--unjudged', 'let the rules decide orders that wait for your ruling')
    .option('--json', 'answer as JSON; only with --once')
    .addHelpText('after', help)
    .action(watch);
}

/**
 * Aborts its signal when the user or the system asks the watch to end, which it does after the current game.
 * A second Ctrl+C ends the program at once.
 */
function askedToEnd(): { readonly signal: AbortSignal; done(): void } {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  process.on('SIGTERM', end).once('SIGINT', end);
  return { signal: ending.signal, done: () => void process.off('SIGTERM', end).off('SIGINT', end) };
}

async function watch(paths: readonly string[], options: Options): Promise<void> {
  const { every, once = false, json = false, health: healthFile, ...rest } = options;
  onlyWith(options, 'mail', 'forms');
  onlyWith(options, 'once', 'json');
  const seconds = must(secondsIn(every, '--every'));
  if (healthFile !== undefined) await onlyOver(healthFile, (bytes) => healthIn(bytes) !== undefined);
  const ending = askedToEnd();
  const how: How = {
    everyMs: seconds * 1_000,
    once,
    alone: await isOneGame(paths),
    healthFile,
    began: ports.clock.now(),
    signal: ending.signal,
  };
  const hear = (lines: readonly string[]): void => {
    if (!(once && json)) for (const line of lines) say(line);
  };
  process.exitCode = exits.done;
  try {
    for (let games: readonly WatchedGame[] = []; ;) {
      games = await gamesIn(paths, rest, games);
      if (once && games.length === 0) throw new Stop([unreadable('no-games', { paths: paths.join(', ') })]);
      const said = await look(games, how, hear);
      if (once) return json ? sayJson({ said }) : undefined;
      await ports.timer.pause(how.everyMs, ending.signal);
      if (!ending.signal.aborted) continue;
      hear([...(await writeDown(games, how, ports.clock.now())), 'The watch has ended.']);
      return;
    }
  } finally {
    ending.done();
  }
}

interface How {
  readonly everyMs: number;
  readonly once: boolean;
  /** Only one game is watched, and trouble with it ends the watch. */
  readonly alone: boolean;
  readonly healthFile: string | undefined;
  readonly began: string;
  /** Asks the watch to end. */
  readonly signal: AbortSignal;
}

/** Looks at every game that is due, one after the other, and prints what happened as soon as it is known. */
async function look(
  games: readonly WatchedGame[],
  how: How,
  hear: (lines: readonly string[]) => void,
): Promise<readonly string[]> {
  const all: string[] = [];
  const tell = (lines: readonly string[]): void => {
    all.push(...lines);
    hear(lines);
  };
  for (const game of games) {
    if (how.signal.aborted) break;
    if (Date.parse(ports.clock.now()) >= game.next) tell(await lookAfter(game, games, how));
    tell(await writeDown(games, how));
  }
  if (games.length === 0) tell(await writeDown(games, how));
  return all;
}

async function lookAfter(
  game: WatchedGame,
  games: readonly WatchedGame[],
  how: How,
): Promise<readonly string[]> {
  const { alone, once, everyMs } = how;
  const named = (lines: readonly string[]): readonly string[] =>
    alone ? lines : lines.map((line) => `${game.name}: ${line}`);
  try {
    mustBeOnly(game, games);
    const said = await lookAt(game, once);
    game.failed = 0;
    return named(said);
  } catch (error) {
    const text = troubleOf(error);
    const before = game.health.trouble;
    game.failed += 1;
    game.next = Date.parse(ports.clock.now()) + pauseAfter(game.failed, everyMs);
    game.health = {
      ...game.health,
      trouble: { since: before?.text === text ? before.since : ports.clock.now(), text },
    };
    const since = game.health.trouble?.since ?? ports.clock.now();
    const told = game.alarm?.tell(posts.poster, since, ports.clock.now());
    if (alone || once) await told;
    if (!alone && !once) return before?.text === text ? [] : named([text]);
    await writeDown(games, how);
    throw error;
  }
}

/** Refuses two games of one name: they would share their folders. */
function mustBeOnly(game: WatchedGame, games: readonly WatchedGame[]): void {
  const first = games.find(({ name }) => name === game.name);
  if (first === undefined || first === game) return;
  throw new Stop([unreadable('two-of-a-name', { path: game.path, first: first.path })]);
}

/** Writes the health file; returns lines about what prevented that. */
async function writeDown(
  games: readonly WatchedGame[],
  { healthFile, everyMs, began }: How,
  ended?: string,
): Promise<readonly string[]> {
  if (healthFile === undefined) return [];
  const health: Health = {
    format: 1,
    process: process.pid,
    began,
    every: Math.round(everyMs / 1_000),
    lookedAt: ports.clock.now(),
    ...defined({ ended }),
    games: games.map((game) => game.health),
  };
  const written = await writeHealth(files, healthFile, health);
  return written.ok ? [] : written.fault.map(({ phrase }) => phraseText(phrase));
}
