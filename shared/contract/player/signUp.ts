import type { Of } from '#kernel/codec/codec.ts';
import { id, line, list, object } from '#kernel/codec/shapes.ts';
import { mostWishes } from '#kernel/files/signUp.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { address, personName } from '../shapes.ts';

/** What somebody fills in to sign up for a new game. */
export const signUpWish = object({
  ruleset: line(80),
  player: personName,
  address,
  /** The sides that they would play, the best first; none: any. */
  sides: list(id<SeatId>(), mostWishes),
});
export type SignUpWish = Of<typeof signUpWish>;
