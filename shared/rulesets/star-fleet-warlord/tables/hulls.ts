/** Hull classes with the drawing that stands for them, their usual speed (SFW 1350); `small`: war destroyers and smaller (SFW 2055). */
export const hulls = {
  police: { name: 'Police Cutter', sign: 'Scout', speed: 5, small: true },
  frigate: { name: 'Frigate', sign: 'Destroyer', speed: 5, small: true },
  destroyer: { name: 'Destroyer', sign: 'Destroyer', speed: 5, small: true },
  light: { name: 'Light Cruiser', sign: 'Light Cruiser', speed: 4, small: false },
  heavy: { name: 'Heavy Cruiser', sign: 'Heavy Cruiser', speed: 4, small: false },
  battlecruiser: { name: 'Heavy Battlecruiser', sign: 'Battlecruiser', speed: 4, small: false },
  dock: { name: 'Fleet Repair Dock', sign: 'Station', speed: 2, small: false },
  gate: { name: 'Warp Gate', sign: 'Station', speed: 2, small: false },
  freighter: { name: 'Freighter', sign: 'Strike Cruiser', speed: 4, small: true },
  express: { name: 'Express Ship', sign: 'Scout', speed: 6, small: true },
} as const;

export type Hull = keyof typeof hulls;
