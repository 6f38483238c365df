import { flag, id, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import type { Cell } from '#kernel/board/grid.ts';
import type { SeatId, UnitId } from '#kernel/ids.ts';
import { unitId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Result } from '#kernel/result.ts';
import { bad, good } from '#kernel/result.ts';
import type { Ship, State, Track } from './model/state.ts';
import { board } from './tables/board.ts';
import type { CardId } from './tables/cards.ts';
import { cardIds, cards } from './tables/cards.ts';
import { corners, duelTurns, mostShips, mostTurns } from './tables/limits.ts';
import { countsAtStart } from './tables/movement.ts';
import { unreadable } from './tables/refusals.ts';
import { seats, shipNames } from './tables/seats.ts';

const shipShape = object({
  card: oneOf(cardIds),
  name: optional(line(40, 1)),
  /** Its photon tubes begin pre-loaded, and its batteries empty (FC 4C2c). */
  preLoaded: optional(flag),
});
const setupShape = object({
  seats: list(id<SeatId>(), 10),
  scenario: optional(oneOf(['duel', 'convoy'])),
  map: optional(oneOf(['floating', 'fixed'])),
  /** At most so many turns; a duel has ten. */
  turns: optional(integer(1, mostTurns)),
  /** The ships of each seat; without them each has the one of the duel. */
  ships: optional(record<SeatId, readonly Of<typeof shipShape>[]>(list(shipShape, 10), 10)),
});

type GivenShip = Of<typeof shipShape>;

const usualShips: readonly CardId[] = ['federation-ca', 'klingon-d7'];

/** A new game from a setup. */
export function create(setup: unknown): Result<State, readonly Problem[]> {
  const read = setupShape.parse(setup);
  if (!read.ok) return bad(read.fault);
  const { seats: named, scenario = 'duel', map = 'floating', turns = duelTurns, ships } = read.value;
  const wanted = [...named].sort();
  if (wanted.length !== seats.length || seats.some((seat, at) => wanted[at] !== seat))
    return bad([unreadable('two-sides')]);
  if (scenario === 'convoy') return bad([unreadable('scenario-to-come')]);
  if (map === 'fixed') return bad([unreadable('fixed-map-to-come')]);
  const given = seats.map((seat, at) => ships?.[seat] ?? [{ card: usualShips[at] ?? 'klingon-d7' }]);
  if (given.some(({ length }) => length < 1 || length > mostShips))
    return bad([unreadable('one-to-three-ships')]);
  return good({
    turn: 1,
    impulse: 0,
    limit: turns,
    computer: [],
    declared: [],
    volleys: [],
    ships: Object.fromEntries(
      seats.flatMap((seat, side) => (given[side] ?? []).map((ship, at) => newShip(seat, side, ship, at))),
    ),
  });
}

/** The `at`-th ship of a seat, from 0. */
export const shipId = (seat: SeatId, at: number): UnitId => unitId(`${seat}.${at + 1}`);

function newShip(seat: SeatId, side: number, given: GivenShip, at: number): readonly [UnitId, Ship] {
  const corner = corners[side === 0 ? 0 : 1];
  const place = board.names.id(board.at({ x: corner.column, y: corner.rows[at] ?? 1 }) as Cell);
  const { card, name = shipNames[seat]?.[at] ?? 'Unnamed', preLoaded = false } = given;
  const ship = freshShip(seat, card, name);
  const track: Track = 'pre-loaded';
  return [
    shipId(seat, at),
    {
      ...ship,
      place,
      facing: corner.facing,
      ...(preLoaded && tubesOf(card).length > 0
        ? { energy: 0, tracks: Object.fromEntries(tubesOf(card).map((tube) => [tube, track])) }
        : {}),
    },
  ];
}

const tubesOf = (card: CardId) =>
  cards[card].mounts.filter(({ type }) => type === 'phot').map(({ box }) => box);

/** An undamaged ship that has fought no turn yet, with charged batteries (FC 1E1), in hex 0101. */
export function freshShip(seat: SeatId, card: CardId, name: string): Ship {
  const { shields, boxes } = cards[card];
  return {
    seat,
    card,
    name,
    status: 'active',
    place: board.names.id(board.at({ x: 1, y: 1 }) as Cell),
    facing: 0,
    speed: 0,
    stopped: false,
    reverse: false,
    turnCount: countsAtStart.turn,
    slipCount: countsAtStart.slip,
    held: false,
    acted: 0,
    energy: 2 * boxes.filter(({ system }) => system === 'btty').length,
    pool: 0,
    allocation: { pace: 8, reverse: false, arm: [], regenerate: shields.map(() => 0) },
    shields,
    disabled: [],
    used: [],
    tracks: Object.fromEntries(tubesOf(card).map((tube) => [tube, 'empty' as const])),
    internal: false,
    standing: [],
  };
}
