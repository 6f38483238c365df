import type { EventIn } from '#kernel/declare/event.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { optional, list, object, integer, flag, record } from '#kernel/codec/shapes.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Draft } from '../model/draft.ts';
import { changeShip } from '../model/draft.ts';
import { designOf } from '../ships/list/index.ts';
import { ofShip, toOwner, event } from '../declare.ts';
import { putSite } from '../model/stations.ts';
import { sector, seat, ship, place, mostShips, design, points, terrain } from '../fields/parts.ts';
import { shipArg, sectorText, seatArg, placeArg, hexArg } from '../words.ts';
import { yes } from '../fields/things.ts';

const seenHex = object({ place, ships: optional(integer(1, mostShips)), owner: optional(seat) });

const noticed = optional(list(ship, mostShips));

/** Crews count the scans that find them. */
function notice(draft: Draft, { noticed = [] }: { readonly noticed?: readonly UnitId[] }): void {
  for (const id of noticed) changeShip(draft, id, (ship) => ({ noticed: ship.noticed + 1 }));
}

export const sectorScanned = event('sector-scanned', {
  fields: {
    ...ofShip,
    sector,
    /** Whose Home Office is there. */
    office: optional(seat),
  },
  by: 'order',
  ...toOwner,
  say: ({ ship, sector, office }, view) =>
    office === undefined
      ? phrase('{ship} scans the terrain of sector {sector}.', {
          ship: shipArg(view, ship),
          sector: sectorText(sector),
        })
      : phrase('{ship} scans the terrain of sector {sector}, where {office} has its Home Office.', {
          ship: shipArg(view, ship),
          sector: sectorText(sector),
          office: seatArg(view, office),
        }),
  ahead: {
    by: ({ office }) =>
      office === undefined
        ? '{ship} will scan the terrain of sector {sector}.'
        : '{ship} will scan the terrain of sector {sector}, where {office} has its Home Office.',
  },
});

export const shipsScanned = event('ships-scanned', {
  fields: {
    /** Absent: a base scans. */
    ship: optional(ship),
    seat,
    sector,
    place,
    hexes: list(seenHex, 256),
    /** Hexes that are not shown may have ships all the same. */
    partly: yes,
    noticed,
  },
  by: 'either',
  ...toOwner,
  hears: ({ noticed: _, ...happened }, reader) => (happened.seat === reader ? happened : undefined),
  say: ({ sector, hexes, partly = false }, view) => {
    if (hexes.length === 0)
      return partly
        ? phrase('The scan of a damaged base shows no foreign ships in sector {sector}.', {
            sector: sectorText(sector),
          })
        : phrase('A scan shows no foreign ships in sector {sector}.', { sector: sectorText(sector) });
    const seen = hexes.map(({ place, ships, owner }) => {
      const args = { place: placeArg(place), ships: ships ?? 0 };
      if (ships === undefined) return phrase('{place}', args);
      if (owner === undefined) return phrase('{place} ({ships})', args);
      return phrase('{place} ({ships} of {owner})', { ...args, owner: seatArg(view, owner) });
    });
    const args = { sector: sectorText(sector), hexes: phraseList(seen, ', ') };
    return partly
      ? phrase(
          'The scan of a damaged base shows foreign ships in sector {sector}, perhaps not all: {hexes}.',
          args,
        )
      : phrase('A scan shows foreign ships in sector {sector}: {hexes}.', args);
  },
  ahead: {
    guessed: ({ ship, place, sector }, view) =>
      ship === undefined
        ? phrase('Your base in {place} will look for ships.', { place: placeArg(place) })
        : phrase('{ship} will scan sector {sector} for ships.', {
            ship: shipArg(view, ship),
            sector: sectorText(sector),
          }),
  },
  apply: notice,
});

