import type { ItemKind } from '../model/ship.ts';

/** Items that fight. */
export const fightingItems = ['fighters', 'pfs', 'drones', 'commandos', 'bombs'] as const;
export type FightingItem = (typeof fightingItems)[number];

/** What they are called, and a Prime Team. */
export const itemNames: Readonly<Record<FightingItem | 'team', string>> = {
  fighters: 'fighters',
  pfs: 'PFs',
  drones: 'heavy drones',
  commandos: 'commandos',
  bombs: 'T-bombs',
  team: 'Prime Team',
};

/** Attack and defense of each (SFW 2583, 2605, 2634, 2648, 2663). */
export const itemStrength: Readonly<Record<FightingItem, number>> = {
  fighters: 4,
  pfs: 15,
  drones: 1,
  commandos: 2,
  bombs: 3,
};
/** What a strike carrier adds to each fighter (SFW 2587). */
export const strikeBonus = 1;
/** What an Ace adds to each fighter and PF, and a Major to each commando (SFW 2590, 2608, 2650). */
export const officerBonus = { fighters: 1, pfs: 3, commandos: 1 } as const;
/** What a Sector Special adds to a crew, or to each item of its kind (SFW 7361, 7395, 7420). */
export const boonStrength = 1;
/** A Prime Team fights as so many commandos (SFW 2918). */
export const teamCommandos = 5;
/** Damage of each commando to fortifications in the first round (SFW 2650). */
export const firstStrike = { least: 2, most: 5 } as const;

/** What an MRS adds to the defense, in percent, takes off each volley, and off the one that destroys it (SFW 2684). */
export const mrs = { percent: 15, each: 1, last: 4 } as const;
/** What a PF takes off the volley that destroys it (SFW 2609). */
export const pfAbsorbs = 6;

/** A garrison has a place for a fighter, and for a PF, for each so many points (SFW 3540). */
export const garrisonPoints = { fighters: 20, pfs: 50 } as const;

/** What becomes of items in such terrain: they do nothing, half, or PFs absorb damage and do nothing else. */
type Effect = 'off' | 'half' | 'absorb';
type Effects = Readonly<Partial<Record<ItemKind, Effect>>>;

const none: Effects = {
  fighters: 'off',
  pfs: 'off',
  drones: 'off',
  commandos: 'off',
  bombs: 'off',
  mrs: 'off',
};
const noCommandos: Effects = { commandos: 'off' };

/** Terrain, point or area, that keeps items from working (SFW 2598, 2614, 2639, 2659, 2671, 2689). */
const inTerrain: Readonly<Record<string, Effects>> = {
  NO: none,
  SN: none,
  NE: { fighters: 'off', drones: 'half', commandos: 'off', bombs: 'off', mrs: 'off' },
  IS: { fighters: 'off', bombs: 'off', mrs: 'off' },
  NF: { fighters: 'off', pfs: 'absorb', drones: 'off', mrs: 'off' },
  AZ: { fighters: 'off', drones: 'off', commandos: 'off', bombs: 'off', mrs: 'off' },
  HZ: noCommandos,
  MO: noCommandos,
};

/** What terrain makes of an item; undefined where it works. */
export const itemIn = (code: string, what: ItemKind): Effect | undefined => inTerrain[code]?.[what];
