import type { Draw } from '#kernel/dice/draw.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import type { State } from '../model/state.ts';
import { generateArm } from './arm/generate.ts';
import { frozenWorld } from './frozen.ts';
import type { Made } from './made.ts';
import { stateOf } from './made.ts';
import { readChart } from './scenario/readChart.ts';
import type { Setup } from './setup.ts';
import { readSetup } from './setup.ts';
import { smallWorld } from './small.ts';

/** The world of a setup that needs no dice: the small map, the frozen arm, or what is written down. Undefined for one that dice make. */
export function writtenWorld({ from, chart, seats }: Setup): Result<Made, readonly Problem[]> | undefined {
  if (chart !== undefined) return readChart(chart, seats);
  if (from === 'small') return good(smallWorld());
  return from === 'frozen' ? frozenWorld(seats) : undefined;
}

/** The world of a setup, with these dice where it needs any. */
export const worldOf = (setup: Setup, draw: Draw): Result<Made, readonly Problem[]> =>
  writtenWorld(setup) ?? good(generateArm(setup.seats, setup, draw));

/** A new game. The same setup and dice give the same game. */
export function create(raw: unknown, draw: Draw): Result<State, readonly Problem[]> {
  const setup = readSetup(raw);
  if (!setup.ok) return setup;
  const made = worldOf(setup.value, draw);
  return made.ok ? good(stateOf(made.value, setup.value)) : made;
}
