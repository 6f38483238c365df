import { instant } from '#contract/shapes.ts';
import { turnNumber } from '#contract/keys.ts';
import { hostOf, webAddress } from '#contract/gm/policy.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, line, list, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Posted, Poster } from '../../../ports/poster.ts';
import { momentIn } from '../../deadline.ts';
import { endedOf, policyOf } from '../policy/policy.ts';
import { bodyOf } from './webhookText.ts';

/*
 * Webhooks: to each address of the policy a message in JSON is posted when it is new there, when a turn is opened, and when the watch of the game
 * is in trouble. A message holds what everybody knows of the game, and nothing of what the trouble is: that may name files, servers and people.
 * Messages wait in a memo of the game, so that none is lost; they go out beside the look that keeps the game going, which never waits for them.
 */

const message = object({
  url: webAddress,
  event: oneOf(['begun', 'turn', 'trouble']),
  turn: turnNumber,
  at: instant,
  tries: integer(0, 100),
  /** When it is tried again; absent: no more. */
  next: optional(instant),
  /** Why it did not go out. */
  said: optional(text(500)),
});
type Message = Of<typeof message>;

const memoName = 'webhooks';
const memo = object({
  /** The addresses that were told that they are told. */
  known: list(webAddress, 100),
  /** The turn that was told last, and which run led to it. */
  told: line(40),
  /** Since when the trouble was that was told last. */
  trouble: optional(instant),
  waiting: list(message, 1_000),
  /** When an address last took a message. */
  taken: list(object({ url: webAddress, at: instant }), 100),
});
type Kept = Of<typeof memo>;

/** How often a message is tried; pauses double from one minute to one hour. */
export const mostTries = 8;
const pauseMs = (tries: number): number => Math.min(60_000 * 2 ** (tries - 1), 3_600_000);
/** Nobody else tries a message for so long that one program is trying. */
const claimMs = 60_000;
const after = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();

const openNow = (store: GameStore): string => `${store.turn()} ${store.turnOf(store.turn())?.rerun ?? 0}`;
const keptOf = (store: GameStore): Kept =>
  store.memoAs(memoName, memo) ?? { known: [], told: openNow(store), waiting: [], taken: [] };
/** The addresses that the policy names. */
export const urlsOf = (store: GameStore): readonly string[] => policyOf(store).webhooks ?? [];

/** What one program is posting at the moment, and what came of it, which the next look writes down. */
export interface Posting {
  readonly underWay: Set<Promise<void>>;
  readonly ended: { readonly message: Message; readonly posted: Posted }[];
}
export const newPosting = (): Posting => ({ underWay: new Set(), ended: [] });

/** The watch of the game is in trouble since this moment, which is told once. */
export function troubleToTell(store: GameStore, since: string): void {
  const urls = urlsOf(store);
  const kept = keptOf(store);
  if (urls.length === 0 || kept.trouble === since) return;
  store.setMemo(memoName, {
    ...kept,
    trouble: since,
    waiting: kept.waiting.concat(messages(store, urls, 'trouble', since)),
  });
}

const messages = (
  store: GameStore,
  urls: readonly string[],
  event: Message['event'],
  at: string,
): readonly Message[] => urls.map((url) => ({ url, event, turn: store.turn(), at, tries: 0, next: at }));