export const cloaksScanned = event('cloaks-scanned', {
  fields: {
    /** Absent: a base scans. */
    ship: optional(ship),
    seat,
    place,
    sector,
    present: flag,
    ships: optional(integer(0, mostShips)),
    hexes: optional(list(place, 256)),
    noticed,
  },
  by: 'order',
  ...toOwner,
  hears: ({ noticed: _, ...happened }, reader) => (happened.seat === reader ? happened : undefined),
  say: ({ sector, present, ships, hexes }) => {
    const args = { sector: sectorText(sector) };
    if (!present) return phrase('A scan shows no cloaked ships in sector {sector}.', args);
    if (ships === undefined) return phrase('A scan shows cloaked ships in sector {sector}.', args);
    if (hexes === undefined)
      return phrase('A scan shows {ships|cloaked ship|cloaked ships} in sector {sector}.', {
        ...args,
        ships,
      });
    return phrase('A scan shows {ships|cloaked ship|cloaked ships} in sector {sector}: {hexes}.', {
      ...args,
      ships,
      hexes: phraseList(
        hexes.map((place) => phrase('{place}', { place: placeArg(place) })),
        ', ',
      ),
    });
  },
  ahead: {
    guessed: ({ ship, place, sector }, view) =>
      ship === undefined
        ? phrase('Your base in {place} will look for cloaked ships.', { place: placeArg(place) })
        : phrase('{ship} will scan sector {sector} for cloaked ships.', {
            ship: shipArg(view, ship),
            sector: sectorText(sector),
          }),
  },
  apply: notice,
});

/** A base looks for monsters in its sector. */
export const monstersScanned = event('monsters-scanned', {
  fields: {
    seat,
    place,
    sector,
    monsters: list(object({ place, design, heading: integer(0, 6) }), mostShips),
  },
  by: 'order',
  ...toOwner,
  say: ({ sector, monsters }) => {
    const args = { sector: sectorText(sector) };
    if (monsters.length === 0) return phrase('A scan shows no monsters in sector {sector}.', args);
    return phrase('A scan shows monsters in sector {sector}: {monsters}.', {
      ...args,
      monsters: phraseList(
        monsters.map(({ place, design, heading }) =>
          phrase('{name} ({design}) in {place}, heading {heading}', {
            name: designOf({ design }).name ?? design,
            design,
            place: placeArg(place),
            heading,
          }),
        ),
        ', ',
      ),
    });
  },
  ahead: {
    guessed: ({ sector }) =>
      phrase('Sector {sector} will be searched for monsters.', { sector: sectorText(sector) }),
  },
});

/** Heavy scouts that were found by scans of others, so many times since the last run. */
export const scansNoticed = event('scans-noticed', {
  fields: { seat, ships: record<UnitId, number>(points, mostShips) },
  by: 'rules',
  ...toOwner,
  say: ({ ships }, view) =>
    phrase('Found by scans of others since your last run: {ships}.', {
      ships: phraseList(
        inOrder(ships).map(([id, scans]) =>
          phrase('{ship} {scans|time|times}', { ship: shipArg(view, id), scans }),
        ),
        ', ',
      ),
    }),
  apply: (draft, { ships }) => {
    for (const id of keysInOrder(ships)) changeShip(draft, id, () => ({ noticed: 0 }));
  },
});

/** What a ship sees around it without an order: terrain, and foreign ships that do not hide. */
export const surroundingsScanned = event('surroundings-scanned', {
  fields: { ...ofShip, hexes: list(object({ place, terrain, ships: points }), 6) },
  by: 'rules',
  ...toOwner,
  say: ({ ship, hexes }, view) =>
    phrase('{ship} scans around itself: {hexes}.', {
      ship: shipArg(view, ship),
      hexes: phraseList(
        hexes.map(({ place, terrain, ships }) => {
          const args = { place: placeArg(place), terrain: hexArg(terrain), ships };
          return ships === 0
            ? phrase('{place} {terrain}', args)
            : phrase('{place} {terrain} ({ships|foreign ship|foreign ships})', args);
        }),
        ', ',
      ),
    }),
  ahead: {
    guessed: ({ ship }, view) => phrase('{ship} will scan around itself.', { ship: shipArg(view, ship) }),
  },
});

/** Jamming and keeping still end. */
export const watchEnded = event('watch-ended', {
  fields: { seat, places: list(place, 30_000) },
  by: 'rules',
  ...toOwner,
  say: ({ places }) =>
    phrase('No longer jammed or on passive: {places}.', {
      places: phraseList(
        places.map((place) => phrase('{place}', { place: placeArg(place) })),
        ', ',
      ),
    }),
  apply: ({ sites }, { places }) => {
    for (const place of places) {
      const site = sites[place];
      if (site === undefined) continue;
      const { jammed: _, passive: __, ...rest } = site;
      putSite(sites, place, rest);
    }
  },
});

export type SurroundingsScanned = EventIn<typeof surroundingsScanned>;
