import type { Boons } from '../combat/boons.ts';
import type { Field } from '../combat/field.ts';
import type { Hex } from '../galaxy/terrain.ts';

/** What somebody without any Sector Special has beyond others. */
export const noBoons: Boons = { crew: 0, fighters: 0, pfs: 0, commandos: 0, mrs: false, tactics: false };

/** A battle of ships in a hex in which nothing else counts. */
export const plainField = (hex: Hex, turn: number): Field => ({
  hex,
  turn,
  site: false,
  base: false,
  tactics: { attack: 0, defense: 0 },
  surprise: false,
  warned: false,
  monsters: false,
  boons: { attack: noBoons, defense: noBoons },
});
