import { phrase } from '#kernel/words/phrase.ts';
import type { MovementEvent } from '../../model/events/movement.ts';
import { shownDesign } from '../../ships/list/index.ts';
import { bothSides, hexArg, ofShip, own, placeArg, seatArg, shipArg, terrainArg } from '../../words.ts';
import type { Of, Origins, Tellings, Tells } from '../../words.ts';

const by = ({ by: code }: { readonly by: string }) => ({ terrain: terrainArg(code) });

const shipDestroyed: Tells<Of<'ship-destroyed'>> = {
  audience: bothSides,
  told({ name, ...event }, seat) {
    if (event.seat === seat) return name === undefined ? event : { ...event, name };
    return event.foe === seat ? { ...event, design: shownDesign(event.design) } : undefined;
  },
  say(event, view) {
    const { ship, place, by, seat } = event;
    const args = { ship: shipArg(view, ship, event), place: placeArg(place), seat: seatArg(view, seat) };
    if (by === 'mother') return phrase('{ship} of {seat} is lost with its mothership.', args);
    if (by !== 'battle')
      return phrase('{ship} of {seat} is lost in {place}: {terrain}.', { ...args, terrain: terrainArg(by) });
    return phrase('{ship} of {seat} is destroyed in {place}.', args);
  },
};

/** Who hears of ships on their way, and what terrain does to them. */
export const tellMovement: Tellings<MovementEvent> = {
  'ship-moved': ofShip<Of<'ship-moved'>>('{ship} enters {place}: {terrain}.', ({ terrain }) => ({
    terrain: hexArg(terrain),
  })),
  'ship-teleported': ofShip<Of<'ship-teleported'>>(
    '{cause} throws {ship} to {place}: {terrain}.',
    (event) => ({ terrain: hexArg(event.terrain), cause: terrainArg(event.by) }),
  ),
  'ship-held': ofShip<Of<'ship-held'>>(
    '{ship} looks ahead and does not enter {refused}: {terrain}.',
    (event) => ({ terrain: hexArg(event.terrain), refused: placeArg(event.refused) }),
  ),
  'ship-halted': own<Of<'ship-halted'>>(({ ship, place, hex }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place), hex: hex ?? '' };
    return hex === undefined
      ? phrase('{ship} stays in {place}.', args)
      : phrase('{ship} stays in {place}: {hex} is not next to it, and its later moves are cancelled.', args);
  }),
  'ship-damaged': ofShip<Of<'ship-damaged'>>(
    '{terrain} does {points} damage to {ship}: shields {shields}, internal damage {damage}.',
    ({ points, shields, damage, ...rest }) => ({ points, shields, damage, ...by(rest) }),
  ),
  'shields-dropped': own<Of<'shields-dropped'>>((event, view) => {
    const args = { ship: shipArg(view, event.ship), ...by(event) };
    return event.kept === undefined
      ? phrase('{terrain} takes the shields of {ship}.', args)
      : phrase('{terrain} takes the shields of {ship}; its Engineer keeps a point.', args);
  }),
  'crew-lost': ofShip<Of<'crew-lost'>>('{terrain} weakens the crew of {ship} to level {crew}.', (event) => ({
    crew: event.crew,
    ...by(event),
  })),
  'ship-drained': ofShip<Of<'ship-drained'>>(
    '{terrain} drains the engines of {ship}: {drained|point of speed is|points of speed are} gone.',
    (event) => ({ drained: event.drained, ...by(event) }),
  ),
  'spares-spent': ofShip<Of<'spares-spent'>>('{ship} spends a repair point against {terrain}.', by),
  'ship-frozen': ofShip<Of<'ship-frozen'>>('A stasis zone freezes {ship} for the rest of the turn.'),
  'toll-paid': ofShip<Of<'toll-paid'>>('{ship} pays a toll of {ep} EP in {place}.', ({ ep }) => ({ ep })),
  'path-passed': ofShip<Of<'path-passed'>>('{ship} follows a swept path into {place}.'),
  'ship-destroyed': shipDestroyed,
  'minefield-swept': ofShip<Of<'minefield-swept'>>(
    '{ship} sweeps {field} for {ships|ship|ships}.',
    ({ field, ships }) => ({ field: placeArg(field), ships }),
  ),
};

export const movementOrigins: Origins<MovementEvent> = {
  'ship-moved': 'order',
  'ship-teleported': 'order',
  'ship-held': 'order',
  'ship-halted': 'either',
  'ship-damaged': 'order',
  'shields-dropped': 'order',
  'crew-lost': 'order',
  'ship-drained': 'order',
  'spares-spent': 'order',
  'ship-frozen': 'order',
  'toll-paid': 'order',
  'path-passed': 'order',
  'ship-destroyed': 'either',
  'minefield-swept': 'order',
};
