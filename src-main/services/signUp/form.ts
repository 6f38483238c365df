import type { SignUpWish } from '#contract/player/signUp.ts';
import { isTidy } from '#kernel/codec/tidyLine.ts';
import type { SignUpBody } from '#kernel/files/signUp.ts';
import { signUpHead, splitSignUp } from '#kernel/files/signUp.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable as wrongMail } from '#contract/refusals/mail.ts';
import { unreadable } from '#contract/refusals/signUp.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { PrivateKeys, PublicKeys, Sealing } from '../../ports/sealing.ts';
import { isAddress } from '../mail/check.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Makes a form and signs it. Refused: a name or an address that no letter could go to. */
export function makeSignUp(
  sealing: Sealing,
  keys: { readonly privately: PrivateKeys; readonly publicly: PublicKeys },
  wish: SignUpWish,
  made: string,
): Outcome<Uint8Array> {
  const named = reached(wish);
  if (!named.ok) return named;
  if (wish.player === '' || !isTidy(wish.player)) return bad([unreadable('untidy-name/sign-up')]);
  const head = signUpHead({ ...wish, made, keys: keys.publicly });
  return good(latin(`${head}${sealing.sign(latin(head), keys.privately.sign)}\n`));
}

function reached({ address }: Pick<SignUpBody, 'address'>): Outcome<undefined> {
  if (address === '') return bad([unreadable('no-address/sign-up')]);
  return isAddress(address) && isTidy(address)
    ? good(undefined)
    : bad([wrongMail('bad-address', { address })]);
}

/** How far the clock of whoever signs up may be ahead, in milliseconds. */
const ahead = 86_400_000;

/** Opens a form: it is whole, signed by the keys that it names, and nothing can be wrong with what it is used for. Never throws, whatever the bytes. */
export async function openSignUp(
  sealing: Sealing,
  bytes: Uint8Array,
  now: string,
): Promise<Outcome<SignUpBody>> {
  const read = splitSignUp(bytes);
  if (!read.ok) return read;
  const { body, head, signature } = read.value;
  if (!sealing.verify(latin(head), signature, body.keys.sign)) return bad([unreadable('sign-up-forged')]);
  const named = reached(body);
  if (!named.ok) return named;
  if (!(Date.parse(body.made) <= Date.parse(now) + ahead))
    return bad([unreadable('sign-up-future', { made: body.made })]);
  return (await canSealTo(sealing, body.keys.seal)) ? good(body) : bad([unreadable('sign-up-forged')]);
}

/** Whether something can be sealed to this key: one that looks like a key need not be any. */
async function canSealTo(sealing: Sealing, recipient: string): Promise<boolean> {
  try {
    await sealing.close(new Uint8Array(), { kind: 'age', recipient });
    return true;
  } catch {
    return false;
  }
}
