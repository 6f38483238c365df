import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { defined } from '#kernel/words/defined.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { httpPoster } from '../../adapters/mail/poster.ts';
import { nodeFolders } from '../../adapters/nodeFolders.ts';
import { GameTrouble } from '../../ports/game/store.ts';
import { endedOf } from '../../services/gm/policy/policy.ts';
import { wishesOf } from '../../services/gm/policy/wishes.ts';
import type { Watching } from '../../services/gm/watch/watch.ts';
import { newWatch, tick } from '../../services/gm/watch/watch.ts';
import { type Alarm, alarmOf } from '../../services/gm/watch/alarm.ts';
import { allPosted, tellWebhooks, troubleToTell } from '../../services/gm/watch/webhooks.ts';
import type { GameHealth } from '../../services/gm/watch/watchHealth.ts';
import type { Gm } from '../../services/gm/gm.ts';
import { files, ports, withGame } from '../openGame.ts';
import { Stop } from '../io.ts';
import type { PasswordOptions } from './servers.ts';
import { fetchInto, send } from './servers.ts';

/** How games are watched; among several games, each has a folder of its own name in these folders. */
export interface WatchOptions extends PasswordOptions {
  readonly mail?: boolean;
  readonly orders?: string;
  readonly out?: string;
  readonly forms?: string;
  readonly unjudged?: boolean;
}

/** One watched game, with what is remembered between looks. */
export interface WatchedGame {
  readonly path: string;
  readonly name: string;
  /** The only game of this watch, named as a file. */
  readonly alone: boolean;
  readonly options: WatchOptions;
  readonly watching: Watching;
  health: GameHealth;
  /** Tells the webhooks of trouble that keeps the game from being opened; absent until it was open once. */
  alarm?: Alarm;
  /** How many looks in a row have failed. */
  failed: number;
  /** The moment of the next look at the earliest, in milliseconds. */
  next: number;
  fetchNext: number;
}

/** What posts to webhooks. */
export const posts = { poster: httpPoster(), clock: ports.clock };

/** The pause after a failed look doubles each time, up to this. */
const longestPauseMs = 300_000;
export const pauseAfter = (failed: number, everyMs: number): number =>
  Math.min(everyMs * 2 ** Math.min(failed, 20), Math.max(longestPauseMs, everyMs));

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const nameOf = (path: string): string => basename(path).replace(/\.game$/i, '');

/** Whether a single game was named: the options are then its own, and trouble with it ends the watch. */
export const isOneGame = async (paths: readonly string[]): Promise<boolean> =>
  paths.length === 1 && !(await isFolder(paths[0] ?? ''));

/** The games now in these files and folders; those already watched keep what is remembered of them. */
export async function gamesIn(
  paths: readonly string[],
  options: WatchOptions,
  before: readonly WatchedGame[],
): Promise<readonly WatchedGame[]> {
  const alone = await isOneGame(paths);
  const found: string[] = [];
  for (const path of paths) {
    if (!(await isFolder(path))) found.push(path);
    else
      found.push(
        ...(await readdir(path))
          .filter((name) => /^[^.].*\.game$/i.test(name))
          .sort()
          .map((name) => join(path, name)),
      );
  }
  return Promise.all(
    [...new Set(found)].map(async (path): Promise<WatchedGame> => {
      const known = before.find((one) => one.path === path);
      if (known !== undefined) return known;
      const name = nameOf(path);
      const own = alone ? options : await ownOptions(options, name);
      return {
        path,
        name,
        alone,
        options: own,
        watching: newWatch(),
        health: { name },
        failed: 0,
        next: 0,
        fetchNext: 0,
      };
    }),
  );
}

async function ownOptions(options: WatchOptions, name: string): Promise<WatchOptions> {
  const inFolder = async (file: string | undefined): Promise<string | undefined> =>
    file !== undefined && (await isFolder(file)) ? join(file, name) : file;
  const { orders, out, passwordFile, smtpPasswordFile, ...rest } = options;
  const [password, smtp] = [await inFolder(passwordFile), await inFolder(smtpPasswordFile)];
  return {
    ...rest,
    ...(orders === undefined ? {} : { orders: join(orders, name) }),
    ...(out === undefined ? {} : { out: join(out, name) }),
    ...defined({ passwordFile: password, smtpPasswordFile: smtp }),
  };
}

