/**
 * Classes of ships by the abbreviations of the Ship List (SFW 1020): the drawing that stands for them, their usual speed (SFW 1350), `rank` by size, and
 * `small`: war destroyers and smaller (SFW 2055). OURS: the abbreviations of what the book gives none.
 */
export const hulls = {
  police: { code: 'PC', rank: 1, name: 'Police Cutter', sign: 'Scout', speed: 5, small: true },
  frigate: { code: 'FF', rank: 2, name: 'Frigate', sign: 'Destroyer', speed: 5, small: true },
  destroyer: { code: 'DD', rank: 3, name: 'Destroyer', sign: 'Destroyer', speed: 5, small: true },
  war: { code: 'DW', rank: 4, name: 'War Destroyer', sign: 'Destroyer', speed: 5, small: true },
  light: { code: 'CL', rank: 5, name: 'Light Cruiser', sign: 'Light Cruiser', speed: 4, small: false },
  medium: { code: 'CW', rank: 6, name: 'War Cruiser', sign: 'Light Cruiser', speed: 4, small: false },
  heavy: { code: 'CA', rank: 7, name: 'Heavy Cruiser', sign: 'Heavy Cruiser', speed: 4, small: false },
  battlecruiser: {
    code: 'BCH',
    rank: 8,
    name: 'Heavy Battlecruiser',
    sign: 'Battlecruiser',
    speed: 4,
    small: false,
  },
  dreadnought: { code: 'DN', rank: 9, name: 'Dreadnought', sign: 'Battleship', speed: 3, small: false },
  battleship: { code: 'BB', rank: 10, name: 'Battleship', sign: 'Battleship', speed: 3, small: false },
  mega: { code: 'MBB', rank: 11, name: 'Mega-Battleship', sign: 'Battleship', speed: 4, small: false },
  obsolete: { code: 'SL', rank: 12, name: 'Sub-light Ship', sign: 'Scout', speed: 1, small: true },
  monitor: { code: 'MON', rank: 13, name: 'Monitor', sign: 'Station', speed: 2, small: false },
  dock: { code: 'FRD', rank: 14, name: 'Fleet Repair Dock', sign: 'Station', speed: 2, small: false },
  gate: { code: 'WG', rank: 15, name: 'Warp Gate', sign: 'Station', speed: 2, small: false },
  freighter: { code: 'FR', rank: 16, name: 'Freighter', sign: 'Strike Cruiser', speed: 4, small: true },
  express: { code: 'EX', rank: 17, name: 'Express Ship', sign: 'Scout', speed: 6, small: true },
  decoy: { code: 'DC', rank: 18, name: 'Decoy', sign: 'Scout', speed: 0, small: true },
  logistics: { code: 'LB', rank: 19, name: 'Logistics Base', sign: 'Station', speed: 0, small: false },
  monster: { code: 'M', rank: 20, name: 'Monster', sign: 'Battleship', speed: 4, small: false },
} as const;

export type Hull = keyof typeof hulls;

/** The fastest that any ship moves (SFW 1362). */
export const topSpeed = 6;
