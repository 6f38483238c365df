import { basename, dirname } from 'node:path';

import type { In, Out } from '#contract/calls.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import type { Watching } from '../../gm/watch/watch.ts';
import { makeQueue } from '../../queue.ts';
import type { DeskPost } from './post.ts';
import { makeFollowing } from './following.ts';
import { newWatch, tick } from '../../gm/watch/watch.ts';
import { tellWebhooks, troubleToTell, webhooksSaid } from '../../gm/watch/webhooks.ts';
import { setWatched, watchedOf } from '../../gm/policy/watched.ts';
import { endedOf, policyOf } from '../../gm/policy/policy.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** How often the games are looked after while the program is open, in milliseconds. */
const everyMs = 10_000;

/**
 * A path from the root of a disk, on any system: its meaning must not depend on where the program was
 * started.
 */
const wholePath = /^(\/|[A-Za-z]:[\\/]|\\\\)/;

/** Looks after the desk's games while the program is open. */
export interface DeskWatch {
  readonly handlers: Pick<DeskHandlers, 'gm.watch'>;
  /**
   * Looks after all games now: mailboxes, watched folders, reminders, waiting letters, and turns that run by
   * themselves.
   */
  look(): Promise<void>;
  /**
   * Wraps a handler so that its game is looked after right after it, in the background: it may be what the
   * turn was waiting for.
   */
  soon<A extends { readonly game: string }, T>(
    act: (asked: A) => Promise<Outcome<T>>,
  ): (asked: A) => Promise<Outcome<T>>;
  /** Starts looking every few seconds, until closed. */
  begin(): void;
  close(): void;
}

export function makeWatch(parts: DeskParts, post: Pick<DeskPost, 'fetchDue' | 'sendDue'>): DeskWatch {
  const { games, log } = parts;
  const watches = new Map<string, Watching>();
  const following = makeFollowing(parts);
  const inTurn = makeQueue();
  let looking: Promise<void> | undefined;
  const logged = async (
    about: Parameters<typeof log.failure>[1],
    work: () => Promise<void>,
  ): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.failure(error, about);
    }
  };
  const alone = (game: string, work: () => Promise<void>): Promise<void> =>
    inTurn(() => logged({ what: 'looking after a game', game }, work));
  const trying = async (
    watching: Watching,
    part: 'box' | 'server',
    work: () => Promise<boolean | undefined>,
  ): Promise<void> => {
    let went: boolean | undefined = false;
    try {
      went = await work();
    } finally {
      if (went !== undefined) watching.failing[went ? 'delete' : 'add'](part);
      watching.trouble = watching.failing.size === 0 ? '' : watching.trouble || parts.ports.clock.now();
    }
  };
  // A failure with one game does not affect the games after it.
  const lookAtAll = (): Promise<void> =>
    logged({ what: 'listing games to look after' }, async () => {
      const names = await games.names();
      await following(names.ok ? names.value : undefined);
      for (const game of names.ok ? names.value : []) {
        await alone(game, async () => {
          const watching = watchOf(watches, game);
          await tell(parts, watching, game);
          await trying(watching, 'box', () => post.fetchDue(game));
          await lookAfter(parts, watches, game);
          await trying(watching, 'server', () => post.sendDue(game));
        });
      }
    });
  // A long look is not followed by those that would have begun meanwhile.
  const look = (): Promise<void> => (looking ??= lookAtAll().finally(() => (looking = undefined)));
  const soon: DeskWatch['soon'] = (act) => async (asked) => {
    const done = await act(asked);
    if (done.ok) void alone(asked.game, () => lookAfter(parts, watches, asked.game));
    return done;
  };
  let end: (() => void) | undefined;
  const begin = (): void => {
    end ??= parts.ports.timer.every(everyMs, () => void look());
  };
  return {
    look,
    soon,
    begin,
    close: () => end?.(),
    handlers: { 'gm.watch': soon((asked) => watch(parts, asked)) },
  };
}

async function watch(
  { games, changed, files, folders, ports }: DeskParts,
  asked: In<'gm.watch'>,
): Promise<Outcome<Out<'gm.watch'>>> {
  const { game, folder } = asked;
  if (folder !== '' && !wholePath.test(folder)) return bad([unreadable('part-of-path', { folder })]);
  const there = folder === '' ? good([]) : await files.list(folder);
  if (!there.ok) return there;
  const beside = folder === '' ? good([]) : await folders.folders(dirname(folder));
  if (!beside.ok) return beside;
  if (basename(folder) !== '' && !beside.value.includes(basename(folder)))
    return bad([unreadable('no-such-folder', { folder })]);
  const done = await games.act('settings', asked, ({ store }) => {
    if (folder === '' && watchedOf(store) === '') return bad([unreadable('not-watched')]);
    setWatched(ports.clock, store, folder, 'desk');
    return good({});
  });
  return done.ok ? changed(game, done) : done;
}

function watchOf(watches: Map<string, Watching>, game: string): Watching {
  const watching = watches.get(game) ?? newWatch();
  watches.set(game, watching);
  return watching;
}

/** Tells the webhooks of a game what there is to tell. */
async function tell(
  { games, ports, poster, changed }: DeskParts,
  { trouble, posting }: Watching,
  game: string,
): Promise<void> {
  const now = ports.clock.now();
  const done = await games.use(game, ({ store }) => {
    const before = stableText(webhooksSaid(store, now));
    if (trouble !== '') troubleToTell(store, trouble);
    tellWebhooks(store, { poster, clock: ports.clock }, posting);
    return good(before !== stableText(webhooksSaid(store, now)));
  });
  if (done.ok && done.value) changed(game, done);
}

async function lookAfter(
  { games, files, folders, ports, log, changed }: DeskParts,
  watches: Map<string, Watching>,
  game: string,
): Promise<void> {
  const watching = watchOf(watches, game);
  const done = await games.use(game, async (gm) => {
    const folder = watchedOf(gm.store);
    if (
      endedOf(gm.store) !== undefined ||
      (folder === '' && policyOf(gm.store).runs === 'by-hand' && policyOf(gm.store).due === '')
    )
      return good(false);
    const before = gm.store.log().length + gm.store.received(gm.store.turn()).length;
    const turn = gm.store.turn();
    await tick(
      gm,
      { clock: ports.clock, files, folders, ...(folder === '' ? {} : { orders: folder }) },
      watching,
    );
    if (gm.store.turn() !== turn) await gm.publish(files, `${games.folderOf(game)}/results`);
    return good(
      gm.store.turn() !== turn || before !== gm.store.log().length + gm.store.received(turn).length,
    );
  });
  if (!done.ok)
    log.note('a game could not be handled', {
      game,
      why: done.fault.map(({ phrase }) => phraseText(phrase)).join(' '),
    });
  else if (done.value) changed(game, done);
}
