import { digest } from '#kernel/codec/digest.ts';
import { looksLikeOurs } from '#kernel/files/restored.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { InMail } from '../../../ports/mail.ts';
import type { Gm } from '../gm.ts';
import { theSeat } from '../named.ts';
import { policyOf } from '../policy/policy.ts';
import { relayKey, wishesOf } from '../policy/wishes.ts';
import { isOwn, sameAddress } from '../post/addresses.ts';
import type { IntakeNeeds, LetterTaken } from '../post/intake.ts';
import { ledSeats } from '../turns/loadedTurn.ts';
import { fellowsNow } from '../turns/parts.ts';
import { answer } from './answer.ts';
import { longest, passedOn, seatMeant, toNameIn, wordsOf } from './passedOn.ts';

/** Most different letters of one address that are passed on within a day, and of all together. OURS. */
const mostADay = { of: 10, all: 100 } as const;
const day = 86_400_000;
const left: LetterTaken = { dealt: false, files: 0, receipts: 0 };

/** Which letters without files are wanted by their subjects: none, unless players may write to each other through this mailbox. */
export const wantsToRelay = (store: GameStore): ((subject: string) => boolean) => {
  const may = policyOf(store).relay === true && wishesOf(store).server !== undefined;
  return (subject) => may && toNameIn(store, subject) !== undefined;
};

/**
 * Passes a letter of one player on to another, without a way to whoever wrote it. Left alone: letters with other subjects, of programs, and of
 * addresses that are not known; those are neither passed on nor answered. A letter is handled once.
 */
export function relayed({ clock, from }: IntakeNeeds, gm: Gm, mail: InMail): LetterTaken {
  const { store } = gm;
  const writer = seatOf(store, mail.sender);
  const to = toNameIn(store, mail.subject);
  if (!wantsToRelay(store)(mail.subject) || to === undefined) return left;
  if (writer === undefined || mail.automatic || isOwn(store, mail.sender, from)) return left;
  const key = digest(
    ['relay', mail.id, mail.sender, mail.sent ?? '', mail.subject, mail.text ?? ''].join('\n'),
  );
  if (store.post.seen(key) !== undefined) return { dealt: true, files: 0, receipts: 0 };
  const now = clock.now();
  const { what, reply } = passOn(gm, { mail, writer, name: to.name, about: to.about, now });
  const told =
    reply === undefined
      ? 0
      : answer(store, {
          mail,
          now,
          key: `${key.slice(0, 40)} relay`,
          paragraphs: [`Your letter was not passed on. ${reply}`],
        });
  store.post.see({ key, at: now, turn: store.turn(), sender: mail.sender, subject: mail.subject, what });
  return { dealt: true, files: 0, receipts: told, said: `From ${mail.sender}: ${what}.` };
}

interface Writing {
  readonly mail: InMail;
  readonly writer: SeatId;
  readonly name: string;
  readonly about: string;
  readonly now: string;
}

/** What is done with a letter, for the log; `reply`: what its writer is told. */
function passOn(
  gm: Gm,
  { mail, writer, name, about, now }: Writing,
): { readonly what: string; readonly reply?: string } {
  const { store } = gm;
  const refused = (reply: string) => ({ what: 'a letter for another player was not passed on', reply });
  const to = seatMeant(store, name);
  if (to === undefined)
    return refused(
      `Nobody here is called «${name}». Write the name as the game does, with a colon after it.`,
    );
  if (mail.trouble === 'too-large') return refused('It is too large. Send its words without files.');
  if (mail.files.some(({ bytes }) => looksLikeOurs(bytes)))
    return refused(
      'There is a file of the game in your letter. Send files and letters to other players separately.',
    );
  const words = wordsOf(mail.text ?? '');
  if (words === '') return refused('Its text is empty, or not plain text. Write it as plain text.');
  if (words.length > longest)
    return refused(`Its text is too long: at most ${longest} characters are passed on.`);
  const people = ledSeats(gm.ruleset, store).includes(to) ? [] : addressesOf(store, to, mail.sender);
  if (people.length === 0) return refused(`Nobody reads letters to ${theSeat(store, to)}.`);
  const mine = `${relayKey}${digest(mail.sender).slice(0, 12)} `;
  const filesLeftOut = mail.files.length > 0;
  const letter = passedOn(store, { from: writer, to, about, words, filesLeftOut });
  const same = digest([store.turn(), to, letter.subject, words].join('\n')).slice(0, 40);
  if (store.post.letters().some(({ key }) => key.startsWith(`${mine}${same}`)))
    return { what: 'the same letter for another player came again, and was not passed on' };
  if (isOver(store, mine, now))
    return refused('Too many letters were passed on today. Send it again tomorrow.');
  for (const address of people)
    store.post.add({
      key: `${mine}${same} ${digest(address.toLowerCase()).slice(0, 12)}`,
      turn: store.turn(),
      seat: to,
      kind: 'letter',
      to: address,
      ...letter,
      at: now,
      next: now,
    });
  return { what: `a letter of ${theSeat(store, writer)} was passed on to ${theSeat(store, to)}` };
}

/** Whoever plays a seat: those whose own it is before their stand-ins, and these before fellows. */
const people = (store: GameStore) => [...store.seats(), ...store.standIns(), ...fellowsNow(store)];

/** The seat that is played from this address; of several, one's own, so that nobody learns that one person leads both. */
const seatOf = (store: GameStore, sender: string): SeatId | undefined =>
  people(store).find(({ address }) => sameAddress(address, sender))?.seat;

/** Whether as many letters as may be were passed on within a day, of those whose keys begin so or of all. A letter to several people is one. */
function isOver(store: GameStore, mine: string, now: string): boolean {
  const keys = store.post
    .letters()
    .filter(({ key, at }) => key.startsWith(relayKey) && Date.parse(at) > Date.parse(now) - day)
    .map(({ key }) => key.slice(0, key.lastIndexOf(' ')));
  const recent = [...new Set(keys)];
  return recent.length >= mostADay.all || recent.filter((key) => key.startsWith(mine)).length >= mostADay.of;
}

/** The addresses of those who play a seat, each once and without the writer's. */
const addressesOf = (store: GameStore, seat: SeatId, sender: string): readonly string[] => [
  ...new Set(
    people(store)
      .filter((one) => one.seat === seat && one.address !== '' && !sameAddress(one.address, sender))
      .map(({ address }) => address),
  ),
];
