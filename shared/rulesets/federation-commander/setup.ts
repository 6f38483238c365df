import { flag, id, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import type { Cell, Coordinates } from '#kernel/board/grid.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { defined } from '#kernel/words/defined.ts';
import type { CardId } from './cards/ids.ts';
import type { Carded } from './cards/known.ts';
import { cardFor, freighter, ownBook } from './cards/known.ts';
import { board } from './map/board.ts';
import { seats, shipNames } from './map/seats.ts';
import { fixedMap, mostTurns } from './model/limits.ts';
import type { Track } from './model/parts.ts';
import { leaves } from './model/parts.ts';
import type { Ship, State } from './model/state.ts';
import { unreadable } from './refusals.ts';
import type { Start } from './scenarios.ts';
import { scenarios } from './scenarios.ts';

/** OURS: a ship begins the battle with enough hexes behind it to turn and to slip at any speed. */
const countsAtStart = { turn: 5, slip: 1 } as const;

const shipShape = object({
  card: oneOf(ownBook.map(({ card }) => card)),
  name: optional(line(40, 1)),
  /** Its photon tubes begin pre-loaded, and its batteries empty; or they may not; absent: its captain decides (FC 4C2c). */
  preLoaded: optional(flag),
});
const setupShape = object({
  seats: list(id<SeatId>(), 10),
  scenario: optional(oneOf(['duel', 'convoy'])),
  map: optional(oneOf(['floating', 'fixed'])),
  /** At most so many turns; a duel has ten, and freighters get through in the fourth. */
  turns: optional(integer(1, mostTurns)),
  /** What amounts to disengagement in this scenario (FC 2E1a). */
  leaves: optional(leaves),
  /** The ships of each seat; without them each has the one of the duel. */
  ships: optional(record<SeatId, readonly Of<typeof shipShape>[]>(list(shipShape, 10), 10)),
});

type GivenShip = Of<typeof shipShape>;

const usualShips: readonly CardId[] = ['federation-ca', 'klingon-d7'];

/** A new game from a setup. */
export function create(setup: unknown): Result<State, readonly Problem[]> {
  const read = setupShape.parse(setup);
  if (!read.ok) return bad(read.fault);
  const { seats: named, scenario = 'duel', map = 'floating', turns, ships, leaves: away } = read.value;
  const wanted = [...named].sort();
  if (wanted.length !== seats.length || seats.some((seat, at) => wanted[at] !== seat))
    return bad([unreadable('two-sides')]);
  const { mostShips, rules, ...given } = scenarios[scenario];
  if (map === 'fixed' && given.freighters.length > 0) return bad([unreadable('convoy-floats')]);
  const fleets = seats.map((seat, at) => ships?.[seat] ?? [{ card: usualShips[at] ?? 'klingon-d7' }]);
  if (fleets.some(({ length }) => length < 1 || length > mostShips))
    return bad([unreadable('number-of-ships', { most: mostShips })]);
  return good({
    turn: 1,
    impulse: 0,
    limit: turns ?? given.turns,
    ...rules,
    ...defined({ leaves: away }),
    ...(map === 'fixed' ? { edge: fixedMap } : {}),
    computer: [],
    declared: [],
    volleys: [],
    ships: Object.fromEntries([
      ...seats.flatMap((seat, side) =>
        (fleets[side] ?? []).map((ship, at) => newShip(seat, given.starts[side === 0 ? 0 : 1], ship, at)),
      ),
      ...given.freighters.map((hex, at) => newFreighter(hex, at)),
    ]),
  });
}

/** The `at`-th ship of a seat, from 0. */
export const shipId = (seat: SeatId, at: number): UnitId => unitId(`${seat}.${at + 1}`);

const placeAt = (hex: Coordinates): PlaceId => board.names.id(board.at(hex) as Cell);

function newShip(
  seat: SeatId,
  { hexes, facing }: Start,
  given: GivenShip,
  at: number,
): readonly [UnitId, Ship] {
  const { card, name = shipNames[seat]?.[at] ?? 'Unnamed', preLoaded } = given;
  const ship = { ...freshShip(seat, card, name), place: placeAt(hexes[at] as Coordinates), facing };
  return [shipId(seat, at), tubesOf({ card }).length === 0 ? ship : { ...ship, ...arming(card, preLoaded) }];
}

/** A freighter of the Federation moves in direction A at speed 16, and has moved nowhere yet (FC 8E). */
export const freshFreighter = (name: string): Ship => ({
  ...freshShip(seats[0], freighter, name),
  speed: 16,
  turnCount: 0,
  slipCount: 0,
});

const newFreighter = (hex: Coordinates, at: number): readonly [UnitId, Ship] => [
  unitId(`${seats[0]}.f${at + 1}`),
  { ...freshFreighter(`Freighter ${at + 1}`), place: placeAt(hex) },
];

/** How tubes begin where the setup says it, or that their captain decides it. */
function arming(card: CardId, preLoaded: boolean | undefined): Partial<Ship> {
  if (preLoaded === undefined) return { mayPreLoad: true };
  const track: Track = 'pre-loaded';
  return preLoaded
    ? { energy: 0, tracks: Object.fromEntries(tubesOf({ card }).map((tube) => [tube, track])) }
    : {};
}

const tubesOf = (carded: Carded) =>
  cardFor(carded)
    .mounts.filter(({ type }) => type === 'phot')
    .map(({ box }) => box);

/** An undamaged ship that has fought no turn yet, with charged batteries (FC 1E1), in hex 0101. */
export function freshShip(seat: SeatId, card: CardId, name: string): Ship {
  const { shields, boxes } = cardFor({ card });
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
    tracks: Object.fromEntries(tubesOf({ card }).map((tube) => [tube, 'empty' as const])),
    internal: false,
    standing: [],
  };
}
