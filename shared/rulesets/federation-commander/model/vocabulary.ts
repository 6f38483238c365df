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

/** OURS: how well captains of the computer fight, the worst first. */
export const levels = ['cadet', 'officer', 'veteran'] as const;
export type Level = (typeof levels)[number];
