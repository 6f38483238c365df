import type { Draw } from './draw.ts';

/** Dice that all roll from one stream, whatever they are forked by: for runs that nobody replays roll by roll, where a stream for each fork would cost most of the time. */
export function flatDice(draw: Draw): Draw {
  const dice: Draw = { ...draw, fork: () => dice };
  return dice;
}
