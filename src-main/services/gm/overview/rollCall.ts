import type { SeatRow } from '#contract/gm/desk.ts';
import type { ClockShown } from '#contract/gm/policy.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Gm } from '../gm.ts';
import { clockOf, situationOf } from '../schedule/clock.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { seatMarks } from '../running/shownNow.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { seatsOf } from '../turns/seats.ts';
import { readStored, planCodecOf } from '../../ruleset.ts';
import { isValid } from '../game/counts.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { absentNow, absentSaid } from '../schedule/absence.ts';
import { holidaysOf, leftOf } from '../schedule/holidays.ts';
import { missedOf } from '../schedule/misses.ts';
import { remindedOf } from '../schedule/reminders.ts';
import { scopesOf } from '../people/fellows.ts';
import type { Standing } from '../schedule/standing.ts';
import { seatNames, theSeats } from '../named.ts';
import { standingOf, tallied } from '../schedule/standing.ts';

/**
 * The roll call: how every seat stands for the current turn, in id order.
 */
export function rollCallOf(gm: Gm, now = '9999'): readonly SeatRow[] {
  const { store, ruleset } = gm;
  const names = seatNames(store);
  const loaded = loadTurn(ruleset, store);
  const { received } = loaded;
  const decided = new Map(seatsOf(ruleset, loaded).map((one) => [one.seat, one]));
  const standIns = new Map(store.standIns().map((one) => [one.seat, one]));
  const missed = missedOf(store, ruleset);
  const flags = flagsOf(gm, loaded, missed);
  const reminded = remindedOf(store);
  const notes = store.notes();
  const marks = seatMarks(gm);
  const holidays = holidaysOf(store, now);
  return standingOf(loaded).seats.map((stands): SeatRow => {
    const { seat, player, address, orders, counts, versions, why } = stands;
    const last =
      counts ?? received.findLast((one) => one.seat === seat && isValid(one) && one.standing !== 'declined');
    const standIn = standIns.get(seat);
    const refused = received.findLast(
      (one) =>
        one.seat === seat &&
        one.number > (counts?.number ?? 0) &&
        (one.verdict === 'refused' || one.verdict === 'stale'),
    );
    return {
      seat,
      mark: marks.get(seat) ?? '',
      player,
      address,
      orders,
      versions,
      name: names.get(seat) ?? seat,
      late: last?.late ?? false,
      ...(counts === undefined ? {} : { file: counts.name, ...defined({ why }) }),
      ...defined({ at: last?.at }),
      ...(refused === undefined
        ? {}
        : { refused: `${refused.name}: ${refused.reason ?? ''}`.slice(0, 2000) }),
      ...defined({ reminded: reminded[seat] }),
      ...fellowRows(stands),
      ...scopesShown(gm, seat, loaded),
      ...(standIn === undefined
        ? {}
        : { standIn: { player: standIn.player, address: standIn.address, since: standIn.since } }),
      ...defined({ note: notes[seat] }),
      ...(holidays.get(seat) === undefined ? {} : { holiday: holidays.get(seat) ?? '' }),
      ...defined({ holidayLeft: leftOf(store, seat) }),
      words: [...(decided.get(seat)?.words ?? [])],
      decreed: [...(decided.get(seat)?.decreed ?? [])],
      missed: missed.get(seat) ?? 0,
      flags: [...(flags.get(seat) ?? [])],
    };
  });
}

/** Those who share a seat, if anybody does. */
const fellowRows = ({ own, fellows }: Standing): Pick<SeatRow, 'fellows' | 'own'> =>
  fellows.length === 0
    ? {}
    : {
        own,
        fellows: fellows.map(({ number, player, address, since, scopes, orders, counts }) => ({
          number,
          player,
          address,
          since,
          orders,
          scopes: [...scopes],
          ...defined({ file: counts?.name }),
        })),
      };

const scopesShown = (
  game: Parameters<typeof scopesOf>[0],
  seat: SeatId,
  loaded: LoadedTurn,
): Pick<SeatRow, 'scopes'> => {
  const scopes = scopesOf(game, seat, loaded);
  return scopes.length === 0 ? {} : { scopes: scopes.map(({ scope, label }) => ({ scope, label })) };
};

/** The schedule of the current turn. */
export const clockNow = (gm: Gm, now: string): ClockShown =>
  clockOf(situationOf(gm.store, tallied(gm.standing()), now));

/** What the game master should look at, by seat. */
function flagsOf(
  { store, ruleset }: Gm,
  loaded: LoadedTurn,
  missed: ReadonlyMap<SeatId, number>,
): ReadonlyMap<SeatId, readonly string[]> {
  const { received, seats, led } = loaded;
  const mutinous = mutiniesOf(ruleset, loaded);
  const first = store.turns()[0];
  const absent = new Map(absentNow(store, led).map((one) => [one.seat, absentSaid(one)]));
  return new Map(
    seats.map(({ seat, address }) => {
      const many = missed.get(seat) ?? 0;
      const missedFirst = many > 0 && store.turn() - 1 === first;
      const due = led.includes(seat) || many === 0 ? undefined : ruleset.replacement?.(many, missedFirst);
      const twins = seats.filter(
        (other) =>
          other.seat !== seat && address !== '' && other.address.toLowerCase() === address.toLowerCase(),
      );
      const senders = new Set(
        received.flatMap((one) =>
          one.seat === seat && one.sender !== undefined && one.verdict !== 'refused'
            ? [one.sender.toLowerCase()]
            : [],
        ),
      );
      const alike = seats.filter(
        (other) =>
          other.seat !== seat &&
          received.some(
            (one) =>
              one.seat === other.seat &&
              one.verdict !== 'refused' &&
              senders.has(one.sender?.toLowerCase() ?? ''),
          ),
      );
      const coup = mutinous.get(seat);
      const away = absent.get(seat);
      return [
        seat,
        [
          ...(away === undefined ? [] : [away]),
          ...(due === undefined ? [] : [phraseText(due)]),
          ...(coup === undefined ? [] : [`${coup} If so, set the orders aside.`]),
          ...(twins.length === 0
            ? []
            : [
                `The same address as ${theSeats(
                  store,
                  twins.map((other) => other.seat),
                )}.`,
              ]),
          ...(alike.length === 0
            ? []
            : [
                `Orders came from the same sender as those of ${theSeats(
                  store,
                  alike.map((other) => other.seat),
                )}.`,
              ]),
        ].map((flag) => flag.slice(0, 500)),
      ];
    }),
  );
}

/** Seats whose orders would not be obeyed, with why. */
function mutiniesOf(ruleset: SomeRuleset, { led, counting, view }: LoadedTurn): ReadonlyMap<SeatId, string> {
  const { mutiny } = ruleset;
  if (mutiny === undefined) return new Map();
  const codec = planCodecOf(ruleset);
  return new Map(
    [...counting].flatMap(([seat, { plan }]) => {
      const why = led.includes(seat)
        ? undefined
        : mutiny(view(seat), readStored(codec, plan, `orders of ${seat}`));
      return why === undefined ? [] : [[seat, phraseText(why)] as const];
    }),
  );
}
