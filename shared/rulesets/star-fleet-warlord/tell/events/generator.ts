import { phrase } from '#kernel/words/phrase.ts';
import type { GeneratorEvent } from '../../model/events/generator.ts';
import { open, placeArg, seatArg, shipArg, unheard } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** Who hears of the Next Turn Generator, and powers that no Corporation leads. */
export const tellGenerator: Tellings<GeneratorEvent> = {
  'game-won': open(({ seat, sectors, sites }, view) =>
    phrase('{seat} wins with {sectors|sector|sectors} and {sites|major site|major sites}.', {
      seat: seatArg(view, seat),
      sectors,
      sites,
    }),
  ),
  'power-received': unheard<Of<'power-received'>>(({ seat, income }, view) =>
    phrase('{seat} receives {pe} PE, {or} OR, {dc} DC and {fp} FP.', {
      seat: seatArg(view, seat),
      ...income,
    }),
  ),
  'ship-built': unheard<Of<'ship-built'>>(({ seat, place, made: { design }, ep }, view) =>
    phrase('{seat} builds {design} in {place} for {ep} EP.', {
      seat: seatArg(view, seat),
      place: placeArg(place),
      design,
      ep,
    }),
  ),
  'monster-divided': unheard<Of<'monster-divided'>>(({ ship, place, made: { design } }, view) =>
    phrase('{ship} divides in {place}, and {design} is there.', {
      ship: shipArg(view, ship),
      place: placeArg(place),
      design,
    }),
  ),
  'moons-eaten': unheard<Of<'moons-eaten'>>(({ ship, place }, view) =>
    phrase('{ship} eats the moons of {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  ),
  'leadership-changed': open(({ seat, computer }, view) =>
    phrase(computer ? '{seat} is led by the computer from now on.' : '{seat} has a player again.', {
      seat: seatArg(view, seat),
    }),
  ),
};

export const generatorOrigins: Origins<GeneratorEvent> = {
  'game-won': 'rules',
  'power-received': 'rules',
  'ship-built': 'rules',
  'monster-divided': 'rules',
  'moons-eaten': 'rules',
  'leadership-changed': 'order',
};
