import type { Of } from '#kernel/codec/codec.ts';
import type { postKnown, postSet } from '#contract/gm/post.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { movedRefusals as moved } from '#contract/refusals/moved.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import type { Gm } from '../../gm/gm.ts';
import { endedOf } from '../../gm/policy/policy.ts';
import type { FetchNeeds } from '../../gm/mailbox/fetch.ts';
import { fetchMail } from '../../gm/mailbox/fetch.ts';
import { sendOut, settleLetter } from '../../gm/post/outbox.ts';
import { setWishes, wishesOf } from '../../gm/policy/wishes.ts';
import { takeMailedForms } from '../../signUp/mailed.ts';
import { makeFormShelf } from '../forms/shelf.ts';
import { boxPasswordFile, serverPasswordFile } from '../../library/places.ts';
import { makeQueue } from '../../queue.ts';
import { tryBox, tryServer } from '../../mail/trial.ts';
import { makePasswords, type Account, type Passwords } from '../../sending/passwords.ts';
import { unreadable } from '#contract/refusals/mail.ts';

type Names = 'gm.post' | 'gm.setPost' | 'gm.tryBox' | 'gm.tryServer' | 'gm.fetch' | 'gm.send' | 'gm.letter';
interface DeskPasswords {
  readonly box: Passwords;
  readonly server: Passwords;
}

/** The desk's mail. */
export interface DeskPost {
  readonly handlers: Pick<DeskHandlers, Names>;
  /**
   * Looks into a game's mailbox if it has one, its password is available, its minutes since the last look
   * have passed, and the game is not over. Whether that went well, if it was done.
   */
  fetchDue(game: string): Promise<boolean | undefined>;
  /** Sends waiting letters if the game has a server whose password is available. Whether that went well, if it was done. */
  sendDue(game: string): Promise<boolean | undefined>;
  /** Wraps a handler so that waiting letters are sent right after it, in the background. */
  sending<A extends { readonly game: string }, T>(
    act: (asked: A) => Promise<Outcome<T>>,
  ): (asked: A) => Promise<Outcome<T>>;
}

/** Makes the desk's mail: settings and passwords, fetching orders, sending letters. */
export function makePost(parts: DeskParts): DeskPost {
  const {
    games,
    files,
    keyring,
    trial,
    changed,
    log,
    ports: { clock },
  } = parts;
  const passwordsFor: DeskPasswords = {
    box: makePasswords(files, keyring, boxPasswordFile),
    server: makePasswords(files, keyring, serverPasswordFile),
  };
  const inTurn = makeQueue();
  const looked = new Map<string, number>();
  const note = (game: string, done: Outcome<unknown>): boolean => {
    if (!done.ok)
      log.note('mail could not be handled', {
        game,
        why: done.fault.map(({ phrase }) => phraseText(phrase)).join(' '),
      });
    return done.ok;
  };
  const fetchNow = (game: string): ReturnType<DeskHandlers['gm.fetch']> =>
    inTurn(async () => changed(game, await games.use(game, (gm) => fetch(parts, passwordsFor, game, gm))));
  const sendNow = (game: string): ReturnType<DeskHandlers['gm.send']> =>
    inTurn(async () => changed(game, await games.use(game, (gm) => send(parts, passwordsFor, game, gm))));
  const atHand = async (game: string, passwords: Passwords, account: Account | undefined): Promise<boolean> =>
    account !== undefined &&
    (account.user === '' || (await passwords.of(games.folderOf(game), account)) !== undefined);
  const sendDue: DeskPost['sendDue'] = async (game) => {
    const due = await games.use(game, async ({ store }) =>
      good(
        store.post.letters().some(({ state, next }) => state === 'waiting' && next <= clock.now()) &&
          (await atHand(game, passwordsFor.server, wishesOf(store).server)),
      ),
    );
    return due.ok && due.value ? note(game, await sendNow(game)) : undefined;
  };
  const sending: DeskPost['sending'] = (act) => async (asked) => {
    const done = await act(asked);
    if (done.ok)
      void sendDue(asked.game).catch((error: unknown) =>
        log.failure(error, { what: 'sending letters', game: asked.game }),
      );
    return done;
  };
  return {
    fetchDue: async (game) => {
      const now = Date.parse(clock.now());
      const due = await games.use(game, async ({ store }) => {
        const { box, minutes } = wishesOf(store);
        return good(
          endedOf(store) === undefined &&
            (await atHand(game, passwordsFor.box, box)) &&
            now - (looked.get(game) ?? 0) >= minutes * 60_000,
        );
      });
      if (!due.ok || !due.value) return undefined;
      looked.set(game, now);
      return note(game, await fetchNow(game));
    },
    sendDue,
    sending,
    handlers: {
      'gm.post': ({ game }) =>
        games.use(game, ({ store }) => known(parts, passwordsFor, game, wishesOf(store))),
      'gm.setPost': (wish) =>
        inTurn(async () => {
          // The next look is due at once.
          looked.delete(wish.game);
          return changed(wish.game, await games.use(wish.game, (gm) => set(parts, passwordsFor, gm, wish)));
        }),
      'gm.tryBox': ({ game, box, password }) =>
        games.use(game, async () =>
          tryBox(trial, box, password ?? (await passwordsFor.box.of(games.folderOf(game), box))),
        ),
      'gm.tryServer': ({ game, server, password }) =>
        games.use(game, async () =>
          tryServer(trial, server, password ?? (await passwordsFor.server.of(games.folderOf(game), server))),
        ),
      'gm.fetch': ({ game }) => fetchNow(game),
      'gm.send': ({ game }) => sendNow(game),
      'gm.letter': async ({ game, number, what }) =>
        changed(
          game,
          await games.use(game, ({ store }) => {
            const settled = settleLetter(store, clock, 'desk', number, what);
            return settled.ok ? good({}) : settled;
          }),
        ),
    },
  };
}

