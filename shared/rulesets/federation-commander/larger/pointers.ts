import type { Cite } from '#kernel/words/problem.ts';

/** What a captain of the larger game may do, to which the rulebook only points (between asterisks), with the line that points there. */
export const pointers = {
  'high-energy-turn': { label: 'High energy turns', cite: 'FC 2D2' },
  'evasive-maneuvers': { label: 'Evasive maneuvers', cite: 'FC 2D4' },
  docking: { label: 'Docking and landing', cite: 'FC 2D5' },
  undocking: { label: 'Undocking', cite: 'FC 1E3e' },
  'base-rotation': { label: 'Rotations of bases', cite: 'FC 2C6' },
  'defensive-fire': { label: 'Defensive fire', cite: 'FC 1E2c' },
  'overloaded-photons': { label: 'Overloaded photon torpedoes', cite: 'FC 4C3' },
  'phaser-4': { label: 'Phaser-4s', cite: 'FC 4B2d' },
  'anti-drones': { label: 'Anti-drones', cite: 'FC 4E' },
  'seeking-weapons': { label: 'Seeking weapons', cite: 'FC 4F' },
  drones: { label: 'Drones', cite: 'FC 4G' },
  'suicide-freighters': { label: 'Suicide freighters', cite: 'FC 4H' },
  'plasma-torpedoes': { label: 'Plasma torpedoes', cite: 'FC 4J' },
  laboratories: { label: 'Laboratories', cite: 'FC 5B' },
  probes: { label: 'Probes', cite: 'FC 5C' },
  'tractor-beams': { label: 'Tractor beams', cite: 'FC 5D' },
  transporters: { label: 'Transporters', cite: 'FC 5E' },
  'boarding-parties': { label: 'Boarding parties', cite: 'FC 5F' },
  reloads: { label: 'Reloads', cite: 'FC 5G5' },
  'shuttle-repairs': { label: 'Repairs of shuttlecraft', cite: 'FC 5G6' },
  shuttlecraft: { label: 'Shuttlecraft', cite: 'FC 5H' },
  'dropped-shields': { label: 'Shields dropped at will', cite: 'FC 3C2' },
  capture: { label: 'Captures', cite: 'FC 3E' },
  'self-destruction': { label: 'Self-destruction', cite: 'FC 3E' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly cite: Cite }>>;
export type Pointer = keyof typeof pointers;
