import { keysInOrder } from '#kernel/words/inOrder.ts';

export const families = ['power', 'weapon', 'control', 'system', 'hull'] as const;
export type Family = (typeof families)[number];

/** Systems by the abbreviations of the cards, with what their boxes are; drone racks and anti-drones have no use yet (FC 4E, 4F). */
export const systems = {
  'l-warp': { label: 'L WARP', family: 'power' },
  'r-warp': { label: 'R WARP', family: 'power' },
  imp: { label: 'IMP', family: 'power' },
  reac: { label: 'REAC', family: 'power' },
  btty: { label: 'BTTY', family: 'power' },
  brdg: { label: 'BRDG', family: 'control' },
  emer: { label: 'EMER', family: 'control' },
  aux: { label: 'AUX', family: 'control' },
  'f-hull': { label: 'F HULL', family: 'hull' },
  'r-hull': { label: 'R HULL', family: 'hull' },
  lab: { label: 'LAB', family: 'system' },
  tran: { label: 'TRAN', family: 'system' },
  trac: { label: 'TRAC', family: 'system' },
  shtl: { label: 'SHTL', family: 'system' },
  prb: { label: 'PRB', family: 'system' },
  'ph-1': { label: 'PH-1', family: 'weapon' },
  'ph-2': { label: 'PH-2', family: 'weapon' },
  'ph-3': { label: 'PH-3', family: 'weapon' },
  phot: { label: 'PHOT', family: 'weapon' },
  disr: { label: 'DISR', family: 'weapon' },
  drn: { label: 'DRN', family: 'weapon' },
  add: { label: 'ADD', family: 'weapon' },
  /** Of a freighter, which is nothing but points of damage (FC 8E). */
  point: { label: 'POINT', family: 'hull' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly family: Family }>>;
export type SystemType = keyof typeof systems;

/** Systems of ships that have a captain. */
export const shipSystems = keysInOrder(systems).filter((system) => system !== 'point');

/** Boxes that give a token each turn (FC 1D1). */
export const engines: readonly SystemType[] = ['l-warp', 'r-warp', 'imp', 'reac'];

/** Systems that fire. */
export const weaponTypes = ['ph-1', 'ph-2', 'ph-3', 'phot', 'disr'] as const;
export type WeaponType = (typeof weaponTypes)[number];
