import { keysInOrder } from '#kernel/inOrder.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Origin, Ruleset } from '#kernel/ruleset.ts';
import type { Event } from '../model/events.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import { tellBattles } from './battles.ts';
import { tellMovement } from './movement.ts';
import type { Of } from './parts.ts';
import { ofShip, open, own, placeArg, seatArg, shipArg } from './parts.ts';

const sectorText = (sector: string): string => sector.slice(1);

const tellOrders = {
  'hex-assayed': ofShip<Of<'hex-assayed'>>(
    '{ship} assays {place}: prospecting would yield {value} EP.',
    ({ value }) => ({
      value,
    }),
  ),
  'ship-cloaked': ofShip<Of<'ship-cloaked'>>('{ship} cloaks in {place}.'),
  'ship-uncloaked': ofShip<Of<'ship-uncloaked'>>('{ship} drops its cloak to scan.'),
  'crew-cured': ofShip<Of<'crew-cured'>>('The crew of {ship} is cured: level {crew}.', ({ crew }) => ({
    crew,
  })),
  'ship-repaired': ofShip<Of<'ship-repaired'>>('{ship} is repaired for {ores} OR.', ({ ores }) => ({ ores })),
  'hex-prospected': ofShip<Of<'hex-prospected'>>('{ship} prospects {place} and finds {ep} EP.', ({ ep }) => ({
    ep,
  })),
  'sector-scanned': own<Of<'sector-scanned'>>(({ ship, sector, office }, view) =>
    office === undefined
      ? phrase('{ship} scans the terrain of sector {sector}.', {
          ...{ ship: shipArg(view, ship), sector: sectorText(sector) },
        })
      : phrase('{ship} scans the terrain of sector {sector}, where {office} has its Home Office.', {
          ...{ ship: shipArg(view, ship), sector: sectorText(sector), office: seatArg(view, office) },
        }),
  ),
  'ships-scanned': own<Of<'ships-scanned'>>(({ sector, hexes }, view) => {
    if (hexes.length === 0)
      return phrase('A scan shows no foreign ships in sector {sector}.', { sector: sectorText(sector) });
    const seen = hexes.map(({ place, ships, owner }) => {
      const args = { place: placeArg(place), ships: ships ?? 0 };
      if (ships === undefined) return phrase('{place}', args);
      if (owner === undefined) return phrase('{place} ({ships})', args);
      return phrase('{place} ({ships} of {owner})', { ...args, owner: seatArg(view, owner) });
    });
    return phrase('A scan shows foreign ships in sector {sector}: {hexes}.', {
      ...{ sector: sectorText(sector), hexes: phraseList(seen, ', ') },
    });
  }),
  'cloaks-scanned': own<Of<'cloaks-scanned'>>(({ sector, present, ships, hexes }) => {
    const args = { sector: sectorText(sector) };
    if (!present) return phrase('A scan shows no cloaked ships in sector {sector}.', args);
    if (ships === undefined) return phrase('A scan shows cloaked ships in sector {sector}.', args);
    if (hexes === undefined)
      return phrase('A scan shows {ships|cloaked ship|cloaked ships} in sector {sector}.', {
        ...args,
        ships,
      });
    return phrase('A scan shows {ships|cloaked ship|cloaked ships} in sector {sector}: {hexes}.', {
      ...{ ...args, ships },
      hexes: phraseList(
        hexes.map((place) => phrase('{place}', { place: placeArg(place) })),
        ', ',
      ),
    });
  }),
  'ship-scrapped': own<Of<'ship-scrapped'>>(({ place, ep }) =>
    phrase('A ship is scrapped in {place} for {ep} EP.', { place: placeArg(place), ep }),
  ),
  'minefield-swept': ofShip<Of<'minefield-swept'>>(
    '{ship} sweeps {field} for {ships|ship|ships}.',
    ({ field, ships }) => ({ field: placeArg(field), ships }),
  ),
  'crew-trained': ofShip<Of<'crew-trained'>>(
    'The crew of {ship} is trained for {people} PE: level {crew}.',
    ({ people, crew }) => ({ people, crew }),
  ),
  'ship-bought': own<Of<'ship-bought'>>(({ ship, price, made }, view) =>
    phrase('{ship} is bought for {price} EP.', { ship: shipArg(view, ship, made), price }),
  ),
} as const;

/** Who hears what, and in which words. */
export const tell: Ruleset<StarFleetWarlord>['tell'] = {
  ...tellMovement,
  ...tellOrders,
  ...tellBattles,
  'income-received': own(({ income: { pe, or, dc, fp }, sites, support }) =>
    phrase(
      '{sites|site brings|sites bring} in {pe} PE, {or} OR, {dc} DC and {fp} FP; support of ships took {support} FP.',
      {
        ...{ sites, pe, or, dc, fp, support },
      },
    ),
  ),
  'ships-prepared': own(({ ships }) =>
    phrase('{count|ship is|ships are} a year older, with shields restored.', {
      count: keysInOrder(ships).length,
    }),
  ),
  'corporation-fell': open(({ seat }, view) =>
    phrase('{seat} has lost its Home Office and is out of the game.', { seat: seatArg(view, seat) }),
  ),
  'game-won': open(({ seat, sectors, sites }, view) =>
    phrase('{seat} wins with {sectors|sector|sectors} and {sites|major site|major sites}.', {
      ...{ seat: seatArg(view, seat), sectors, sites },
    }),
  ),
};

const ordered: readonly Event['kind'][] = [...keysInOrder(tellMovement), ...keysInOrder(tellOrders)];
const both: readonly Event['kind'][] = ['ship-destroyed', 'spares-refilled', 'ships-scanned'];

/** What orders bring about: moves, what terrain does on the way, and the other orders of ships; battles follow from where ships come to stand. */
export const origins = Object.fromEntries(
  keysInOrder(tell).map((kind): readonly [Event['kind'], Origin] => [
    kind,
    both.includes(kind) ? 'either' : ordered.includes(kind) ? 'order' : 'rules',
  ]),
) as Readonly<Record<Event['kind'], Origin>>;
