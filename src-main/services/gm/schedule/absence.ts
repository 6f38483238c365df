import type { Policy } from '#contract/gm/policy.ts';
import { isComputerWord } from '#contract/gm/policy.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { seatName, turnNumber } from '#contract/keys.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { integer, list, object, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { plural } from '#kernel/words/phrase.ts';
import { bad } from '#kernel/words/result.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { isValid } from '../game/counts.ts';
import { theSeat } from '../named.ts';
import { policyOf, setPolicy } from '../policy/policy.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { ledSeats, loadTurn } from '../turns/loadedTurn.ts';
import { decree } from '../turns/seats.ts';
import { wasAway } from './holidays.ts';
import { missedOf } from './misses.ts';

/*
 * OURS: seats that the computer leads because their players sent no orders for as many turns running as the policy says. It is decided when a
 * turn is opened, and ended by orders of the seat. What is decided is a decree, which the record of the turn holds as it holds every other;
 * a memo of the game tells these seats from those that the game master gave to the computer.
 */

const memoName = 'absent';
const entry = object({
  seat: seatName,
  since: turnNumber,
  missed: integer(1, 1_000_000),
  back: optional(turnNumber),
});
const memo = list(entry, 10_000);
/** A seat led for want of orders: from which turn on, and for how many turns running there had been none. `back`: the turn in which the game master gave it back, from which its turns are counted anew. */
export type Absent = Of<typeof entry>;

/** All of a turn, in seat order as they came: those that the game master gave back in it among them. */
const entriesOf = (store: GameStore, led: readonly SeatId[], turn: number): readonly Absent[] =>
  (store.memoAs(memoName, memo) ?? [])
    .filter(({ since }) => since <= turn)
    .map(({ back, ...one }) => {
      if (back !== undefined && back <= turn) return { ...one, back };
      return led.some((seat) => seat === one.seat) ? one : { ...one, back: turn };
    });

/** Those that the computer leads in a turn, by the seats that it leads at all. */
export const absentNow = (store: GameStore, led: readonly SeatId[], turn = store.turn()): readonly Absent[] =>
  entriesOf(store, led, turn).filter(({ back }) => back === undefined);

/** For the game master. */
export const absentSaid = ({ since, missed }: Absent): string =>
  `The computer has led since turn ${since}, after ${plural(missed, 'turn')} without orders. The player’s next orders take the seat back.`;

/** What lets the computer lead a seat by these rules; empty where it leads none. */
export const computerWords = ({ seating, computerPlan }: SomeRuleset): readonly string[] =>
  computerPlan === undefined ? [] : keysInOrder(seating?.words ?? {}).filter(isComputerWord);

/** Sets the policy of a game. Refused besides what `setPolicy` refuses: that the computer leads in a way which the rules do not have. */
export function keepPolicy(
  ports: { readonly clock: Clock },
  { store, ruleset }: { readonly store: GameStore; readonly ruleset: SomeRuleset },
  wished: Policy,
  who?: string,
): Outcome<undefined> {
  const { absence } = wished;
  const words = computerWords(ruleset);
  if (absence !== undefined && absence.turns > 0 && !words.includes(absence.word))
    return bad([
      words.length === 0
        ? unreadable('no-seating/computer', { title: ruleset.title })
        : unreadable('no-computer-word', { word: absence.word, words: words.join(', ') }),
    ]);
  return setPolicy(ports, store, wished, who);
}

/** Whether a file ends an absence: its orders count, or will once the keyholder’s key opens them. */
const isSent = (file: Pick<ReceivedOrders, 'plan' | 'verdict' | 'standing'>): boolean =>
  isValid(file) && file.standing === 'counts';

