import type { SeatRow } from '#contract/gm/desk.ts';
import type { ClockShown } from '#contract/gm/policy.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { GameStore, ReceivedOrders } from '../../gameStore.ts';
import type { Gm } from '../gm.ts';
import { clockOf, situationOf } from './clock.ts';
import { joinedOf } from './people.ts';
import { counted, isValid, ledSeats, own } from './read.ts';
import type { SomeRuleset } from './read.ts';
import { remindedOf } from './reminders.ts';
import { tallied } from './standing.ts';

/** The roll call: how every seat stands for the turn being ordered, in id order. `names` are what the seats are called. */
export function rollCallOf(gm: Gm, names: ReadonlyMap<SeatId, string> = new Map()): readonly SeatRow[] {
  const { store, ruleset } = gm;
  const received = store.received(store.turn());
  const decided = new Map(gm.seats().map((one) => [one.seat, one]));
  const standIns = new Map(store.standIns().map((one) => [one.seat, one]));
  const missed = missedOf(store, ruleset);
  const flags = flagsOf(gm, received, missed);
  const reminded = remindedOf(store);
  return gm.standing().seats.map(({ seat, player, address, orders, counts, versions }): SeatRow => {
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
      player,
      address,
      orders,
      versions,
      name: names.get(seat) ?? seat,
      late: last?.late ?? false,
      ...(last === undefined ? {} : { at: last.at }),
      ...(refused === undefined
        ? {}
        : { refused: `${refused.name}: ${refused.reason ?? ''}`.slice(0, 2000) }),
      ...(reminded[seat] === undefined ? {} : { reminded: reminded[seat] }),
      ...(standIn === undefined
        ? {}
        : { standIn: { player: standIn.player, address: standIn.address, since: standIn.since } }),
      words: [...(decided.get(seat)?.words ?? [])],
      decreed: [...(decided.get(seat)?.decreed ?? [])],
      missed: missed.get(seat) ?? 0,
      flags: [...(flags.get(seat) ?? [])],
    };
  });
}

/** The clock of a game's turn. */
export const clockNow = (gm: Gm, now: string): ClockShown =>
  clockOf(situationOf(gm.store, tallied(gm.standing()), now));

/**
 * How many turns in a row, up to the last one run, each seat's player sent no orders that counted; 0 where the computer led. A player who
 * came later has missed nothing before.
 */
export function missedOf(store: GameStore, ruleset: SomeRuleset): ReadonlyMap<SeatId, number> {
  const joined = joinedOf(store);
  const missed = new Map<SeatId, number>();
  let open = store.seats().map(({ seat }) => seat);
  for (let turn = store.turn() - 1; open.length > 0 && store.turnOf(turn) !== undefined; turn -= 1) {
    const ordered = counted(store.received(turn));
    const led = ledSeats(ruleset, store, turn);
    open = open.filter((seat) => !ordered.has(seat) && !led.includes(seat) && turn >= (joined[seat] ?? 0));
    for (const seat of open) missed.set(seat, (missed.get(seat) ?? 0) + 1);
  }
  return missed;
}

/** What the game master ought to look at, by seat. */
function flagsOf(
  gm: Gm,
  received: readonly ReceivedOrders[],
  missed: ReadonlyMap<SeatId, number>,
): ReadonlyMap<SeatId, readonly string[]> {
  const { store } = gm;
  const abdicating = abdicatingOf(gm);
  const seats = store.seats();
  const led = ledSeats(gm.ruleset, store);
  const first = store.turns()[0];
  return new Map(
    seats.map(({ seat, address }) => {
      const many = missed.get(seat) ?? 0;
      // GE 7286: the first turn of the game, or two in a row.
      const missedFirst = many > 0 && store.turn() - 1 === first;
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
      const coup = abdicating.get(seat);
      return [
        seat,
        [
          ...(led.includes(seat) || (many < 2 && !missedFirst)
            ? []
            : [
                `A replacement is due (GE 7286): ${missedFirst ? 'the first turn of the game was missed' : `${many} turns in a row were missed`}.`,
              ]),
          ...(coup === undefined ? [] : [`${coup} Set the orders aside if it is so.`]),
          ...(twins.length === 0
            ? []
            : [`The same address as ${twins.map((other) => other.seat).join(', ')}.`]),
          ...(alike.length === 0
            ? []
            : [
                `Orders came from the same sender as those of ${alike.map((other) => other.seat).join(', ')}.`,
              ]),
        ].map((flag) => flag.slice(0, 500)),
      ];
    }),
  );
}

/** Seats whose orders give the empire up, with why the rules let followers prevent that. */
function abdicatingOf({ ruleset, store, view }: Gm): ReadonlyMap<SeatId, string> {
  const { abdicates } = ruleset;
  if (abdicates === undefined) return new Map();
  const led = new Set(ledSeats(ruleset, store));
  const codec = planCodec<AnyOrder>(ruleset.orders);
  return new Map(
    [...counted(store.received(store.turn()))].flatMap(([seat, { plan }]) => {
      const why = led.has(seat) ? undefined : abdicates(view(seat), own(codec, plan, `orders of ${seat}`));
      return why === undefined ? [] : [[seat, phraseText(why)] as const];
    }),
  );
}
