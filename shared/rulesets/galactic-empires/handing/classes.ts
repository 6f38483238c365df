import type { ShipClass } from '../tables/starships.ts';

/* OURS: how ships of this game become cards of Federation Commander. It knows nothing of theirs but the names that its scenario files take. */

export const flownBy = 'federation-commander';

/** The two sides of a battle there. */
export const flownSides = ['federation', 'klingon'] as const;
export type FlownSide = (typeof flownSides)[number];

/** The card of each class of ship, on either side alike in size. */
const cards: Readonly<Record<ShipClass, Readonly<Record<FlownSide, string>>>> = {
  Scout: { federation: 'federation-ff', klingon: 'klingon-ff' },
  Destroyer: { federation: 'federation-dd', klingon: 'klingon-dd' },
  'Light Cruiser': { federation: 'federation-dd', klingon: 'klingon-dd' },
  'Heavy Cruiser': { federation: 'federation-ca', klingon: 'klingon-d7' },
  'Strike Cruiser': { federation: 'federation-ca', klingon: 'klingon-d7' },
  Battlecruiser: { federation: 'federation-ca-r', klingon: 'klingon-d7-r' },
  Battleship: { federation: 'federation-dn', klingon: 'klingon-dn' },
};

export const cardOf = (shipClass: ShipClass, side: FlownSide): string => cards[shipClass][side];
