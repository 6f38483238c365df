import type { Of } from '../codec/codec.ts';
import { id, line, list, object, where } from '../codec/shapes.ts';
import { stableAscii } from '../codec/stableText.ts';
import { tidyLine } from '../codec/tidyLine.ts';
import type { SeatId } from '../words/ids.ts';
import type { Problem } from '../words/problem.ts';
import { unreadable } from '../words/refusals.ts';
import type { Result } from '../words/result.ts';
import { bad, good } from '../words/result.ts';
import { instant } from './bodies.ts';
import { plainJson } from '../codec/plainJson.ts';

/*
 * A form by which somebody signs up for a new game: three lines of plain text, so that any mail carries it whole. The first says what it is, the second
 * holds the form as JSON in ASCII, the third the signature of both. It belongs to no game yet, so it is no turn file.
 */

/** Raised when older programs could not read a new form. */
const signUpFormat = 1;
const opening = 'Sealed Orders signup ';
/** Most bytes of a form, with whatever a mail program puts behind it. */
export const largestSignUp = 100_000;
/** Most sides that somebody wishes. */
export const mostWishes = 50;

export const signUpBody = object({
  ruleset: id<string>(),
  player: tidyLine(200),
  address: line(254, 3),
  /** The sides that they would play, the best first; none: any. */
  sides: where(
    list(id<SeatId>(), mostWishes),
    (sides) => new Set(sides).size === sides.length,
    'each side once',
  ),
  /** When the form was made, by the clock of whoever signs up: of two forms of one person the later counts. */
  made: instant,
  /** Public keys: the form is signed with the first, and the invitation is sealed to the second. */
  keys: object({
    sign: line(200, 1),
    seal: where(line(62, 62), (key) => /^age1[02-9ac-hj-np-z]{58}$/.test(key), 'a public key of age'),
  }),
});
export type SignUpBody = Of<typeof signUpBody>;

/** What is signed of a form. */
export const signUpHead = (body: SignUpBody): string =>
  `${opening}${signUpFormat}\n${stableAscii(signUpBody.make(body))}\n`;

/** Whether bytes call themselves such a form, also behind a mark that an editor put before them. */
export const isSignUp = (bytes: Uint8Array): boolean => startOf(bytes).startsWith(opening);

const startOf = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, 60)).replace(/^\u00ef\u00bb\u00bf/, '');

export interface SignUpParts {
  readonly body: SignUpBody;
  readonly head: string;
  /** Base64 of an Ed25519 signature, which is not verified yet. */
  readonly signature: string;
}

/** Reads a form, or says what is wrong with it: no form, made by a newer program, cut short, or damaged. Never throws. */
export function splitSignUp(bytes: Uint8Array): Result<SignUpParts, readonly Problem[]> {
  if (!isSignUp(bytes)) return bad([unreadable('not-ours/sign-up')]);
  if (bytes.length > largestSignUp) return bad([unreadable('damaged/sign-up')]);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const [first = '', second, third] = text.slice(text.indexOf(opening)).split(/\r?\n/);
  const format = /^[0-9]{1,6}$/.exec(first.slice(opening.length))?.[0];
  if (format !== undefined && Number(format) > signUpFormat) return bad([unreadable('newer-program')]);
  if (second === undefined || third === undefined || third.length < 88) return bad([unreadable('truncated')]);
  const signature = /^[A-Za-z0-9+/]{86}==/.exec(third)?.[0];
  const body = signUpBody.parse(plainJson(second));
  return format === undefined || Number(format) < 1 || signature === undefined || !body.ok
    ? bad([unreadable('damaged/sign-up')])
    : good({ body: body.value, head: `${first}\n${second}\n`, signature });
}
