import type { SeatId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Dropped } from '#kernel/orders/sharing.ts';
import { merged } from '#kernel/orders/sharing.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Fellow } from '../../../ports/game/people.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { ResultsCopy } from '../../../ports/game/results.ts';
import type { HowRun, StoredParts } from '../../../ports/game/turns.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { makeStored, planCodecOf, readStored } from '../../ruleset.ts';
import { countingOf } from '../game/counts.ts';

/** A further player of a seat, as they stand for one turn. */
export type FellowNow = Pick<Fellow, 'seat' | 'number' | 'player' | 'scopes'>;

/** Whether somebody has a part of a seat in a turn. */
export const hasPart = (
  { since, until, scopes }: Pick<Fellow, 'since' | 'until' | 'scopes'>,
  turn: number,
): boolean => scopes.length > 0 && since <= turn && (until === undefined || turn < until);

/** Those who have a part in a turn, by seat and number; `was`: the scopes they had when it was run. */
export const fellowsIn = (
  fellows: readonly Fellow[],
  turn: number,
  was: HowRun['parts'] = {},
): readonly Fellow[] =>
  fellows
    .filter((one) => hasPart(one, turn))
    .map((one) => {
      const then = was[one.seat]?.parts.find(({ player }) => player === one.number);
      return then === undefined ? one : { ...one, scopes: then.scopes };
    });

/** All further players of seats who have a part in the current turn. */
export const fellowsNow = (store: Pick<GameStore, 'fellows' | 'turn'>): readonly Fellow[] =>
  fellowsIn(store.fellows(), store.turn());

/** The copies of a turn’s results for those who have a part now, with the address of each. */
export function copiesNow(
  store: GameStore,
  turn: number,
): readonly { readonly copy: ResultsCopy & { readonly fellow: number }; readonly to: string }[] {
  const fellows = fellowsNow(store);
  return store.fellowCopies(turn).flatMap((copy) => {
    const reader = fellows.find(({ seat, number }) => seat === copy.seat && number === copy.fellow);
    return reader === undefined ? [] : [{ copy, to: reader.address }];
  });
}

/** What the players of a seat sent, and what is made of it. */
export interface SharedSeat {
  /** By number, from the seat’s own player on. Without `file`, they sent nothing that counts. */
  readonly players: readonly {
    readonly player: number;
    readonly scopes: readonly string[];
    readonly file?: ReceivedOrders;
    readonly plan: Plan<AnyOrder>;
  }[];
  readonly plan: Plan<AnyOrder>;
  readonly dropped: readonly Dropped<AnyOrder>[];
}

/** The seats that several players share, with their orders made one: each player’s own last file counts. */
export function sharedSeats(
  ruleset: SomeRuleset,
  {
    turn,
    received,
    fellows,
    view,
  }: {
    readonly turn: number;
    readonly received: readonly ReceivedOrders[];
    readonly fellows: readonly FellowNow[];
    readonly view: (seat: SeatId) => unknown;
  },
): ReadonlyMap<SeatId, SharedSeat> {
  const { sharing } = ruleset;
  if (sharing === undefined || fellows.length === 0) return new Map();
  const codec = planCodecOf(ruleset);
  return new Map(
    [...Map.groupBy(fellows, ({ seat }) => seat)].map(([seat, others]) => {
      const mine = received.filter((one) => one.seat === seat);
      const players = [{ number: 1, scopes: [] as readonly string[] }, ...others].map(
        ({ number, scopes }) => {
          const file = countingOf(mine.filter(({ fellow = 1 }) => fellow === number));
          const plan =
            file === undefined
              ? emptyPlan<AnyOrder>()
              : readStored(codec, file.plan, `orders of ${seat}, player ${number}`);
          return { player: number, scopes, plan, ...defined({ file }) };
        },
      );
      const parts = players.map(({ player, scopes, plan }) => ({ player: String(player), scopes, plan }));
      return [seat, { players, ...merged(sharing, view(seat), { seat, turn }, parts) }] as const;
    }),
  );
}

/**
 * What counts of a seat that several share: the file of the first of its players who sent one, with the plan
 * that is made of all their files. Undefined if none sent any.
 */
export function countingShared(
  ruleset: SomeRuleset,
  { players, plan }: SharedSeat,
): ReceivedOrders | undefined {
  const first = players.find(({ file }) => file !== undefined)?.file;
  return first === undefined
    ? undefined
    : { ...first, plan: makeStored(planCodecOf(ruleset), plan, `orders of ${first.seat ?? ''}`) };
}

/** Shared seats as the record of a run holds them, without those led by the computer. */
export function storedParts(
  ruleset: SomeRuleset,
  shared: ReadonlyMap<SeatId, SharedSeat>,
  led: readonly SeatId[],
): Readonly<Record<SeatId, StoredParts>> {
  const codec = planCodecOf(ruleset);
  const plain = (plan: Plan<AnyOrder>): unknown => makeStored(codec, plan, 'the orders of a part');
  return Object.fromEntries(
    [...shared]
      .filter(([seat, { players }]) => !led.includes(seat) && players.some(({ file }) => file !== undefined))
      .map(([seat, { plan, players }]) => [
        seat,
        {
          plan: plain(plan),
          parts: players.map(({ player, scopes, plan: sent }) => ({ player, scopes, plan: plain(sent) })),
        },
      ]),
  );
}
