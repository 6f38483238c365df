import type { Extent, Side } from '#kernel/board/grid.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { CardData } from '../cards/cards.ts';
import type { BoxId, CardId } from '../cards/ids.ts';
import type { Mailing } from './mailing.ts';
import type { Aim, Allocation, Leave, Outcome, Track } from './parts.ts';
import type { StandingOrder } from './standing.ts';
import type { Level, Speed } from './vocabulary.ts';

/* Energy is counted in half tokens, which makes every cost of the rulebook a whole number. */

/** What a ship did about its speed in this impulse, and in which announcement. */
export interface SpeedChange {
  readonly what: 'accelerated' | 'stopped';
  readonly pass: number;
}

export type ShipStatus = 'active' | 'disengaged' | 'destroyed';

export interface Ship {
  readonly seat: SeatId;
  readonly card: CardId;
  /** Its card, where a book or a scenario brought it; absent: the program’s of that name. */
  readonly brought?: CardData;
  readonly name: string;
  readonly status: ShipStatus;

  readonly place: PlaceId;
  /** The side to which it is faced: 0 for direction A, then clockwise. */
  readonly facing: Side;
  /** Where it came from when it last moved, and in which sub-pulse of the battle; absent until it moves. */
  readonly entered?: { readonly from: PlaceId; readonly at: number };
  readonly speed: Speed;
  /** It does not move at all (FC 2C7), whatever its speed was. */
  readonly stopped: boolean;
  /** It was stopped in the turn before, and has not left its hex since. */
  readonly rooted?: boolean;
  readonly reverse: boolean;
  /** Hexes since the last turn, and since the last sideslip (FC 2C3, 2C4). */
  readonly turnCount: number;
  readonly slipCount: number;
  readonly speedChange?: SpeedChange;
  /** It has paid to cancel a move in this impulse. */
  readonly held: boolean;
  /** The last sub-pulse of this impulse in which it moved or cancelled its move; 0 for none. */
  readonly acted: number;
  /** Its tactical maneuver of this turn. */
  readonly tactical?: { readonly impulse: number; readonly pass: number };

  /** Half tokens that are left. */
  readonly energy: number;
  /** Points from emergency deceleration that reinforce shields (FC 2D3b). */
  readonly pool: number;
  readonly allocation: Allocation;

  /** Boxes left on shields #1 to #6. */
  readonly shields: readonly number[];
  readonly disabled: readonly BoxId[];
  /** Weapons fired this turn. */
  readonly used: readonly BoxId[];
  readonly tracks: Readonly<Record<BoxId, Track>>;
  /** Its captain decides before this turn whether the tubes begin pre-loaded, and the batteries empty (FC 4C2c). */
  readonly mayPreLoad?: boolean;
  /** A box whose repair has begun. */
  readonly partial?: { readonly box: BoxId; readonly points: number };
  /** It has suffered internal damage, repaired or not. */
  readonly internal: boolean;

  /** Known to its owner alone: what its captain does as long as nobody decides otherwise, first to last. */
  readonly standing: readonly StandingOrder[];
}

/** A ship that fires in this impulse, and in which announcement its captain said so. */
export interface Firing {
  readonly ship: UnitId;
  readonly pass: number;
}

/** Fire of one ship at one target in this impulse, with all of its weapons that are named for it (FC 1E2d). */
export interface Declaration {
  readonly ship: UnitId;
  readonly at: UnitId;
  readonly aims: readonly Aim[];
  readonly pass: number;
  /** It was named when the ship’s turn came, as its first target or a later one; absent: with the announcement. */
  readonly further?: number;
  /** The side through which it leaves a hex that more than three ships of the side share (FC 4A3). */
  readonly through?: Side;
  /** Its dice are known. */
  readonly rolled?: boolean;
}

/** Damage of one ship on one target in one impulse (FC 3A4), until it is marked. */
export interface Volley {
  readonly ship: UnitId;
  readonly at: UnitId;
  readonly points: number;
  /** The shields that the line of fire meets: one, or two at a corner. */
  readonly sides: readonly number[];
  /** The one that takes it; 0 until that is settled. */
  readonly shield: number;
  readonly reinforced: number;
  /** Points that have come through and are to be marked. */
  readonly internal: number;
}

export interface State {
  readonly turn: number;
  /** 0 before the first impulse of a turn; between two mailings of one turn the impulse to come. */
  readonly impulse: number;
  /** OURS: how turns are cut into mailings; absent: each is played as a whole. */
  readonly mailing?: Mailing;
  /** Turns after which the battle ends. */
  readonly limit: number;
  /** Columns and rows of a fixed map; absent: the map floats (FC 8A). */
  readonly edge?: Extent;
  /** What amounts to disengagement here, besides what always does (FC 2E1a). */
  readonly leaves?: readonly Leave[];
  /** So many freighters that move so many hexes each win for the Federation, and else the Klingons win (FC 8E); absent: a duel. */
  readonly convoy?: { readonly ships: number; readonly hexes: number };
  readonly ships: Readonly<Record<UnitId, Ship>>;
  /** Seats whose captains are the computer’s. */
  readonly computer: readonly SeatId[];
  /** How well they fight, where that is not as usual. */
  readonly levels?: Readonly<Record<SeatId, Level>>;
  /** In the order in which it was announced; absent: none. */
  readonly firing?: readonly Firing[];
  readonly declared: readonly Declaration[];
  readonly volleys: readonly Volley[];
  readonly over?: Outcome;
}

/** One hex that a ship has moved in the turn that is told. */
export interface Trace {
  readonly ship: UnitId;
  readonly impulse: number;
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** All that one seat knows: everything but the standing orders of the other. */
export interface View extends State {
  readonly me: SeatId;
  /** The moves of the last turn, or of this one as far as it has come, in their order. */
  readonly traces: readonly Trace[];
}