/** The seats that are led for want of orders in the turn after this one, by what has come in for this one; with those that were given back, and have sent none since. */
export function absentAfter(
  ruleset: SomeRuleset,
  store: GameStore,
  { turn, received, led, seats }: Pick<LoadedTurn, 'turn' | 'received' | 'led' | 'seats'>,
  now: string,
): readonly Absent[] {
  // Whoever’s run is over orders the turn to come.
  const sent = new Set([...received, ...store.received(turn + 1)].filter(isSent).map(({ seat }) => seat));
  const { absence } = policyOf(store);
  const stay = entriesOf(store, led, turn).filter(({ seat }) => !sent.has(seat as SeatId));
  if (absence === undefined) return stay;
  const from = new Map(
    stay.flatMap(({ seat, back }) => (back === undefined ? [] : [[seat as SeatId, back]])),
  );
  const isAway = wasAway(store);
  const silent = seats
    .filter(
      ({ seat, player }) =>
        player !== '' && !led.includes(seat) && !sent.has(seat) && !isAway(seat, turn, now),
    )
    .map(({ seat }) => seat);
  const before =
    silent.length === 0
      ? undefined
      : missedOf(store, ruleset, { seats: silent, upTo: turn - 1, from, excused: isAway });
  const gone = silent
    .map((seat) => ({ seat, since: turn + 1, missed: 1 + (before?.get(seat) ?? 0) }))
    .filter(({ missed }) => missed >= absence.turns);
  return [...stay.filter(({ seat }) => gone.every((one) => one.seat !== seat)), ...gone];
}

/** For how many turns running no orders came, by seat, of those that the computer leads for that. */
export const missedBy = (absent: readonly Absent[]): ReadonlyMap<SeatId, number> =>
  new Map(absent.flatMap(({ seat, missed, back }) => (back === undefined ? [[seat as SeatId, missed]] : [])));

/** Gives the computer the seats that are led for want of orders in the turn that has just been opened, and gives back whose orders came when they could count no more. */
export function handOver(
  clock: Clock,
  ruleset: SomeRuleset,
  store: GameStore,
  absent: readonly Absent[],
): void {
  const turn = store.turn();
  if (absent.length === 0 && store.memo(memoName) === undefined) return;
  const { led } = loadTurn(ruleset, store);
  for (const { seat } of absentNow(store, led))
    if (!absent.some((one) => one.seat === seat)) takeBack(clock, ruleset, store, seat as SeatId);
  const { word = 'computer' } = policyOf(store).absence ?? {};
  const kept = absent.filter(({ seat, since, missed, back }) => {
    if (since !== turn || back !== undefined || led.some((one) => one === seat)) return true;
    if (!decree(ruleset, store, seat as SeatId, [word]).ok) return false;
    store.note({
      at: clock.now(),
      what: `Turn ${turn}: the computer leads ${theSeat(store, seat as SeatId)}, after ${plural(missed, 'turn')} without orders.`,
      who: 'policy',
    });
    return true;
  });
  store.setMemo(memoName, kept.length === 0 ? undefined : kept);
}

/**
 * Gives a seat back that was led for want of orders, by a file of its orders for the current turn. Where a run of the turn that took it is over,
 * or one waits, nothing changes: the next turn gives it back.
 */
export function endAbsence(
  clock: Clock,
  ruleset: SomeRuleset,
  store: GameStore,
  { seat, ...file }: Pick<ReceivedOrders, 'seat' | 'plan' | 'verdict' | 'standing'>,
): void {
  if (seat === undefined || !isSent(file) || store.memo(memoName) === undefined) return;
  if (absentNow(store, ledSeats(ruleset, store)).some((one) => one.seat === seat))
    takeBack(clock, ruleset, store, seat);
}

function takeBack(clock: Clock, ruleset: SomeRuleset, store: GameStore, seat: SeatId): void {
  if (!decree(ruleset, store, seat, ['player']).ok) return;
  store.note({
    at: clock.now(),
    what: `Turn ${store.turn()}: orders came for ${theSeat(store, seat)}, so the computer no longer leads it.`,
    who: 'policy',
  });
}
