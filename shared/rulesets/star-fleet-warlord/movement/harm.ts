import type { EventIn } from '#kernel/declare/event.ts';
import { optional, literal, integer } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { spares, points, design, name, seat, level } from '../fields/parts.ts';
import { by } from './events.ts';
import { changeShip, remove, earnPoints } from '../model/draft.ts';
import { items } from '../fields/things.ts';
import { ofShip, toOwner, shipSaid, event } from '../declare.ts';
import { shownDesign } from '../ships/list/index.ts';
import { terrainArg, placeArg, shipArg, bothSides, seatArg } from '../words.ts';

const terrainOf = ({ by: code }: { readonly by: string }) => ({ terrain: terrainArg(code) });

/** What a ship is lost to besides terrain. */
const lostTo: Readonly<Record<string, string>> = {
  battle: '',
  mother: '{ship} will be lost with its mothership.',
};

const speed = integer(0, 6);

/** Terrain does damage. */
export const shipDamaged = event('ship-damaged', {
  fields: {
    ...ofShip,
    by,
    points,
    shields: points,
    /** Internal damage it has now. */
    damage: points,
  },
  by: 'order',
  ...toOwner,
  say: shipSaid(
    '{terrain} does {points} damage to {ship}: shields {shields}, internal damage {damage}.',
    ({ points, shields, damage, ...rest }) => ({ points, shields, damage, ...terrainOf(rest) }),
  ),
  ahead: {
    guessed: ({ ship, place, by }, view) =>
      phrase('{terrain} in {place} will do damage to {ship}.', {
        terrain: terrainArg(by),
        place: placeArg(place),
        ship: shipArg(view, ship),
      }),
  },
  apply: (draft, { ship, shields, damage }) => changeShip(draft, ship, () => ({ shields, damage })),
});

export const shipDestroyed = event('ship-destroyed', {
  fields: {
    ...ofShip,
    design,
    /** Its owner hears it. */
    name: optional(name),
    /** A terrain code, or `battle`. */
    by,
    /** With whom it fought. */
    foe: optional(seat),
  },
  by: 'either',
  audience: bothSides,
  hears({ name, ...event }, seat) {
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
  ahead: { by: ({ by }) => lostTo[by] ?? '{ship} will be lost in {place}: {terrain}.' },
  apply: (draft, { ship }) => remove(draft, ship),
});

export const shieldsDropped = event('shields-dropped', {
  fields: {
    ...ofShip,
    by,
    /** What an Engineer keeps of them. */
    kept: optional(literal(1)),
  },
  by: 'order',
  ...toOwner,
  say: (event, view) => {
    const args = { ship: shipArg(view, event.ship), ...terrainOf(event) };
    return event.kept === undefined
      ? phrase('{terrain} takes the shields of {ship}.', args)
      : phrase('{terrain} takes the shields of {ship}; its Engineer keeps a point.', args);
  },
  ahead: {
    by: ({ kept }) =>
      kept === undefined
        ? '{terrain} will take the shields of {ship}.'
        : '{terrain} will take the shields of {ship}; its Engineer will keep a point.',
  },
  apply: (draft, { ship, kept = 0 }) => changeShip(draft, ship, () => ({ shields: kept })),
});

export const crewLost = event('crew-lost', {
  fields: { ...ofShip, by, crew: level },
  by: 'order',
  ...toOwner,
  say: shipSaid('{terrain} weakens the crew of {ship} to level {crew}.', (event) => ({
    crew: event.crew,
    ...terrainOf(event),
  })),
  ahead: '{terrain} will weaken the crew of {ship} to level {crew}.',
  apply: (draft, { ship, crew }) => changeShip(draft, ship, () => ({ crew })),
});

export const shipDrained = event('ship-drained', {
  fields: { ...ofShip, by, drained: speed },
  by: 'order',
  ...toOwner,
  say: shipSaid(
    '{terrain} drains the engines of {ship}: {drained|point of speed is|points of speed are} gone.',
    (event) => ({ drained: event.drained, ...terrainOf(event) }),
  ),
  ahead: '{terrain} will drain the engines of {ship} by {drained|point of speed|points of speed}.',
  apply: (draft, { ship, drained }) => changeShip(draft, ship, () => ({ drained })),
});

export const shipFrozen = event('ship-frozen', {
  fields: ofShip,
  by: 'order',
  ...toOwner,
  say: shipSaid('A stasis zone freezes {ship} for the rest of the turn.'),
  ahead: 'A stasis zone will freeze {ship} for the rest of the turn.',
  apply: (draft, { ship }) => changeShip(draft, ship, () => ({ stasis: 'frozen' as const })),
});

/** A repair ship spends a point to keep its engines. */
export const sparesSpent = event('spares-spent', {
  fields: { ...ofShip, by },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} spends a repair point against {terrain}.', (event) => terrainOf(event)),
  ahead: '{ship} will spend a repair point against {terrain}.',
  apply: (draft, { ship }) => changeShip(draft, ship, ({ spares }) => ({ spares: spares - 1 })),
});

export const sparesRefilled = event('spares-refilled', {
  fields: { ...ofShip, spares },
  by: 'either',
  ...toOwner,
  say: shipSaid(
    '{ship} picks up spare parts in {place}: {spares|repair point|repair points}.',
    ({ spares }) => ({ spares }),
  ),
  ahead: '{ship} will pick up spare parts in {place}: {spares|repair point|repair points}.',
  apply: (draft, { ship, spares }) => changeShip(draft, ship, () => ({ spares })),
});

export const tollPaid = event('toll-paid', {
  fields: { ...ofShip, ep: integer(0, 10) },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} pays a toll of {ep} EP in {place}.', ({ ep }) => ({ ep })),
  ahead: '{ship} will pay a toll of {ep} EP in {place}.',
  apply: (draft, { seat, ep }) => earnPoints(draft, seat, -ep),
});

/** Crippled ships lose what they carry. */
export const itemsLost = event('items-lost', {
  fields: { ...ofShip, items },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} is crippled, and loses all that it carries.'),
  apply: (draft, { ship, items }) => changeShip(draft, ship, () => ({ items })),
});

export type ShipDestroyed = EventIn<typeof shipDestroyed>;
