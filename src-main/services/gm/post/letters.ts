import type { Addressee, LetterDraft, LetterShown } from '#contract/gm/letters.ts';
import { letterDraft } from '#contract/gm/letters.ts';
import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { movedRefusals as moved } from '#contract/refusals/moved.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { OutLetter } from '../../../ports/game/post.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Gm } from '../gm.ts';
import { mailtoLink } from '../../mail/letter.ts';
import { ledSeats } from '../turns/loadedTurn.ts';
import { fellowsNow } from '../turns/parts.ts';
import { silentOf } from '../schedule/standing.ts';
import { isMailed } from '../schedule/reminders.ts';
import { sameAddress } from './addresses.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { theSeats } from '../named.ts';
import { mailRefusals } from '#contract/refusals/mail.ts';

/** The result of posting a letter. */
export interface LetterPosted {
  readonly letters: readonly OutLetter[];
  /** People who already got it in this turn, and did not get it again. */
  readonly before: readonly string[];
  readonly without: readonly SeatId[];
}

export interface PostLetterWish {
  readonly who: string;
  /** Also send it to those who already got this letter in this turn. */
  readonly again?: boolean;
  /** For how long it is held back, so that it can be withdrawn. */
  readonly holdMs?: number;
}

const memoName = 'letter draft';

/** The letter that the game master is writing; undefined if there is none. */
export const draftOf = (store: GameStore): LetterDraft | undefined => store.memoAs(memoName, letterDraft);

const setDraft = (store: GameStore, draft: LetterDraft | undefined): void =>
  store.setMemo(memoName, draft === undefined ? undefined : letterDraft.make(draft));

/** Keeps the letter that is being written. Refused if `was` is not the draft that there is: somebody else has changed it since. */
export const keepDraft = (
  store: GameStore,
  draft: LetterDraft | undefined,
  was: LetterDraft | undefined,
): Outcome<undefined> =>
  store.together(() => {
    const now = stableText(draftOf(store) ?? '');
    if (now !== stableText(was ?? '') && now !== stableText(draft ?? ''))
      return bad([moved.unreadable('draft-changed-elsewhere')]);
    setDraft(store, draft);
    return good(undefined);
  });

/**
 * A letter exactly as it goes out, and its addressees: the players and stand-in of each seat, each person
 * once. Seats led by the computer are included only if they are named. Refused: an unknown seat, an empty
 * letter, and one without addressees.
 */
export function showLetter(gm: Gm, draft: LetterDraft): Outcome<LetterShown> {
  const { store } = gm;
  const subject = draft.subject.trim();
  const text = `${draft.text.replace(/[ \t]+$/gm, '').trimEnd()}\n`;
  if (subject === '') return bad([unreadable('no-subject')]);
  if (text.trim() === '') return bad([unreadable('no-text')]);
  const chosen = seatsFor(gm, draft);
  if (!chosen.ok) return chosen;
  const to: Addressee[] = [];
  const without: SeatId[] = [];
  for (const seat of chosen.value) {
    const people = [...store.seats(), ...store.standIns(), ...fellowsNow(store)].filter(
      (one) => one.seat === seat && one.address !== '',
    );
    if (people.length === 0) without.push(seat);
    for (const { player, address } of people) {
      const there = to.findIndex((one) => sameAddress(one.address, address));
      const one = to[there];
      if (one === undefined)
        to.push({
          seats: [seat],
          player,
          address,
          before: alike(store, { subject, text }, address).length > 0,
        });
      else to[there] = { ...one, seats: [...new Set([...one.seats, seat])] };
    }
  }
  return good({ subject, text, to, without, mailed: isMailed(store) });
}

function seatsFor(gm: Gm, { to, seats }: LetterDraft): Outcome<readonly SeatId[]> {
  const all = gm.store.seats().map(({ seat }) => seat);
  const stranger = to === 'some' ? seats.find((seat) => !all.includes(seatId(seat))) : undefined;
  if (stranger !== undefined)
    return bad([
      unreadable('no-such-seat', {
        seat: stranger,
      }),
    ]);
  const led = ledSeats(gm.ruleset, gm.store);
  const chosen =
    to === 'some'
      ? all.filter((seat) => seats.includes(seat))
      : to === 'missing'
        ? silentOf(gm.standing()).map(({ seat }) => seat)
        : all.filter((seat) => !led.includes(seat));
  return chosen.length === 0 ? bad([nobody(to)]) : good(chosen);
}

