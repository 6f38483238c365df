import type { Of } from '#kernel/codec/codec.ts';
import type { fileContents } from '#contract/player/files.ts';
import type { SignUpWish } from '#contract/player/signUp.ts';
import { good } from '#kernel/words/result.ts';
import type { Clock } from '../../ports/machine.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { Sealing } from '../../ports/sealing.ts';
import { makeSignUp } from './form.ts';
import type { OwnKeys } from './ownKeys.ts';

/** Makes the form by which the user of a library signs up for a game, as a file to be mailed. */
export async function formFile(
  { keys, sealing, clock }: { readonly keys: OwnKeys; readonly sealing: Sealing; readonly clock: Clock },
  wish: SignUpWish,
): Promise<Outcome<Of<typeof fileContents>>> {
  const own = await keys.have();
  if (!own.ok) return own;
  const made = makeSignUp(sealing, own.value, wish, clock.now());
  return made.ok
    ? good({ name: nameOf(wish.player), base64: Buffer.from(made.value).toString('base64') })
    : made;
}

/** `Ann-Example.signup`: the name of the player in signs that any system takes. */
const nameOf = (player: string): string =>
  `${
    player
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'player'
  }.signup`;
