import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Design } from '../units/designs.ts';

/* OURS: how ships of the campaign become cards of Federation Commander. It knows nothing of theirs but the names that its scenario files take. */

export const flownBy = 'federation-commander';

/** The two sides of a battle there. */
export const sides = ['federation', 'klingon'] as const;
export type Side = (typeof sides)[number];

/** Sizes of cards, each with that of either side. */
const cards: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  federation: {
    frigate: 'federation-ff',
    destroyer: 'federation-dd',
    cruiser: 'federation-ca',
    heavy: 'federation-ca-r',
    dreadnought: 'federation-dn',
  },
  klingon: {
    frigate: 'klingon-ff',
    destroyer: 'klingon-dd',
    cruiser: 'klingon-d7',
    heavy: 'klingon-d7-r',
    dreadnought: 'klingon-dn',
  },
};

/** The size of each type of hull that flies and fights; all others have no card. */
const sizes: Readonly<Record<string, string>> = {
  POL: 'frigate',
  FF: 'frigate',
  FFH: 'frigate',
  FFW: 'frigate',
  NFF: 'frigate',
  DD: 'destroyer',
  DDH: 'destroyer',
  NDD: 'destroyer',
  DW: 'destroyer',
  HDW: 'destroyer',
  CL: 'destroyer',
  TUG: 'destroyer',
  CW: 'cruiser',
  CWH: 'cruiser',
  CA: 'cruiser',
  NCA: 'cruiser',
  CCH: 'heavy',
  BC: 'heavy',
  BCH: 'heavy',
  DNL: 'dreadnought',
  DN: 'dreadnought',
  DNH: 'dreadnought',
  DNW: 'dreadnought',
  BB: 'dreadnought',
};

/** Empires whose ships fight with photon torpedoes there; all others do with disruptors. */
const withPhotons: readonly SeatId[] = ['federation', 'gorn', 'hydran', 'isc', 'peladine'].map(seatId);

/** The card of a class; undefined where there is none for its hull. */
export function cardOf(seat: SeatId, { hull }: Pick<Design, 'hull'>): string | undefined {
  const size = sizes[hull];
  return size === undefined ? undefined : cards[withPhotons.includes(seat) ? 'federation' : 'klingon'][size];
}

const [federation, klingon] = sides;

/** The side on which the attacker fights: that of its own name if it has one, or else the one that the defender leaves. */
export const sideOfAttacker = (attacker: string, defender: string): Side =>
  attacker === federation || (defender === klingon && attacker !== klingon) ? federation : klingon;

export const otherSide = (side: Side): Side => (side === federation ? klingon : federation);
