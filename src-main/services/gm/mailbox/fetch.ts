import { digest } from '#kernel/codec/digest.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { InMail, MailDealt, MailFetcher } from '../../../ports/mail.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Gm } from '../gm.ts';
import type { FormsTaken } from '../../signUp/mailed.ts';
import { takeMailedAnswers } from '../post/answers.ts';
import { isOwn } from '../post/addresses.ts';
import type { IntakeNeeds } from '../post/intake.ts';
import { takeLetter } from '../post/intake.ts';
import { answer } from './answer.ts';
import { placeIn, setPlace, wishesOf } from '../policy/wishes.ts';
import { relayed, wantsToRelay } from './relay.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

export interface FetchNeeds {
  readonly fetcher: MailFetcher;
  readonly clock: Clock;
  /** Takes in forms by which players sign up for new games; absent: they are left alone. */
  readonly forms?: ((mail: InMail) => Promise<FormsTaken>) | undefined;
}

/** The result of a look into the mailbox. */
export interface Fetched {
  readonly letters: number;
  readonly files: number;
  readonly receipts: number;
  readonly said: readonly string[];
}

/**
 * Looks into the game's mailbox and handles every new letter, in order of arrival. Receipts go into the
 * outbox.
 */
export async function fetchMail(
  { fetcher, clock, forms }: FetchNeeds,
  gm: Gm,
  password: string,
): Promise<Outcome<Fetched>> {
  const { store } = gm;
  const wishes = wishesOf(store);
  if (wishes.box === undefined) return bad([unreadable('no-mailbox')]);
  const count = { letters: 0, files: 0, receipts: 0 };
  const said: string[] = [];
  const since = store.log()[0]?.at ?? clock.now();
  const needs = { clock, from: wishes.server?.from };
  const take = async (mail: InMail): Promise<MailDealt> => {
    // What is too large to be read was a letter for another player, by its subject: one answer says so.
    const unread = mail.trouble !== undefined && mail.files.length === 0;
    const refused = unread ? relayed(needs, gm, mail) : undefined;
    const both = [
      ...(refused?.dealt === true ? [] : [await takeLetter(needs, gm, mail)]),
      await takeMailedAnswers(needs, gm, mail),
      refused ?? relayed(needs, gm, mail),
    ];
    const signed = await forms?.(mail);
    const formed = toldOnce(needs, gm, mail, signed);
    const told = [...both.flatMap((taken) => taken.said ?? []), ...formed.said];
    for (const what of told) {
      said.push(what);
      store.note({ at: clock.now(), who: 'mail', what: what.slice(0, 500) });
    }
    if (told.length > 0) count.letters += 1;
    for (const taken of [...both, formed])
      [count.files, count.receipts] = [count.files + taken.files, count.receipts + taken.receipts];
    return signed?.dealt === 'left' ? 'left' : both.some(({ dealt }) => dealt) || signed?.dealt === true;
  };
  const place = placeIn(store, wishes);
  const looked = await fetcher.fetch(wishes.box, password, place, since, take, wantsToRelay(store));
  if (!looked.ok) return looked;
  const before = placeIn(store, wishes);
  if (before?.uid !== looked.value.uid || before.validity !== looked.value.validity)
    setPlace(store, wishes.box, looked.value);
  return good({ ...count, said });
}

/** What became of the forms in a letter, unless it was told before: what was left, and what follows it, is read at every look. Whoever sent them is answered. */
function toldOnce({ clock, from }: IntakeNeeds, { store }: Gm, mail: InMail, taken: FormsTaken | undefined) {
  const nothing = { said: [], files: 0, receipts: 0 };
  if (taken === undefined || taken.said.length === 0) return nothing;
  const { id, sender, sent = '', subject } = mail;
  const key = digest(['forms', id, sender, sent, subject, ...taken.said].join('\n'));
  if (store.post.seen(key) !== undefined) return nothing;
  const [what, at] = [taken.said.join(' ').slice(0, 1_000), clock.now()];
  const silent = taken.answers.length === 0 || sender === '' || mail.automatic || isOwn(store, sender, from);
  const receipts = silent
    ? 0
    : answer(store, { mail, key: `${key.slice(0, 40)} form`, paragraphs: taken.answers, now: at });
  store.post.see({ key, at, turn: store.turn(), sender, subject, what });
  return { said: taken.said, files: 0, receipts };
}
