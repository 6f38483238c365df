import { phrase } from '#kernel/report/phrase.ts';
import type { GeneratorEvent } from '../../model/events/generator.ts';
import { open, seatArg } from '../parts.ts';
import type { Origins, Tellings } from '../parts.ts';

/** Who hears of the Next Turn Generator, and powers that no Corporation leads. */
export const tellGenerator: Tellings<GeneratorEvent> = {
  'game-won': open(({ seat, sectors, sites }, view) =>
    phrase('{seat} wins with {sectors|sector|sectors} and {sites|major site|major sites}.', {
      seat: seatArg(view, seat),
      sectors,
      sites,
    }),
  ),
  'leadership-changed': open(({ seat, computer }, view) =>
    phrase(computer ? '{seat} is led by the computer from now on.' : '{seat} has a player again.', {
      seat: seatArg(view, seat),
    }),
  ),
};

export const generatorOrigins: Origins<GeneratorEvent> = {
  'game-won': 'rules',
  'leadership-changed': 'order',
};
