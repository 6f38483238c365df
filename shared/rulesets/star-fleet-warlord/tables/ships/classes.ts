/**
 * Classes of ships by the abbreviations of the Ship List (SFW 1020): the drawing that stands for them, their usual speed (SFW 1350), and
 * `small`: war destroyers and smaller (SFW 2055). OURS: the abbreviations of what the book gives none.
 */
export const hulls = {
  police: { code: 'PC', name: 'Police Cutter', sign: 'Scout', speed: 5, small: true },
  frigate: { code: 'FF', name: 'Frigate', sign: 'Destroyer', speed: 5, small: true },
  destroyer: { code: 'DD', name: 'Destroyer', sign: 'Destroyer', speed: 5, small: true },
  war: { code: 'DW', name: 'War Destroyer', sign: 'Destroyer', speed: 5, small: true },
  light: { code: 'CL', name: 'Light Cruiser', sign: 'Light Cruiser', speed: 4, small: false },
  medium: { code: 'CW', name: 'War Cruiser', sign: 'Light Cruiser', speed: 4, small: false },
  heavy: { code: 'CA', name: 'Heavy Cruiser', sign: 'Heavy Cruiser', speed: 4, small: false },
  battlecruiser: { code: 'BCH', name: 'Heavy Battlecruiser', sign: 'Battlecruiser', speed: 4, small: false },
  dreadnought: { code: 'DN', name: 'Dreadnought', sign: 'Battleship', speed: 3, small: false },
  battleship: { code: 'BB', name: 'Battleship', sign: 'Battleship', speed: 3, small: false },
  mega: { code: 'MBB', name: 'Mega-Battleship', sign: 'Battleship', speed: 4, small: false },
  obsolete: { code: 'SL', name: 'Sub-light Ship', sign: 'Scout', speed: 1, small: true },
  monitor: { code: 'MON', name: 'Monitor', sign: 'Station', speed: 2, small: false },
  dock: { code: 'FRD', name: 'Fleet Repair Dock', sign: 'Station', speed: 2, small: false },
  gate: { code: 'WG', name: 'Warp Gate', sign: 'Station', speed: 2, small: false },
  freighter: { code: 'FR', name: 'Freighter', sign: 'Strike Cruiser', speed: 4, small: true },
  express: { code: 'EX', name: 'Express Ship', sign: 'Scout', speed: 6, small: true },
  decoy: { code: 'DC', name: 'Decoy', sign: 'Scout', speed: 0, small: true },
  logistics: { code: 'LB', name: 'Logistics Base', sign: 'Station', speed: 0, small: false },
  monster: { code: 'M', name: 'Monster', sign: 'Battleship', speed: 4, small: false },
} as const;

export type Hull = keyof typeof hulls;

/** The fastest that any ship moves (SFW 1362). */
export const topSpeed = 6;
