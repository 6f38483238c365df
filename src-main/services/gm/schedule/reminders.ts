import { instant } from '#contract/shapes.ts';
import { turnNumber } from '#contract/keys.ts';
import { integer, list, object, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Situation } from './clock.ts';
import { dueNow, dueOf, later } from './clock.ts';
import { endedOf, extensionOf, policyOf } from '../policy/policy.ts';
import type { Post } from '../../../ports/game/post.ts';
import { momentBoth, zoneOf } from '../../deadline.ts';
import { wishesOf } from '../policy/wishes.ts';
import type { GameStanding, Standing } from './standing.ts';
import { silentOf } from './standing.ts';
import { openSeats, waitingOf } from '../turns/waiting.ts';

const memoName = 'reminded';
const reminded = object({
  turn: turnNumber,
  at: record<SeatId, string>(instant, 1_000),
  hours: list(integer(1, 168), 5),
});

const ofTurn = (store: GameStore) => {
  const found = store.memoAs(memoName, reminded);
  return found?.turn === store.turn() ? found : { turn: store.turn(), at: {}, hours: [] };
};

/** A new round of questions is reminded of anew. */
export const forgetReminders = (store: GameStore): void => store.setMemo(memoName, undefined);

/** When each seat was last reminded of the current turn. */
export const remindedOf = (store: GameStore): Readonly<Record<SeatId, string>> => ofTurn(store).at;

/** Whether the reminder this many hours before the deadline was sent for this turn. */
export const wasReminded = (store: GameStore, hours: number): boolean => ofTurn(store).hours.includes(hours);

/**
 * Records that these seats were reminded now; `hours`: by the reminder this many hours before the deadline.
 */
export function markReminded(store: GameStore, seats: readonly SeatId[], now: string, hours?: number): void {
  const { turn, at, hours: before } = ofTurn(store);
  store.setMemo(memoName, {
    turn,
    at: { ...at, ...Object.fromEntries(seats.map((seat) => [seat, now])) },
    hours: hours === undefined ? before : [...new Set([...before, hours])],
  });
}

/**
 * The letters that remind those of a seat who owe something: its stand-in, or else its player, and the others
 * who share it. None to those without a known address. `key` is the beginning of each letter's key.
 */
export function remindersTo(
  store: GameStore,
  { seat, player, address, own, fellows }: Standing,
  { key, due, now }: { readonly key: string; readonly due: string | undefined; readonly now: string },
): readonly (Parameters<Post['add']>[0] & { readonly seat: SeatId })[] {
  const turn = store.turn();
  const answers = owedNow(store) === 'answers';
  const holder = store.standIns().find((one) => one.seat === seat) ?? { player, address };
  const owed = [
    ...(answers || own === 'none' ? [{ ...holder, of: seat as string }] : []),
    ...(answers ? [] : fellows)
      .filter(({ orders }) => orders === 'none')
      .map((one) => ({ ...one, of: `${seat} ${one.number}` })),
  ];
  return owed
    .filter((one) => one.address !== '')
    .map((one) => ({
      key: `${key} ${one.of}`,
      turn,
      seat,
      kind: 'reminder',
      to: one.address,
      subject: reminderSubject(store, due, now),
      body: reminderText(store, one.player, due, now),
      at: now,
      next: now,
    }));
}

/** What is owed now: orders, or answers where the run of the turn waits for them. */
const owedNow = (store: GameStore): 'orders' | 'answers' =>
  waitingOf(store) === undefined ? 'orders' : 'answers';

export const reminderSubject = (store: GameStore, due: string | undefined, now: string): string =>
  `${store.facts.title}: ${owedNow(store)} of turn ${store.turn()} are ${due === undefined ? 'missing' : due <= now ? 'overdue' : 'due soon'}`;

export function reminderText(store: GameStore, player: string, due: string | undefined, now: string): string {
  const hello = `${player === '' ? 'Hello' : `Hello ${player}`},\n\n${owedNow(store) === 'orders' ? `your orders for turn ${store.turn()} of ${store.facts.title} have not arrived yet.` : `turn ${store.turn()} of ${store.facts.title} is waiting for your answers, and they have not arrived yet.`}`;
  if (due === undefined) return `${hello} Please send them soon.\n`;
  return `${hello} They ${due <= now ? 'were' : 'are'} due on ${momentSaid(store, due, now)}.\n`;
}

/** A moment of the schedule, in its time zone and in UTC. */
const momentSaid = (store: GameStore, moment: string, now: string): string =>
  momentBoth(moment, now, zoneOf(policyOf(store).due));

/** Who owes something: whoever has sent no orders; while a run waits, whoever is asked and has not answered. */
export function owing(store: GameStore, standing: GameStanding): readonly Standing[] {
  const waiting = waitingOf(store);
  if (waiting === undefined) return silentOf(standing);
  const asked = openSeats(waiting).map(({ seat }) => seat);
  return standing.seats.filter(({ seat }) => asked.includes(seat));
}

/** When what a seat owes is due: its answers, or its orders for the run that takes them. */
export const seatDue = (store: GameStore, { days }: GameStanding, seat: SeatId): string | undefined => {
  const waiting = waitingOf(store);
  return waiting === undefined ? dueNow(store, days?.get(seat)).due : waiting.until;
};

/**
 * When orders of a seat for the current turn are due, as a letter says it; undefined without such a moment, once it is past, where the run that takes
 * them is over, and while it waits for answers.
 */
export function ordersDueSaid(
  gm: { readonly store: GameStore; standing(): GameStanding },
  seat: SeatId,
  now: string,
): string | undefined {
  const { store } = gm;
  if (policyOf(store).due === '' && extensionOf(store) === undefined) return undefined;
  if (endedOf(store) !== undefined || owedNow(store) === 'answers') return undefined;
  const standing = gm.standing();
  if (standing.closed?.includes(seat) === true) return undefined;
  const due = seatDue(store, standing, seat);
  return due === undefined || due <= now
    ? undefined
    : `Orders for turn ${store.turn()} are due on ${momentSaid(store, due, now)}. The game master may still change that.`;
}

/**
 * The reminder that is due, by its hours before the deadline: among those whose moment has passed, the one
 * nearest to the deadline, so that after days with the program closed only one is sent. None after the
 * deadline. OURS: if the turn was opened after that moment, it is halfway between opening and deadline, so
 * that nobody is reminded of results they have only just received.
 */
export function reminderDue(situation: Situation): number | undefined {
  const { asks, now, policy } = situation;
  const due = asks === undefined ? dueOf({ ...situation, day: 0 }).due : asks.until;
  const opened = asks?.since ?? situation.opened;
  if (due === undefined || situation.over || situation.held !== undefined || now >= due) return undefined;
  const halfway = new Date((Date.parse(opened) + Date.parse(due)) / 2).toISOString();
  const momentOf = (hours: number): string => {
    const moment = later(due, -hours);
    return moment < opened ? halfway : moment;
  };
  return [...policy.reminders].sort((a, b) => a - b).find((hours) => now >= momentOf(hours));
}

/** Whether the game has a server for letters. */
export const isMailed = (store: GameStore): boolean => wishesOf(store).server !== undefined;
