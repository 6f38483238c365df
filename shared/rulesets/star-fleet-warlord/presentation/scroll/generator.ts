import type { GeneratorEvent } from '../../model/events/generator.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of the Next Turn Generator, and powers that no Corporation leads. */
export const generatorAhead: Ahead<GeneratorEvent> = {
  'game-won': '{seat} will win with {sectors|sector|sectors} and {sites|major site|major sites}.',
  'power-received': '{seat} will receive {pe} PE, {or} OR, {dc} DC and {fp} FP.',
  'ship-built': '{seat} will build {design} in {place} for {ep} EP.',
  'monster-divided': '{ship} will divide in {place}, and {design} will be there.',
  'moons-eaten': '{ship} will eat the moons of {place}.',
  'leadership-changed': {
    by: ({ computer }) =>
      computer ? '{seat} will be led by the computer.' : '{seat} will have a player again.',
  },
};
