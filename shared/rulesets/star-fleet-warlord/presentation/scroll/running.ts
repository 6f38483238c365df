import type { RunningEvent } from '../../model/events/running.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of the beginning and the end of a run. */
export const runningAhead: Ahead<RunningEvent> = {
  'income-received':
    '{sites|site|sites} will bring in {pe} PE, {or} OR, {dc} DC and {fp} FP; support of ships will take {support} FP.',
  'ships-prepared': '{count|ship|ships} will be a year older, with shields restored.',
  'speeds-printed': '{count|ship|ships} will have another speed from then on.',
  'turn-waived': { leftOut: true },
  'corporation-fell': '{seat} will lose its Home Office and be out of the game.',
};
