import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Combat } from '../model/battle/combat.ts';
import type { Ship } from '../model/ship.ts';
import { isFlagged } from '../ships/fleet.ts';

/* OURS: how ships of the campaign become cards of Federation Commander. It knows nothing of theirs but the names that its scenario files take. */

export const flownBy = 'federation-commander';

/** The two sides of a battle there. */
export const sides = ['federation', 'klingon'] as const;
export type FlownSide = (typeof sides)[number];

/** Sizes of cards, each with that of either side. */
const cards: Readonly<Record<FlownSide, Readonly<Record<string, string>>>> = {
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

/** The size of each class of ship that flies and fights; freighters, auxiliaries, bases and fighters have no card. */
const sizes: Readonly<Record<string, string>> = {
  FF: 'frigate',
  FFL: 'frigate',
  SC: 'frigate',
  LTT: 'frigate',
  DD: 'destroyer',
  DDL: 'destroyer',
  DW: 'destroyer',
  DWL: 'destroyer',
  HDW: 'destroyer',
  CL: 'destroyer',
  TG: 'destroyer',
  CW: 'cruiser',
  CWL: 'cruiser',
  CWH: 'cruiser',
  CA: 'cruiser',
  CC: 'heavy',
  BCH: 'heavy',
  DNL: 'dreadnought',
  DNW: 'dreadnought',
  DN: 'dreadnought',
  BBL: 'dreadnought',
  BB: 'dreadnought',
  BBH: 'dreadnought',
};

/** Ships of another age have no card: each is worth far more, or less, than the card of its class. */
const ages = ['X1', 'X2', 'first-generation'] as const;

/** Empires whose ships fight with photon torpedoes there; all others do with disruptors. */
const withPhotons: readonly SeatId[] = ['federation', 'gorn', 'hydran', 'isc'].map(seatId);

/** The card of a ship of an empire; undefined where there is none for its class. */
export function cardOf(seat: SeatId, ship: Ship): string | undefined {
  const size = sizes[ship.figures?.class ?? ship.hull];
  return size === undefined || ship.band !== undefined || ages.some((age) => isFlagged(ship, age))
    ? undefined
    : cards[withPhotons.includes(seat) ? 'federation' : 'klingon'][size];
}

const [federation, klingon] = sides;

/** The side on which the attacker fights: that of its own name if it has one, or else the one that the defender leaves. */
export const sideOfAttacker = (attacker: string, defender: string): FlownSide =>
  attacker === federation || (defender === klingon && attacker !== klingon) ? federation : klingon;

export const otherSide = (side: FlownSide): FlownSide => (side === federation ? klingon : federation);

/** Percent of losses from which on, and up to which, a squadron that leaves does so when its ships are crippled there. */
const [leavesWhole, stays] = [25, 100] as const;

/** The standing order to disengage with which ships begin there, from how hard they press and when they leave (A3.10, A3.20). */
export function disengagesBy({ intensity, breaks }: Combat): {
  readonly disengages?: 'crippled' | 'at-once';
} {
  if (intensity === 'suicidal' || breaks >= stays) return {};
  return defined({
    disengages:
      intensity === 'evasion' || breaks < leavesWhole ? ('at-once' as const) : ('crippled' as const),
  });
}
