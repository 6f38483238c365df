import type { Of } from './parts.ts';
import { hexArg, ofShip, placeArg, terrainArg } from './parts.ts';

const by = ({ by: code }: { readonly by: string }) => ({ terrain: terrainArg(code) });

/** Ships on their way, and what terrain does to them: their owner hears it. */
export const tellMovement = {
  'ship-moved': ofShip<Of<'ship-moved'>>('{ship} enters {place}: {terrain}.', ({ terrain }) => ({
    terrain: hexArg(terrain),
  })),
  'ship-teleported': ofShip<Of<'ship-teleported'>>(
    '{cause} throws {ship} to {place}: {terrain}.',
    (event) => ({
      ...{ terrain: hexArg(event.terrain), cause: terrainArg(event.by) },
    }),
  ),
  'ship-held': ofShip<Of<'ship-held'>>(
    '{ship} looks ahead and does not enter {refused}: {terrain}.',
    (event) => ({
      ...{ terrain: hexArg(event.terrain), refused: placeArg(event.refused) },
    }),
  ),
  'ship-halted': ofShip<Of<'ship-halted'>>(
    '{ship} stays in {place}: {hex} is not next to it, and its later moves are cancelled.',
    ({ hex }) => ({ hex }),
  ),
  'ship-damaged': ofShip<Of<'ship-damaged'>>(
    '{terrain} does {points} damage to {ship}: shields {shields}, internal damage {damage}.',
    ({ points, shields, damage, ...rest }) => ({ points, shields, damage, ...by(rest) }),
  ),
  'shields-dropped': ofShip<Of<'shields-dropped'>>('{terrain} takes the shields of {ship}.', by),
  'crew-lost': ofShip<Of<'crew-lost'>>('{terrain} weakens the crew of {ship} to level {crew}.', (event) => ({
    ...{ crew: event.crew, ...by(event) },
  })),
  'ship-drained': ofShip<Of<'ship-drained'>>(
    '{terrain} drains the engines of {ship}: {drained|point of speed is|points of speed are} gone.',
    (event) => ({ drained: event.drained, ...by(event) }),
  ),
  'spares-spent': ofShip<Of<'spares-spent'>>('{ship} spends a repair point against {terrain}.', by),
  'ship-frozen': ofShip<Of<'ship-frozen'>>('A stasis zone freezes {ship} for the rest of the turn.'),
  'toll-paid': ofShip<Of<'toll-paid'>>('{ship} pays a toll of {ep} EP in {place}.', ({ ep }) => ({ ep })),
  'path-passed': ofShip<Of<'path-passed'>>('{ship} follows a swept path into {place}.'),
  'spares-refilled': ofShip<Of<'spares-refilled'>>(
    '{ship} takes up spare parts in {place}: {spares|repair point|repair points}.',
    ({ spares }) => ({ spares }),
  ),
} as const;
