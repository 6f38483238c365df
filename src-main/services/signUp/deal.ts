import type { SignUpBody } from '#kernel/files/signUp.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';

/** In which order those who signed up choose: as forms arrived, or as dice from the seed have it. */
export type DealWay = { readonly by: 'arrival' } | { readonly by: 'dice'; readonly seed: string };

/** The sides of the game that is begun. */
export interface Sides {
  /** With their names. */
  readonly seats: Readonly<Record<SeatId, string>>;
  /** For how many players there is room. */
  readonly room: number;
  /** Sides that are given already. */
  readonly taken: readonly SeatId[];
}

export interface DealtSide<F> {
  readonly seat: SeatId;
  readonly form: F;
  /** Which of their wishes it is, from 1; absent: none of theirs was left. */
  readonly wish?: number;
}

export interface Deal<F> {
  /** In the order in which they chose. */
  readonly dealt: readonly DealtSide<F>[];
  /** Those for whom there is no room. */
  readonly left: readonly F[];
}

/**
 * Deals sides to those who signed up. In their order, each gets the first of their wishes that is free; after that, whoever got none gets one of those left:
 * the first of them as the rules list them, or by dice any. The dice are streams of the seed that are named for it, and the forms stand by mail address before
 * they are drawn: the same forms and seed always give the same sides, in whatever order they came.
 */
export function dealSides<F extends Pick<SignUpBody, 'address' | 'sides'>>(
  forms: readonly F[],
  { seats, room, taken }: Sides,
  way: DealWay,
): Deal<F> {
  const draw = way.by === 'dice' ? openDice(way.seed).fork('sign-up') : undefined;
  const drawn = draw?.fork('side');
  const byAddress = [...forms].sort(compareBy(({ address }) => address.toLowerCase()));
  const order = draw === undefined ? forms : draw.fork('order').shuffle(byAddress);
  const playing = order.slice(0, Math.max(0, room - taken.length));
  const free = new Set(keysInOrder(seats).filter((seat) => !taken.includes(seat)));
  const wished = new Map<F, { readonly seat: SeatId; readonly wish?: number }>();
  for (const form of playing) {
    const at = form.sides.findIndex((side) => free.has(side));
    const seat = form.sides[at];
    if (seat === undefined) continue;
    wished.set(form, { seat, wish: at + 1 });
    free.delete(seat);
  }
  for (const form of playing) {
    if (wished.has(form)) continue;
    const rest = [...free];
    const seat = drawn === undefined || rest.length === 0 ? rest[0] : drawn.pick(rest);
    if (seat === undefined) continue;
    wished.set(form, { seat });
    free.delete(seat);
  }
  return {
    dealt: playing.flatMap((form) => {
      const got = wished.get(form);
      return got === undefined ? [] : [{ form, seat: got.seat, ...defined({ wish: got.wish }) }];
    }),
    left: order.filter((form) => !wished.has(form)),
  };
}
