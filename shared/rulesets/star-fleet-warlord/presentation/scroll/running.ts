import type { RunningEvent } from '../../model/events/running.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of the beginning and the end of a run. */
export const runningAhead: Ahead<RunningEvent> = {
  'site-listed': { leftOut: true },
  'income-received':
    '{sites|site|sites} and {sectors|whole sector|whole sectors} will bring in {income}; support of ships will take {support} FP.',
  'income-estimated': { leftOut: true },
  'ships-prepared': '{count|ship|ships} will be older, with shields restored.',
  'speeds-printed': '{count|ship|ships} will have another speed from then on.',
  'turn-waived': { leftOut: true },
  'corporation-fell': '{seat} will lose its Home Office and be out of the game.',
};
