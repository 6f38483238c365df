import type { Hull } from './classes.ts';
import type { Design } from './rows.ts';

/** What an upgrade adds besides better factors: room for items, or a level of the crew. */
export interface Upgrade {
  readonly what: 'crew' | 'drones' | 'commandos' | 'fighters' | 'pfs' | 'bombs' | 'nothing';
  readonly most: number;
}

/** By races, for BB and DN, for FF and PC, and for all others (SFW 2118). */
const rows: readonly (readonly [races: string, what: Upgrade['what'], most: readonly number[]])[] = [
  ['F', 'crew', [1, 1, 1]],
  ['KZWOX', 'drones', [16, 4, 8]],
  ['GSJ', 'commandos', [4, 1, 2]],
  ['H', 'fighters', [4, 1, 2]],
  ['LD', 'pfs', [2, 0, 1]],
  ['TRIA', 'bombs', [4, 1, 2]],
  ['C', 'nothing', [0, 0, 0]],
];

/** Columns of `most`. OURS: an express ship counts as a PC, a Mega-Battleship as a BB. */
const columns: Readonly<Partial<Record<Hull, number>>> = {
  battleship: 0,
  dreadnought: 0,
  mega: 0,
  frigate: 1,
  police: 1,
  express: 1,
};

/** What the upgrade of a ship adds. */
export function upgradeOf({ race, hull }: Pick<Design, 'race' | 'hull'>): Upgrade {
  const [, what = 'nothing', most = []] = rows.find(([races]) => races.includes(race)) ?? [];
  return { what, most: most[columns[hull] ?? 2] ?? 0 };
}
