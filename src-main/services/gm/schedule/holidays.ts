import { instant } from '#contract/shapes.ts';
import { seatName, turnNumber } from '#contract/keys.ts';
import { flag, line, list, object } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { PlayerRequest } from '#kernel/files/requests.ts';
import { playerRequest, spanOf } from '#kernel/files/requests.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { policyOf } from '../policy/policy.ts';
import { joinedOf } from './misses.ts';

/*
 * Holidays that players asked for and got. OURS: days are in UTC. What becomes of a turn while somebody is away is the policy’s: its deadline
 * moves behind the holiday, it waits for them, or it runs without them. A holiday of whole turns is never waited for.
 */

const answers = list(
  object({
    turn: turnNumber,
    seat: seatName,
    request: playerRequest,
    granted: flag,
    words: line(500),
    at: instant,
  }),
  100_000,
);
/** The memo of all answers to requests. */
export const answersMemo = 'answers';
/** All answers that the game master, or the policy, gave to requests of players. */
export const answersGiven = (store: GameStore): Of<typeof answers> =>
  store.memoAs(answersMemo, answers) ?? [];

type Holiday = Extract<PlayerRequest, { kind: 'holiday' }>;

/** Holidays that are granted, by whoever plays the seat now, with those that are over. The last answer to a request is the one that holds. */
function granted(store: GameStore): readonly { readonly seat: SeatId; readonly request: Holiday }[] {
  const joined = joinedOf(store);
  const last = new Map(
    answersGiven(store)
      .filter(({ seat, turn }) => turn >= (joined[seat as SeatId] ?? 0))
      .map((one) => [`${one.seat} ${stableText(one.request)}`, one] as const),
  );
  return [...last.values()].flatMap(({ seat, request, granted: isGranted }) =>
    isGranted && request.kind === 'holiday' ? [{ seat: seat as SeatId, request }] : [],
  );
}

const dayOf = (moment: string): string => moment.slice(0, 10);
const dayMs = 86_400_000;
/** From one day to another, both included, in UTC. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
const daysIn = ({ from, to }: Days): readonly string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / dayMs + 1 }, (_, at) =>
    dayOf(new Date(Date.parse(from) + at * dayMs).toISOString()),
  );

/** Granted holidays that are not over, by seat, in a sentence. */
export const holidaysOf = (store: GameStore, now: string): ReadonlyMap<SeatId, string> =>
  new Map(
    granted(store)
      .filter(({ request: { turns, days } }) =>
        turns === undefined ? (days?.to ?? '') >= dayOf(now) : turns.to >= store.turn(),
      )
      .map(({ seat, request }) => [seat, `Has a holiday ${spanOf(request)}.`]),
  );

/** How many days or turns a holiday has that a seat has not had yet, in the unit of the policy; undefined where it is in the other. */
function costOf(store: GameStore, seat: SeatId, { turns, days }: Holiday): readonly string[] | undefined {
  const { unit } = policyOf(store).holidays ?? {};
  if (unit === 'days') return days === undefined ? undefined : daysIn(days);
  if (turns === undefined) return undefined;
  return Array.from({ length: turns.to - turns.from + 1 }, (_, at) => String(turns.from + at));
}

/** What a seat has used of its allowance: each day or turn once. */
const usedOf = (store: GameStore, seat: SeatId): ReadonlySet<string> =>
  new Set(
    granted(store).flatMap((one) => (one.seat === seat ? (costOf(store, seat, one.request) ?? []) : [])),
  );

/** What is left of the allowance of a seat, in words: `5 of 14 days`; undefined without an allowance. */
export function leftOf(store: GameStore, seat: SeatId): string | undefined {
  const { holidays } = policyOf(store);
  if (holidays === undefined) return undefined;
  const left = Math.max(0, holidays.most - usedOf(store, seat).size);
  return `${left} of ${plural(holidays.most, holidays.unit.slice(0, -1))}`;
}

/** Whether a holiday lies ahead, and within what is left to the seat: then it needs nobody’s word. */
export function isAllowed(store: GameStore, seat: SeatId, asked: Holiday, now: string): boolean {
  const { holidays } = policyOf(store);
  const cost = costOf(store, seat, asked);
  if (holidays === undefined || cost === undefined) return false;
  const isAhead =
    asked.turns === undefined ? (asked.days?.from ?? '') >= dayOf(now) : asked.turns.from >= store.turn();
  return isAhead && new Set([...usedOf(store, seat), ...cost]).size <= holidays.most;
}

/** The moment at which whoever is away until this day is back. */
const backAt = (to: string): string => new Date(Date.parse(to) + dayMs).toISOString();

/** Holidays behind which deadlines move, by the policy; nothing where there are none. */
export function movedBy(store: GameStore): { readonly moving?: readonly Days[] } {
  if (policyOf(store).holidays?.meanwhile !== 'moves') return {};
  const moving = granted(store).flatMap(({ request: { days } }) => days ?? []);
  return moving.length === 0 ? {} : { moving };
}

/** Who is away, of a turn that is open now. */
export interface Away {
  /** Seats that the turn does not wait for. */
  readonly excused?: readonly SeatId[];
  /** Seats that it waits for, each with the moment at which its player is back. */
  readonly awaited?: ReadonlyMap<SeatId, string>;
}

/** Who is away now: nothing where the policy says nothing of holidays. */
export function awayNow(store: GameStore, now: string): Away {
  const { holidays } = policyOf(store);
  if (holidays === undefined) return {};
  const turn = store.turn();
  const excused: SeatId[] = [];
  const awaited = new Map<SeatId, string>();
  for (const { seat, request } of granted(store)) {
    const { turns, days } = request;
    if (turns !== undefined && turns.from <= turn && turn <= turns.to) excused.push(seat);
    if (days === undefined || now < days.from || now >= backAt(days.to)) continue;
    if (holidays.meanwhile === 'waits') awaited.set(seat, backAt(days.to));
    else excused.push(seat);
  }
  return { excused, awaited };
}

/** The moment at which a turn was run, as the log has it. */
const runAt = (store: GameStore, turn: number): string | undefined =>
  store
    .log()
    .findLast(
      ({ what }) => what.startsWith(`Turn ${turn} was run`) || what.startsWith(`Turn ${turn}: the run `),
    )?.at;

/** Whether a seat was away when a turn was run, at the moment that is given, or else by the log. */
export function wasAway(store: GameStore): (seat: SeatId, turn: number, at?: string) => boolean {
  const all = granted(store);
  return (seat, turn, at) =>
    all.some(({ seat: of, request: { turns, days } }) => {
      if (of !== seat) return false;
      if (turns !== undefined) return turns.from <= turn && turn <= turns.to;
      const moment = at ?? runAt(store, turn);
      return days !== undefined && moment !== undefined && days.from <= moment && moment < backAt(days.to);
    });
}

/** Until when the turn waits for players who are away at this moment of its deadline; undefined where it does not. */
export const waitsUntil = (store: GameStore, due: string | undefined): string | undefined =>
  due === undefined || policyOf(store).holidays?.meanwhile !== 'waits'
    ? undefined
    : granted(store)
        .flatMap(({ request: { days } }) =>
          days !== undefined && days.from <= due && due < backAt(days.to) ? [backAt(days.to)] : [],
        )
        .toSorted()
        .at(-1);