/**
 * Looks at a game, which is open only during the look, so that its file can be copied and moved. Returns what
 * happened, in lines. Throws what ended the look; trouble with a mail server is only reported, unless
 * `strict`.
 */
export async function lookAt(game: WatchedGame, strict: boolean): Promise<readonly string[]> {
  const { path, name, options, watching } = game;
  const { orders, out, mail, unjudged } = options;
  const needs = {
    clock: ports.clock,
    files,
    folders: nodeFolders,
    unjudged: unjudged === true,
    ...defined({ orders, out }),
  };
  return withGame(path, async (gm) => {
    game.alarm ??= alarmOf(gm.store);
    // Among several games, some may be played without mail.
    const mailed = mail === true && (game.alone || wishesOf(gm.store).box !== undefined);
    const moment = Date.parse(ports.clock.now());
    const due = mailed && endedOf(gm.store) === undefined && moment >= game.fetchNext;
    if (due) game.fetchNext = moment + wishesOf(gm.store).minutes * 60_000;
    const came = due ? await goingOn(strict, async () => (await fetchInto(gm, options)).said) : undefined;
    const said = await tick(gm, needs, watching);
    const sent = mail === true ? await goingOn(strict, () => sendWaiting(gm, options)) : undefined;
    const now = ports.clock.now();
    const fetchedAt = came?.trouble === false ? now : game.health.fetchedAt;
    const trouble = troubleNow(game.failed > 0 ? undefined : game.health.trouble, [came, sent], now);
    if (trouble !== undefined) troubleToTell(gm.store, trouble.since);
    const toldOf = [...tellWebhooks(gm.store, posts, watching.posting)];
    if (strict) toldOf.push(...(await allPosted(gm.store, posts, watching.posting)));
    // A look that ends is the end of whatever trouble there was.
    game.alarm = alarmOf(gm.store);
    game.health = {
      name,
      turn: gm.store.turn(),
      lookedAt: now,
      waits: watching.waits,
      ...defined({ fetchedAt, trouble }),
    };
    return [...(came?.said ?? []), ...said, ...(sent?.said ?? []), ...toldOf];
  });
}

interface Talk {
  readonly said: readonly string[];
  readonly trouble: boolean;
}

/** Trouble with a server lasts until a look reaches that server again. */
function troubleNow(
  last: GameHealth['trouble'],
  talks: readonly (Talk | undefined)[],
  now: string,
): GameHealth['trouble'] {
  const text = talks.flatMap((talk) => (talk?.trouble === true ? talk.said : [])).join(' ');
  if (text !== '') return { since: last?.text === text ? last.since : now, text };
  return talks[0] === undefined ? last : undefined;
}

/** When a server cannot be reached, a strict look ends; any other reports it and goes on. */
async function goingOn(strict: boolean, work: () => Promise<readonly string[] | Talk>): Promise<Talk> {
  try {
    const done = await work();
    return 'trouble' in done ? done : { said: done, trouble: false };
  } catch (error) {
    if (strict || !(error instanceof Stop)) throw error;
    return { said: error.problems.map(({ phrase }) => phraseText(phrase)), trouble: true };
  }
}

async function sendWaiting(gm: Gm, options: PasswordOptions): Promise<Talk> {
  const now = ports.clock.now();
  if (!gm.store.post.letters().some(({ state, next }) => state === 'waiting' && next <= now))
    return { said: [], trouble: false };
  const { said, trouble } = await send(gm, options);
  return {
    said: [...said, ...(trouble === undefined ? [] : [phraseText(trouble.phrase)])],
    trouble: trouble !== undefined,
  };
}

/** What ended a look, in a sentence, whatever it was. */
export function troubleOf(error: unknown): string {
  if (error instanceof GameTrouble) return phraseText(error.problem.phrase);
  return error instanceof Error ? error.message : String(error);
}
