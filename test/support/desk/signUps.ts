import { sealing } from '#main/adapters/sealing.ts';
import type { PrivateKeys, PublicKeys } from '#main/ports/sealing.ts';
import type { SignUpWish } from '#contract/player/signUp.ts';
import { makeSignUp } from '#main/services/signUp/form.ts';
import { seatId } from '#kernel/words/ids.ts';
import { valueOf } from './gmWorld.ts';

/** When tests of signing up are done. */
export const signUpNow = '2026-11-22T12:00:00.000Z';

/** Somebody who signs up, with keys of their own. */
export interface Applicant {
  readonly keys: { readonly privately: PrivateKeys; readonly publicly: PublicKeys };
  /** A form of theirs; `made`: by their clock. */
  form(sides: readonly string[], made?: string, more?: Partial<SignUpWish>): Uint8Array;
}

export async function applicant(player: string, ruleset = 'toy'): Promise<Applicant> {
  const keys = await sealing.newKeys();
  return {
    keys,
    form: (sides, made = '2026-11-22T10:00:00.000Z', more = {}) =>
      valueOf(
        makeSignUp(
          sealing,
          keys,
          {
            ruleset,
            player,
            address: `${player.toLowerCase()}@example.org`,
            sides: sides.map(seatId),
            ...more,
          },
          made,
        ),
      ),
  };
}
