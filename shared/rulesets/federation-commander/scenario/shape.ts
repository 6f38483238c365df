import type { Of } from '#kernel/codec/codec.ts';
import { fault, shape } from '#kernel/codec/shape.ts';
import {
  flag,
  id,
  integer,
  line,
  list,
  object,
  oneOf,
  optional,
  record,
  where,
} from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { cardShape } from '../cards/cards.ts';
import type { CardId } from '../cards/ids.ts';
import { board, isHex } from '../map/board.ts';
import { freighters, mostAcross, mostCards, mostTurns, mostWithConvoy } from '../model/limits.ts';
import { spanNames } from '../model/mailing.ts';
import { boxes, leaveFields, regenerate } from '../model/parts.ts';

/* A scenario as it is written down, by the program or by a game master. A setup is one too. */

/** A hex as maps print it, such as `0608`, or its id. */
const hex = shape<PlaceId>((raw, path, problems) => {
  if (typeof raw === 'string' && isHex(raw as PlaceId)) return raw as PlaceId;
  const cell = typeof raw === 'string' ? board.names.find(raw) : undefined;
  return cell === undefined ? fault(problems, path, 'a hex, such as 0608') : board.names.id(cell);
});

export const directions = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Where a ship begins. */
const start = object({ at: hex, facing: oneOf(directions) });
export type Start = Of<typeof start>;
const startsOfSide = where(list(start, mostWithConvoy), ({ length }) => length > 0, 'a place or more');

const disengaging = ['crippled', 'at-once', 'never'] as const;
export type Disengaging = (typeof disengaging)[number];

const ship = object({
  card: id<CardId>(),
  name: optional(line(40, 1)),
  /** Its photon tubes begin pre-loaded, and its batteries empty; or they may not; absent: its captain decides (FC 4C2c). */
  preLoaded: optional(flag),
  /** Where it begins; absent: in the next of the places of its side. */
  at: optional(hex),
  facing: optional(oneOf(directions)),
  /** Boxes that are disabled when the battle begins. */
  disabled: optional(boxes),
  /** Percent of its boxes that are disabled then, rounded up, where it does not say which. */
  lost: optional(integer(0, 99)),
  /** Boxes left on shields #1 to #6; absent: all. */
  shields: optional(regenerate),
  /** Tokens in its batteries; absent: as many as they hold (FC 1E1). */
  tokens: optional(integer(0, 99)),
  /** A standing order about disengaging with which it begins: when crippled, as soon as possible, or never (FC 2E1b); absent: none. */
  disengages: optional(oneOf(disengaging)),
});
export type GivenShip = Of<typeof ship>;

const perSide = 2;

export const scenarioShape = object({
  title: optional(line(100, 1)),
  seats: optional(list(id<SeatId>(), 10)),
  players: optional(record<SeatId, string>(line(200), perSide)),
  /** The one of the program from which this one differs: the duel, unless it is named. */
  scenario: optional(oneOf(['duel', 'convoy', 'fleet'])),
  map: optional(oneOf(['floating', 'fixed'])),
  /** Columns and rows of a fixed map. */
  edge: optional(object({ across: integer(1, mostAcross), down: integer(1, mostAcross) })),
  /** At most so many turns. */
  turns: optional(integer(1, mostTurns)),
  /** How turns are cut into mailings; absent: they are not. */
  mailing: optional(oneOf(spanNames)),
  /** What amounts to disengagement (FC 2E1a). */
  leaves: optional(list(object({ ...leaveFields, from: hex }), 10)),
  /** Where the ships of a side begin, the first one first. */
  places: optional(record<SeatId, readonly Start[]>(startsOfSide, perSide)),
  /** The ships of each side; a side that is left out has the one of the duel. */
  ships: optional(record<SeatId, readonly GivenShip[]>(list(ship, 10), 10)),
  /** Freighters of the Federation, each at 16 in direction A (FC 8E). */
  freighters: optional(list(hex, freighters)),
  /** So many of them that have moved so many hexes win for the Federation, and else the Klingons win. */
  convoy: optional(object({ ships: integer(1, freighters), hexes: integer(1, 9999) })),
  /** OURS: the most points that the ships of a side may count. */
  points: optional(integer(1, 9999)),
  /** Cards of its own, beside those of the program and of the book. */
  cards: optional(list(cardShape, mostCards)),
});
export type Scenario = Of<typeof scenarioShape>;