/** Writes down what came of messages, puts new ones into the memo, and begins to post those that are due. Returns in lines what did not go out. */
export function tellWebhooks(
  store: GameStore,
  { poster, clock }: { readonly poster: Poster; readonly clock: Clock },
  posting: Posting,
): readonly string[] {
  const urls = urlsOf(store);
  if (urls.length === 0 && store.memo(memoName) === undefined) return [];
  const now = clock.now();
  const said: string[] = [];
  store.together(() => {
    const settled = posting.ended
      .splice(0)
      .reduce((kept, one) => settle(kept, one, now, said), keptOf(store));
    const kept = renewed(store, settled, urls, now);
    const due = kept.waiting.filter(({ next }) => next !== undefined && next <= now);
    const claimed = kept.waiting.map((one) =>
      due.includes(one) ? { ...one, tries: one.tries + 1, next: after(now, claimMs) } : one,
    );
    store.setMemo(memoName, urls.length === 0 ? undefined : { ...kept, waiting: claimed });
    for (const what of said) store.note({ at: now, what, who: 'timer' });
    for (const one of claimed.filter((_, at) => due.includes(kept.waiting[at] as Message))) {
      const done = poster.post(one.url, bodyOf(store, one, now)).then((posted) => {
        posting.ended.push({ message: one, posted });
        posting.underWay.delete(done);
      });
      posting.underWay.add(done);
    }
  });
  return said;
}

/** Waits for what is being posted, and writes down what came of it. */
export async function allPosted(
  store: GameStore,
  needs: { readonly poster: Poster; readonly clock: Clock },
  posting: Posting,
): Promise<readonly string[]> {
  await Promise.all(posting.underWay);
  return tellWebhooks(store, needs, posting);
}

const isSame = (one: Message, other: Message): boolean =>
  one.url === other.url && one.event === other.event && one.turn === other.turn && one.at === other.at;

function settle(
  kept: Kept,
  { message: sent, posted }: Posting['ended'][number],
  now: string,
  said: string[],
): Kept {
  const found = kept.waiting.find((one) => isSame(one, sent));
  if (found === undefined) return kept;
  const others = kept.waiting.filter((one) => one !== found);
  if (posted.kind === 'taken')
    return {
      ...kept,
      waiting: others,
      taken: [...kept.taken.filter(({ url }) => url !== found.url), { url: found.url, at: now }],
    };
  const isLast = found.tries >= mostTries;
  const { next: _, ...rest } = found;
  if (found.tries === 1 || isLast)
    said.push(
      `The webhook at ${hostOf(found.url)} was not reached: ${posted.said}. ${isLast ? `Sending was given up after ${plural(mostTries, 'attempt')}.` : 'It will be tried again.'}`,
    );
  return {
    ...kept,
    waiting: [
      ...others,
      {
        ...rest,
        said: posted.said.slice(0, 500),
        ...(isLast ? {} : { next: after(now, pauseMs(found.tries)) }),
      },
    ],
  };
}

/** With messages to addresses that are new, and of a turn that is; older ones of turns give way to it. */
function renewed(store: GameStore, kept: Kept, urls: readonly string[], now: string): Kept {
  const open = openNow(store);
  const isOpened = open !== kept.told && endedOf(store) === undefined;
  const fresh = urls.filter((url) => !kept.known.includes(url));
  const waiting = kept.waiting.filter(
    ({ url, event }) => urls.includes(url) && !(isOpened && event === 'turn'),
  );
  return {
    ...kept,
    known: [...urls],
    told: open,
    waiting: [
      ...waiting,
      ...messages(store, fresh, 'begun', now),
      ...(isOpened
        ? messages(
            store,
            urls.filter((url) => !fresh.includes(url)),
            'turn',
            now,
          )
        : []),
    ],
  };
}

/** How each address stands, in a sentence for the game master. */
export const webhooksSaid = (
  store: GameStore,
  now: string,
): readonly { readonly url: string; readonly said: string }[] => {
  const { waiting, taken } = keptOf(store);
  return urlsOf(store).map((url) => {
    const failed = waiting.findLast((one) => one.url === url && one.said !== undefined);
    const last = taken.find((one) => one.url === url);
    if (failed !== undefined)
      return {
        url,
        said: `Not reached: ${failed.said ?? ''}. ${failed.next === undefined ? 'Given up after' : `Next on ${momentIn(failed.next, now)}, after`} ${plural(failed.tries, 'attempt')}.`,
      };
    return {
      url,
      said: last === undefined ? 'Nothing sent yet.' : `Last sent on ${momentIn(last.at, now)}.`,
    };
  });
};
