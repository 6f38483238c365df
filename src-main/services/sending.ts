import type { Of } from '#kernel/codec/codec.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { SeatKey } from '#contract/notebook.ts';
import type { mailLaid, mailSent, sendingKnown, sendingSet } from '#contract/sending.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad } from '#kernel/result.ts';
import type { Outcome } from '#main/ports.ts';

/** How orders reach the game master. */
export interface Sending {
  get(of: SeatKey): Promise<Outcome<Of<typeof sendingKnown>>>;
  set(wish: Of<typeof sendingSet>): Promise<Outcome<undefined>>;
  compose(key: TurnKey): Promise<Outcome<Of<typeof mailLaid>>>;
  mail(key: TurnKey): Promise<Outcome<Of<typeof mailSent>>>;
}

const notYet = () => Promise.resolve(bad([unreadable('not-yet', 'This program cannot send mail.')]));

export function makeSending(): Sending {
  return { get: notYet, set: notYet, compose: notYet, mail: notYet };
}
