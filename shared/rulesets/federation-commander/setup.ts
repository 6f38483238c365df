import { flag, id, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import type { Cell } from '#kernel/board/grid.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { CardId } from './cards/cards.ts';
import { cardIds, cards } from './cards/cards.ts';
import { board } from './map/board.ts';
import { seats, shipNames } from './map/seats.ts';
import { duelTurns, fixedMap, mostShips, mostTurns } from './model/limits.ts';
import type { Track } from './model/parts.ts';
import type { Ship, State } from './model/state.ts';
import { unreadable } from './refusals.ts';

const { across, down } = fixedMap;
/** Where the ships of a seat begin, in opposite corners of the fixed map, faced to the other (OURS); the first ship first. */
const corners = [
  { column: 1, rows: [1, 3, 5], facing: 2 },
  { column: across, rows: [down, down - 2, down - 4], facing: 5 },
] as const;

/** OURS: a ship begins the battle with enough hexes behind it to turn and to slip at any speed. */
const countsAtStart = { turn: 5, slip: 1 } as const;

const shipShape = object({
  card: oneOf(cardIds),
  name: optional(line(40, 1)),
  /** Its photon tubes begin pre-loaded, and its batteries empty; or they may not; absent: its captain decides (FC 4C2c). */
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
  const given = seats.map((seat, at) => ships?.[seat] ?? [{ card: usualShips[at] ?? 'klingon-d7' }]);
  if (given.some(({ length }) => length < 1 || length > mostShips))
    return bad([unreadable('one-to-three-ships')]);
  return good({
    turn: 1,
    impulse: 0,
    limit: turns,
    ...(map === 'fixed' ? { edge: fixedMap } : {}),
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
  const { card, name = shipNames[seat]?.[at] ?? 'Unnamed', preLoaded } = given;
  const ship = { ...freshShip(seat, card, name), place, facing: corner.facing };
  return [shipId(seat, at), tubesOf(card).length === 0 ? ship : { ...ship, ...arming(card, preLoaded) }];
}

/** How tubes begin where the setup says it, or that their captain decides it. */
function arming(card: CardId, preLoaded: boolean | undefined): Partial<Ship> {
  if (preLoaded === undefined) return { mayPreLoad: true };
  const track: Track = 'pre-loaded';
  return preLoaded
    ? { energy: 0, tracks: Object.fromEntries(tubesOf(card).map((tube) => [tube, track])) }
    : {};
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
