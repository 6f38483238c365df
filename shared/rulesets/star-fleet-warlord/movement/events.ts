import type { PlaceId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { optional, integer, line, oneOf } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { View } from '../model/view.ts';
import { hexArg, shipArg, placeArg, terrainArg } from '../words.ts';
import { ofShip, toOwner, shipSaid, event } from '../declare.ts';
import { place, terrain, points } from '../fields/parts.ts';
import { putShip } from '../model/stations.ts';
import { sectorIn } from '../model/ids.ts';
import { stand, changeShip, unlinked } from '../model/draft.ts';

/** Whether the reader knows what lies in a hex. */
const isKnown = ({ scanned, glimpsed }: View, place: PlaceId): boolean =>
  scanned[sectorIn(place)] !== undefined || glimpsed[place] !== undefined;

export const by = line(6, 2);

const pulse = integer(0, 6);

export const shipMoved = event('ship-moved', {
  fields: {
    ...ofShip,
    from: place,
    /** What the ship finds, such as `PL+AF`. */
    terrain,
    /** The direction in which a ship of a power flies on, where it is another than before. */
    heading: optional(integer(1, 6)),
  },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} enters {place}: {terrain}.', ({ terrain }) => ({
    terrain: hexArg(terrain),
  })),
  ahead: {
    guessed: ({ ship, place }, view) =>
      isKnown(view, place)
        ? undefined
        : phrase('{ship} will enter {place}, where nobody has looked yet.', {
            ship: shipArg(view, ship),
            place: placeArg(place),
          }),
    else: '{ship} will enter {place}: {terrain}.',
  },
  apply: (draft, { ship, place, from, heading }) => {
    const moved = draft.ships[ship];
    if (moved === undefined) return;
    const turned = heading === undefined ? moved : { ...moved, heading };
    putShip(draft.ships, ship, stand(turned, place, from));
  },
});

/** Thrown elsewhere by weak space or a stargate, of which `from` is the hex. */
export const shipTeleported = event('ship-teleported', {
  fields: { ...ofShip, from: place, terrain, by: oneOf(['WS', 'SG']) },
  by: 'order',
  ...toOwner,
  say: shipSaid('{cause} throws {ship} to {place}: {terrain}.', (event) => ({
    terrain: hexArg(event.terrain),
    cause: terrainArg(event.by),
  })),
  ahead: {
    guessed: ({ ship, by }, view) =>
      phrase('{terrain} will throw {ship} elsewhere.', {
        terrain: terrainArg(by),
        ship: shipArg(view, ship),
      }),
  },
  apply: (draft, { ship, place }) => changeShip(draft, ship, () => ({ place })),
});

export const shipHalted = event('ship-halted', {
  fields: {
    ...ofShip,
    /** The hex number that is no neighbour; absent for ships of powers, which stay where they are for the rest of the year. */
    hex: optional(line(4, 4)),
  },
  by: 'either',
  ...toOwner,
  say: ({ ship, place, hex }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place), hex: hex ?? '' };
    return hex === undefined
      ? phrase('{ship} stays in {place}.', args)
      : phrase('{ship} stays in {place}: {hex} is not next to it, and its later moves are cancelled.', args);
  },
  ahead: '{ship} will stay in {place}: {hex} is not next to it, and its later moves will be cancelled.',
  apply: (draft, { ship }) => changeShip(draft, ship, () => ({ halted: true })),
});

/** Did not enter `refused`: the look ahead of an explorer. */
export const shipHeld = event('ship-held', {
  fields: { ...ofShip, refused: place, terrain },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} looks ahead and does not enter {refused}: {terrain}.', (event) => ({
    terrain: hexArg(event.terrain),
    refused: placeArg(event.refused),
  })),
  ahead: '{ship} will look ahead and not enter {refused}: {terrain}.',
});

export const minefieldSwept = event('minefield-swept', {
  fields: { ...ofShip, field: place, pulse, ships: integer(1, 8) },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} sweeps {field} for {ships|ship|ships}.', ({ field, ships }) => ({
    field: placeArg(field),
    ships,
  })),
  ahead: '{ship} will sweep {field} for {ships|ship|ships}.',
  apply: (draft, { field: place, pulse, ships }) => {
    draft.swept = [...draft.swept, { place, pulse, ships }];
  },
});

export const pathPassed = event('path-passed', {
  fields: ofShip,
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} follows a swept path into {place}.'),
  ahead: '{ship} will follow a swept path into {place}.',
  apply: (draft, { place }) => {
    const at = draft.swept.findIndex((path) => path.place === place && path.ships > 0);
    draft.swept = draft.swept.map((path, n) => (n === at ? { ...path, ships: path.ships - 1 } : path));
  },
});

/** A ship goes to the Graveyard of Ships, and sends its map home. */
export const graveyardEntered = event('graveyard-entered', {
  fields: { ...ofShip, from: place },
  by: 'order',
  ...toOwner,
  say: shipSaid(
    '{ship} goes from {from} to the Graveyard of Ships, arrives in {place}, and sends a map of it.',
    ({ from }) => ({ from: placeArg(from) }),
  ),
  ahead: {
    guessed: ({ ship, from }, view) =>
      phrase('{ship} will go from {from} to an unknown hex of the Graveyard of Ships, never to return.', {
        ship: shipArg(view, ship),
        from: placeArg(from),
      }),
  },
  apply: (draft, { seat, ship, place }) => {
    const moved = draft.ships[ship];
    if (moved !== undefined) putShip(draft.ships, ship, stand(moved, place, place));
    change(draft.corporations, seat, () => ({ graveyard: true }));
  },
});

/** A satellite ship comes to where its mothership is; `back`: where both fall back to. */
export const satelliteFollowed = event('satellite-followed', {
  fields: { ...ofShip, from: place, back: place },
  by: 'rules',
  ...toOwner,
  say: shipSaid('{ship} follows its mothership to {place}.'),
  ahead: '{ship} will follow its mothership to {place}.',
  apply: (draft, { ship, place, back }) => {
    const own = draft.ships[ship];
    if (own !== undefined) putShip(draft.ships, ship, stand(own, place, back));
  },
});

/** Its mothership is no more, by battle or by scrapping: it follows nobody. */
export const linkEnded = event('link-ended', {
  fields: ofShip,
  by: 'either',
  ...toOwner,
  say: shipSaid('{ship} stays in {place}: its mothership is gone.'),
  apply: (draft, { ship }) => {
    const own = draft.ships[ship];
    if (own !== undefined) putShip(draft.ships, ship, unlinked(own));
  },
});

export const hexAssayed = event('hex-assayed', {
  fields: { ...ofShip, value: points },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} assays {place}: prospecting would yield {value} EP.', ({ value }) => ({
    value,
  })),
  ahead: {
    guessed: ({ ship, place }, view) =>
      phrase('{ship} will assay {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  },
});
