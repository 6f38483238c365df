/* Speeds, and what movement takes. Energy in half tokens. */

/** Baseline speeds, in hexes a turn (FC 2A1). */
export const speeds = [0, 8, 16, 24] as const;
export type Speed = (typeof speeds)[number];

/** What may be chosen in Energy Allocation (FC 1D2). */
export const paces = ['stopped', ...speeds] as const;
export type Pace = (typeof paces)[number];

export const impulses = 8;
export const subPulses = 4;
/** One in every sub-pulse (FC 2A1). */
export const mostMoves = impulses * subPulses;

/** The sub-pulses in which a ship moves, at its speed and one point of acceleration faster (FC 2A6, and the sequence of play). */
export const impulseChart: Readonly<
  Record<Speed, { readonly plain: readonly number[]; readonly accelerated: readonly number[] }>
> = {
  0: { plain: [], accelerated: [4] },
  8: { plain: [4], accelerated: [2, 4] },
  16: { plain: [2, 4], accelerated: [2, 3, 4] },
  24: { plain: [2, 3, 4], accelerated: [1, 2, 3, 4] },
};

/** Turn mode categories; those before are better (FC 2A5). */
export type TurnModeCategory = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** Hexes before a turn by category and baseline speed (FC 2C2). Those of D stand in examples; those of B are OURS, one less than D. */
export const turnModes: Readonly<Partial<Record<TurnModeCategory, Readonly<Record<Speed, number>>>>> = {
  B: { 0: 1, 8: 1, 16: 3, 24: 4 },
  D: { 0: 1, 8: 2, 16: 4, 24: 5 },
};

/** Hexes before a sideslip, at every speed (FC 2C4a). */
export const slipMode = 1;

/** Moving backwards costs twice as much (FC 2B1c). */
export const reverseTimes = 2;
/** Movement points that it takes to turn the direction round (FC 2C5b). */
export const brakingPoints = 4;
/** A tactical maneuver in Fleet Scale (FC 2D1). */
export const tacticalCost = 1;
/** Hexes from every enemy at which a ship may disengage (FC 2E1b). */
export const separation = 35;

/** What a ship may do when it is due to move. To hold is to pay for cancelling the move (FC 2B2b). */
export const actions = [
  'straight',
  'turn-left',
  'turn-right',
  'slip-left',
  'slip-right',
  'hold',
  'hold-left',
  'hold-right',
] as const;
export type Action = (typeof actions)[number];

/** OURS: a ship begins the battle with enough hexes behind it to turn and to slip at any speed. */
export const countsAtStart = { turn: 5, slip: 1 } as const;