async function fetch(
  parts: DeskParts,
  passwordsFor: DeskPasswords,
  game: string,
  gm: Gm,
): ReturnType<DeskHandlers['gm.fetch']> {
  const { games, fetcher, rulesets, ports } = parts;
  const { clock, sealing } = ports;
  const shelf = makeFormShelf(parts);
  const forms: FetchNeeds['forms'] = (mail) =>
    takeMailedForms({ sealing, now: clock.now(), rulesets }, shelf, mail);
  const { box } = wishesOf(gm.store);
  const password =
    box === undefined ? good('') : await passwordOf(passwordsFor.box, games.folderOf(game), box);
  return password.ok
    ? forgetting(
        passwordsFor.box,
        games.folderOf(game),
        box,
        await fetchMail({ fetcher, clock, forms }, gm, password.value),
      )
    : password;
}

async function known(
  { games, keyring }: DeskParts,
  passwordsFor: DeskPasswords,
  game: string,
  wishes: ReturnType<typeof wishesOf>,
): Promise<Outcome<Of<typeof postKnown>>> {
  const has = async (passwords: Passwords, account: Account | undefined): Promise<boolean> =>
    account !== undefined && (await passwords.of(games.folderOf(game), account)) !== undefined;
  return good({
    wishes,
    boxPassword: await has(passwordsFor.box, wishes.box),
    serverPassword: await has(passwordsFor.server, wishes.server),
    keepsPasswords: await keyring.works(),
  });
}

async function set(
  { games, ports }: DeskParts,
  passwordsFor: DeskPasswords,
  { store }: Gm,
  { game, was, wishes, boxPassword, serverPassword }: Of<typeof postSet>,
): Promise<Outcome<Record<string, never>>> {
  if (stableText(wishesOf(store)) !== stableText(was)) return bad([moved.unreadable('mail-set-elsewhere')]);
  const done = setWishes(store, ports.clock, 'desk', wishes);
  if (!done.ok) return done;
  const folder = games.folderOf(game);
  const each = [
    [passwordsFor.box, wishes.box, boxPassword],
    [passwordsFor.server, wishes.server, serverPassword],
  ] as const;
  for (const [passwords, account, password] of each) {
    if (account === undefined || password === undefined) continue;
    const written = await passwords.set(folder, account, password);
    if (!written.ok) return written;
  }
  return good({});
}

async function passwordOf(passwords: Passwords, folder: string, account: Account): Promise<Outcome<string>> {
  const password = await passwords.of(folder, account);
  return password === undefined
    ? bad([unreadable('password-wanted', { user: account.user })])
    : good(password);
}

/** Forgets a wrong password, so that it is asked for again. */
async function forgetting<T>(
  passwords: Passwords,
  folder: string,
  account: Account | undefined,
  outcome: Outcome<T>,
): Promise<Outcome<T>> {
  if (!outcome.ok && account !== undefined && outcome.fault.some(({ code }) => code === 'wrong-password'))
    await passwords.set(folder, account, '');
  return outcome;
}

async function send(
  { games, mailer, ports }: DeskParts,
  passwordsFor: DeskPasswords,
  game: string,
  { store }: Gm,
): ReturnType<DeskHandlers['gm.send']> {
  const { server } = wishesOf(store);
  if (server === undefined) return bad([unreadable('no-server/gm')]);
  const folder = games.folderOf(game);
  const password =
    server.user === '' ? good(undefined) : await passwordOf(passwordsFor.server, folder, server);
  if (!password.ok) return password;
  const { trouble, ...sent } = await sendOut({ mailer, clock: ports.clock }, store, server, password.value);
  return forgetting(passwordsFor.server, folder, server, trouble === undefined ? good(sent) : bad([trouble]));
}
