/** OURS: what raiders have, in the columns of the unit lists; the book says only that they are no stronger than a cruiser squadron. */
export const raiderList = `
Raider Cruiser|65|CA|8|1/1|8|8|8|0|
Heavy Raider|65|DD|5|1/1|5|5|5|0|
Light Raider|65|FF|3|1/1|3|3|3|0|
`;
/** The same, the dearest first: name and EP. */
export const raiderShips = [
  ['Raider Cruiser', 8],
  ['Heavy Raider', 5],
  ['Light Raider', 3],
] as const;

/**
 * Chances of a raid in percent (VB 268), by EP of what defends. Source: MattNet/VBSF, docs/enginerules.html 3.6.2.2, by the author of the rulebook; OURS:
 * its modifiers are added to the chance, which is never less than 0.
 */
export const raiding = {
  chance: 20,
  /** More for each civil fleet but the first. */
  fleet: 20,
  some: { below: 8, less: 5 },
  more: { most: 12, less: 10 },
  /** Above that, for each so many. */
  each: { ep: 12, less: 20 },
} as const;

/** Dice of EP that raiders come with, by the first die (VB 268). Source: as above. */
export const raidDice = (die: number): number => Math.ceil(die / 2);
