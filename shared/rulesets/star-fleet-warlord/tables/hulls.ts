/** Hull classes with their usual speed (SFW 1350); `small`: war destroyers and smaller (SFW 2055). */
export const hulls = {
  police: { name: 'Police Cutter', speed: 5, small: true },
  frigate: { name: 'Frigate', speed: 5, small: true },
  destroyer: { name: 'Destroyer', speed: 5, small: true },
  light: { name: 'Light Cruiser', speed: 4, small: false },
  heavy: { name: 'Heavy Cruiser', speed: 4, small: false },
  battlecruiser: { name: 'Heavy Battlecruiser', speed: 4, small: false },
  dock: { name: 'Fleet Repair Dock', speed: 2, small: false },
  gate: { name: 'Warp Gate', speed: 2, small: false },
  freighter: { name: 'Freighter', speed: 4, small: true },
  express: { name: 'Express Ship', speed: 6, small: true },
} as const;

export type Hull = keyof typeof hulls;