const nobody = (to: LetterDraft['to']): Problem =>
  to === 'missing'
    ? unreadable('nobody-missing')
    : unreadable(to === 'some' ? 'nobody-to-write-to/chosen' : 'nobody-to-write-to');

const keyOf = (
  turn: number,
  { subject, text }: Pick<LetterShown, 'subject' | 'text'>,
  address: string,
): string => `letter ${turn} ${digest([subject, text, address.toLowerCase()].join('\n')).slice(0, 32)}`;

/** Letters of this turn with the same text to the same address that were sent or may still be. */
function alike(
  store: GameStore,
  letter: Pick<LetterShown, 'subject' | 'text'>,
  address: string,
): readonly OutLetter[] {
  return everAlike(store, letter, address).filter(({ state }) => state !== 'withdrawn' && state !== 'failed');
}

const everAlike = (
  store: GameStore,
  letter: Pick<LetterShown, 'subject' | 'text'>,
  address: string,
): readonly OutLetter[] => {
  const key = keyOf(store.turn(), letter, address);
  return store.post
    .letters(store.turn())
    .filter((one) => one.key === key || one.key.startsWith(`${key} again `));
};

/**
 * Puts a letter into the outbox, separately for each person, so that nobody sees another's address. If the
 * draft says the same, it is deleted. Posting it twice puts it there once, unless `again`. Refused if the
 * game has no server for letters.
 */
export function postLetter(
  gm: Gm,
  clock: Clock,
  draft: LetterDraft,
  { who, again = false, holdMs = 0 }: PostLetterWish,
): Outcome<LetterPosted> {
  const { store } = gm;
  const shown = showLetter(gm, draft);
  if (!shown.ok) return shown;
  if (!shown.value.mailed) return bad([mailRefusals.unreadable('no-server/gm')]);
  const { subject, text, to, without } = shown.value;
  if (to.length === 0) return bad([unreadable('no-addresses')]);
  const [at, turn] = [clock.now(), store.turn()];
  const next = new Date(Date.parse(at) + holdMs).toISOString();
  const writeTo = to.filter(({ before }) => again || !before);
  const letters = store.together(() => {
    const posted = writeTo.map(({ seats: [seat], address }) => {
      const ever = everAlike(store, shown.value, address).length;
      const key = `${keyOf(turn, shown.value, address)}${ever === 0 ? '' : ` again ${ever}`}`;
      return store.post.add({
        key,
        turn,
        kind: 'letter',
        to: address,
        subject,
        body: text,
        at,
        next,
        ...(seat === undefined ? {} : { seat: seatId(seat) }),
      });
    });
    if (stableText(draftOf(store)) === stableText(draft)) setDraft(store, undefined);
    if (posted.length > 0)
      store.note({
        at,
        what: `Turn ${turn}: a letter «${subject}» was written to ${theSeats(
          store,
          writeTo.flatMap((one) => one.seats.map(seatId)),
        )}.`.slice(0, 2_000),
        who,
      });
    return posted;
  });
  return good({
    letters,
    before: to.filter(({ before }) => before && !again).map(personOf),
    without: without.map(seatId),
  });
}

const personOf = ({ player, address }: Addressee): string => (player === '' ? address : player);

/** The link that opens a mail program with the letter, its addressees hidden from each other. */
export function letterLink({ subject, text, to }: LetterShown): {
  readonly link: string;
  readonly cut: 'nothing' | 'text' | 'addresses';
} {
  const { link, cut } = mailtoLink({ to: '', subject, body: text, hidden: to.map(({ address }) => address) });
  return { link, cut: !cut ? 'nothing' : link.includes('bcc=') || to.length === 0 ? 'text' : 'addresses' };
}
