import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { seatNamed, theSeat } from '../named.ts';
import { addressToWrite } from '../policy/wishes.ts';

/* What is passed on of a letter: words, and no way to whoever wrote them. */

/** Most characters of a text that is passed on. OURS. */
export const longest = 20_000;

const address = /(?:mailto:)?[^\s@<>()[\],;:"'«»]{1,64}@[^\s@<>()[\],;:"'«»]{1,189}/giu;
const leftOut = '(address left out)';

/** Text without mail addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(new RegExp(`<?${address.source}>?`, 'giu'), leftOut);

/** The words of a letter: without the signature under it, mail addresses, and signs that no text has. */
export function wordsOf(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line) => /^--\s*$/.test(line));
  return withoutAddresses((end < 0 ? lines : lines.slice(0, end)).join('\n'))
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\t]+/gu, '')
    .trim();
}

/** What the subject of a letter to be passed on says: whom it is for, as it is written there, and what it is about. */
interface ToName {
  readonly name: string;
  readonly about: string;
}

/** `gw9 to NAME: a word`, and the answer to what was passed on: `Re: gw9 from NAME: a word`. */
export function toNameIn({ facts }: GameStore, subject: string): ToName | undefined {
  const read = /^\s*((?:[\p{L}]{2,5}\s*:\s*)*)([a-z0-9]{3})\s+(to|from)\s+([^:]{1,200})(?::(.*))?$/iu.exec(
    subject,
  );
  if (read === null) return undefined;
  const [, answers = '', game = '', way = '', name = '', about = ''] = read;
  if (game.toLowerCase() !== facts.game || (way.toLowerCase() === 'from' && answers === '')) return undefined;
  return { name: name.trim(), about: withoutAddresses(about).trim().slice(0, 150) };
}

/** The seat that a name in a subject means: its own, with or without an article, or its id. */
export function seatMeant(store: GameStore, name: string): SeatId | undefined {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^the\s+/, '')
      .replace(/\s+/g, ' ');
  return store
    .seats()
    .map(({ seat }) => seat)
    .find((seat) => [seat, seatNamed(store, seat)].some((one) => plain(one) === plain(name)));
}

/** The letter that is passed on. */
export function passedOn(
  store: GameStore,
  { from, to, about, words, filesLeftOut }: PassedOn,
): { readonly subject: string; readonly body: string } {
  const name = seatNamed(store, from);
  return {
    subject: `${store.facts.game} from ${name}${about === '' ? '' : `: ${about}`}`,
    body: [
      `From ${theSeat(store, from)} to ${theSeat(store, to)}:`,
      words,
      ...(filesLeftOut ? ['(Files were left out.)'] : []),
      '-- ',
      `Passed on by the game master’s program. To reply, write to ${addressToWrite(store) ?? 'the game master'} with the subject «${store.facts.game} to ${name}: …»; your address is not shown. The game master can read what is passed on, and nobody has proved who wrote it: only orders files are signed.`,
    ].join('\n\n'),
  };
}

interface PassedOn {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly about: string;
  readonly words: string;
  readonly filesLeftOut: boolean;
}
