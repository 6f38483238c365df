import type { PlayerTimes } from '#contract/gm/week.ts';
import { latest, matchedText, punctualityColumns } from '#contract/gm/week.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { tableLines } from '#kernel/report/tableText.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import type { Arrival } from '../../../ports/game/orders.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Person } from './people.ts';
import { joinedOf } from '../schedule/misses.ts';
import { formerPlayersOf } from './people.ts';

/** How somebody kept time in one turn. `lateBy`: minutes after the deadline, if that is known. */
interface TurnPunctuality {
  readonly how: 'inTime' | 'late' | 'standIn' | 'missed';
  readonly lateBy?: number;
  readonly asked: boolean;
}

/** How one player kept time with one seat of one game. */
export interface SeatPunctuality extends Person {
  readonly game: string;
  readonly title: string;
  readonly seat: SeatId;
  readonly name: string;
  /** They still play it. */
  readonly now: boolean;
  readonly turns: readonly TurnPunctuality[];
}

/**
 * How the players of one game kept time, read without any plan. A player who sent any valid file before the
 * deadline was in time, whatever became of it. Turns led by the computer, and turns whose player is unknown,
 * do not count.
 */
export function seatsPunctuality(
  store: GameStore,
  names: ReadonlyMap<SeatId, string> = new Map(),
): readonly SeatPunctuality[] {
  const { game, title } = store.facts;
  const { arrivals, led } = store.timekeeping();
  const came = Map.groupBy(arrivals, ({ turn, seat }) => `${turn} ${seat}`);
  const computer = new Set(led.map(({ turn, seat }) => `${turn} ${seat}`));
  const run = store.turns().filter((turn) => turn < store.turn());
  const joined = joinedOf(store);
  const left = formerPlayersOf(store);
  return store.seats().flatMap(({ seat, player, address }): readonly SeatPunctuality[] => {
    const before = left.filter((one) => one.seat === seat).sort((a, b) => a.until - b.until);
    const since = Math.max(joined[seat] ?? 0, ...before.map(({ until }) => until));
    const holders = [
      ...before.map((one, at) => ({ ...one, from: before[at - 1]?.until ?? 0, now: false })),
      { player, address, from: since, until: Number.MAX_SAFE_INTEGER, now: true },
    ];
    return holders
      .filter((one) => one.player !== '' || one.address !== '')
      .map((one) => ({
        game,
        title,
        seat,
        name: names.get(seat) ?? seat,
        player: one.player,
        address: one.address,
        now: one.now,
        turns: run
          .filter((turn) => turn >= one.from && turn < one.until && !computer.has(`${turn} ${seat}`))
          .map((turn) => punctualityIn(came.get(`${turn} ${seat}`) ?? [])),
      }));
  });
}

function punctualityIn(arrivals: readonly Arrival[]): TurnPunctuality {
  const asked = arrivals.some(({ asksTime }) => asksTime);
  const own = arrivals.filter(({ by, fellow }) => by === 'player' && fellow === undefined);
  if (own.some(({ late }) => !late)) return { how: 'inTime', asked };
  const [first] = own;
  if (first === undefined)
    return { how: arrivals.every(({ fellow }) => fellow !== undefined) ? 'missed' : 'standIn', asked };
  const after =
    first.due === undefined || first.came === undefined
      ? Number.NaN
      : Date.parse(first.came) - Date.parse(first.due);
  return { how: 'late', asked, ...(after > 0 ? { lateBy: Math.ceil(after / 60_000) } : {}) };
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * How players kept time over several games, sorted by name. The same mail address means the same player. A
 * player without one is matched by name: to the only address known for that name, or else by the name alone.
 */
export function playersPunctuality(all: readonly SeatPunctuality[]): readonly PlayerTimes[] {
  const byName = Map.groupBy(
    all.filter(({ player, address }) => address !== '' && plain(player) !== ''),
    ({ player }) => plain(player),
  );
  const keyOf = ({ player, address }: SeatPunctuality): string => {
    if (address !== '') return `address ${plain(address)}`;
    const addresses = new Set((byName.get(plain(player)) ?? []).map((one) => plain(one.address)));
    return addresses.size === 1 ? `address ${[...addresses].join('')}` : `name ${plain(player)}`;
  };
  const players = [...Map.groupBy(all, keyOf).values()].map(timesOf);
  return players.sort((a, b) => compare(plain(a.player), plain(b.player)) || compare(a.address, b.address));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function timesOf(seats: readonly SeatPunctuality[]): PlayerTimes {
  const turns = seats.flatMap((one) => one.turns);
  const of = (how: TurnPunctuality['how']): number => turns.filter((turn) => turn.how === how).length;
  const late = turns.flatMap(({ lateBy }) => lateBy ?? []);
  const newest = seats.findLast(({ now }) => now) ?? seats.at(-1);
  return {
    player: newest?.player ?? '',
    address: seats.findLast(({ address }) => address !== '')?.address ?? '',
    matched: seats.every(({ address }) => address !== '') ? 'address' : 'name',
    games: seats.map(({ game, title, seat, name, now, turns: { length } }) => ({
      game,
      title,
      seat,
      name,
      now,
      turns: length,
    })),
    turns: turns.length,
    inTime: of('inTime'),
    late: of('late'),
    standIn: of('standIn'),
    missed: of('missed'),
    asked: turns.filter(({ asked }) => asked).length,
    ...(late.length === 0
      ? {}
      : {
          lateBy: {
            known: late.length,
            mean: Math.round(late.reduce((sum, its) => sum + its, 0) / late.length),
            most: Math.max(...late),
          },
        }),
  };
}

/** The same as a text table that fits into a mail. */
export function punctualityText(players: readonly PlayerTimes[]): string {
  const cellOf = (text: string | number) => ({ value: phrase('{text}', { text }), sort: text });
  const rows = players.map((one, at) => ({
    id: String(at),
    spot: {},
    cells: {
      player: cellOf(one.player === '' ? one.address : one.player),
      turns: cellOf(one.turns),
      inTime: cellOf(one.inTime),
      late: cellOf(one.late),
      latest: cellOf(latest(one)),
      missed: cellOf(one.missed),
      standIn: cellOf(one.standIn),
      asked: cellOf(one.asked),
      games: cellOf(one.games.map(({ game, seat }) => `${game} ${seat}`).join(', ')),
    },
  }));
  if (rows.length === 0) return 'These games have no players yet.';
  return [...tableLines({ columns: punctualityColumns, rows }), '', wrapped(matchedText)].join('\n');
}
