/** Terrain that a system may lie in (VB 55): the common kinds, then the rare ones. */
export const terrains = [
  'dust-cloud',
  'asteroid-field',
  'gas-giant',
  'nebula',
  'heat-zone',
  'radiation-zone',
] as const;
export type Terrain = (typeof terrains)[number];

export const terrainNames: Readonly<Record<Terrain, string>> = {
  'dust-cloud': 'dust cloud',
  'asteroid-field': 'asteroid field',
  'gas-giant': 'gas giant',
  nebula: 'nebula',
  'heat-zone': 'heat zone',
  'radiation-zone': 'radiation zone',
};

/** What a sector holds, by a roll of 100: nothing up to the first, a system in terrain up to the second, else a system (VB 55). */
export const sectorRolls = { empty: 25, terrain: 50 } as const;

/** OURS: five of six terrains are common; the last is one of the three rare kinds. */
export const commonRolls: readonly Terrain[] = [
  'dust-cloud',
  'dust-cloud',
  'asteroid-field',
  'asteroid-field',
  'gas-giant',
];
export const rareKinds: readonly Terrain[] = ['nebula', 'heat-zone', 'radiation-zone'];

/** OURS: what the sectors of a home are dealt where all empires find the same: sectors without a system, and systems in terrain; and how many systems are of each importance but the third, which all others are. */
export const dealt = { empty: 6, terrain: 6, importances: [1, 3, 0, 3, 1], colonies: [1, 2, 3] } as const;
