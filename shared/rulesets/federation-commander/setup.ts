import type { Cell } from '#kernel/board/grid.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import { defined } from '#kernel/words/defined.ts';
import type { CardData } from './cards/cards.ts';
import type { CardId } from './cards/ids.ts';
import { cardFor, freighter } from './cards/known.ts';
import { board } from './map/board.ts';
import { seats, shipNames } from './map/seats.ts';
import type { Track } from './model/parts.ts';
import type { StandingOrder } from './model/standing.ts';
import { begunWith } from './model/standing.ts';
import type { Ship, State } from './model/state.ts';
import type { Chosen } from './scenario/faults.ts';
import type { Whole } from './scenario/reading.ts';
import { readScenario } from './scenario/reading.ts';
import type { Disengaging } from './scenario/shape.ts';
import { directions } from './scenario/shape.ts';
import { lostBoxes } from './ships/lost.ts';
import { batteriesOf, working } from './ships/ships.ts';

/** OURS: a ship begins the battle with enough hexes behind it to turn and to slip at any speed. */
const countsAtStart = { turn: 5, slip: 1 } as const;

/** A new game from a setup, which is a scenario. */
export function create(setup: unknown, book: readonly CardData[] = []): Result<State, readonly Problem[]> {
  const read = readScenario(setup, book);
  return read.ok ? good(begun(read.value)) : read;
}

function begun({ turns, mailing = 'turn', freighters = [], fleets, edge, leaves, convoy }: Whole): State {
  return {
    turn: 1,
    impulse: 0,
    limit: turns,
    ...(mailing === 'turn' ? {} : { mailing: { span: mailing, starts: [1] } }),
    ...defined({ convoy, leaves, edge }),
    computer: [],
    declared: [],
    volleys: [],
    ships: Object.fromEntries([
      ...seats.flatMap((seat, side) => (fleets[side] ?? []).map((chosen, at) => newShip(seat, chosen, at))),
      ...freighters.map((hex, at) => newFreighter(hex, at)),
    ]),
  };
}

/** The `at`-th ship of a seat, from 0. */
export const shipId = (seat: SeatId, at: number): UnitId => unitId(`${seat}.${at + 1}`);

function newShip(seat: SeatId, { given, carded, start }: Chosen, at: number): readonly [UnitId, Ship] {
  const {
    name = shipNames[seat]?.[at] ?? 'Unnamed',
    preLoaded,
    shields,
    tokens,
    lost = 0,
    disengages,
  } = given;
  const { disabled = lostBoxes(cardFor(carded), lost) } = given;
  const ship: Ship = {
    ...freshShip(seat, carded.card, name, carded.brought),
    disabled,
    ...defined({ shields }),
    ...(disengages === undefined ? {} : { standing: [leaving(disengages)] }),
    place: start.at,
    facing: directions.indexOf(start.facing),
  };
  const energy = 2 * (tokens ?? batteriesOf(ship));
  return [shipId(seat, at), { ...ship, energy, ...arming(ship, preLoaded) }];
}

/** The standing order about disengaging of a ship that begins with one. */
const leaving = (when: Disengaging): StandingOrder => ({
  kind: 'disengage-when',
  ref: begunWith,
  crippled: when === 'crippled',
  ...(when === 'never' ? { never: true } : {}),
});

/** A freighter of the Federation moves in direction A at speed 16, and has moved nowhere yet (FC 8E). */
export const freshFreighter = (name: string): Ship => ({
  ...freshShip(seats[0], freighter, name),
  speed: 16,
  turnCount: 0,
  slipCount: 0,
});

const newFreighter = (place: PlaceId, at: number): readonly [UnitId, Ship] => [
  unitId(`${seats[0]}.f${at + 1}`),
  { ...freshFreighter(`Freighter ${at + 1}`), place },
];

/** How the tubes that work begin where the setup says it, or that their captain decides it. */
function arming(ship: Ship, preLoaded: boolean | undefined): Partial<Ship> {
  const tubes = working(ship, 'phot').map(({ box }) => box);
  if (tubes.length === 0) return {};
  if (preLoaded === undefined) return { mayPreLoad: true };
  const track: Track = 'pre-loaded';
  return preLoaded
    ? { energy: 0, tracks: { ...ship.tracks, ...Object.fromEntries(tubes.map((tube) => [tube, track])) } }
    : {};
}

/** An undamaged ship that has fought no turn yet, with charged batteries (FC 1E1), in hex 0101. */
export function freshShip(seat: SeatId, card: CardId, name: string, brought?: CardData): Ship {
  const carded = { card, ...defined({ brought }) };
  const { shields, boxes, mounts } = cardFor(carded);
  return {
    seat,
    ...carded,
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
    tracks: Object.fromEntries(
      mounts.filter(({ type }) => type === 'phot').map(({ box }) => [box, 'empty' as const]),
    ),
    internal: false,
    standing: [],
  };
}
