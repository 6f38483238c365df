import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Event } from '../../model/events.ts';
import type { ScansEvent } from '../../model/events/scans.ts';
import { own, placeArg, seatArg, sectorText, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings, Tells } from '../../words.ts';
import { basesOrigins, tellBases } from './parts/bases.ts';

/** Who scans hears nothing of those who notice it. */
const unnoticed = <E extends Of<'ships-scanned' | 'cloaks-scanned'>>(say: Tells<E>['say']): Tells<E> => ({
  ...own<E>(say),
  told({ noticed: _, ...event }, seat) {
    return event.seat === seat ? (event as Event) : undefined;
  },
});

/** Who hears of what ships and bases see. */
export const tellScans: Tellings<ScansEvent> = {
  ...tellBases,
  'sector-scanned': own<Of<'sector-scanned'>>(({ ship, sector, office }, view) =>
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
  ),
  'ships-scanned': unnoticed<Of<'ships-scanned'>>(({ sector, hexes, partly = false }, view) => {
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
  }),
  'scans-noticed': own<Of<'scans-noticed'>>(({ ships }, view) =>
    phrase('Found by scans of others since your last run: {ships}.', {
      ships: phraseList(
        inOrder(ships).map(([id, scans]) =>
          phrase('{ship} {scans|time|times}', { ship: shipArg(view, id), scans }),
        ),
        ', ',
      ),
    }),
  ),
  'cloaks-scanned': unnoticed<Of<'cloaks-scanned'>>(({ sector, present, ships, hexes }) => {
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
  }),
};

export const scansOrigins: Origins<ScansEvent> = {
  ...basesOrigins,
  'sector-scanned': 'order',
  'ships-scanned': 'either',
  'cloaks-scanned': 'order',
  'scans-noticed': 'rules',
};
