import { seatId } from '#kernel/words/ids.ts';

/** The two sides of every battle. */
export const seats = [seatId('federation'), seatId('klingon')] as const;

export const seatNames: Readonly<Record<string, string>> = {
  federation: 'Federation',
  klingon: 'Klingon Empire',
};
/** What a ship of a side without another name is called. */
export const shipNames: Readonly<Record<string, readonly string[]>> = {
  federation: ['Constellation', 'Exeter', 'Hood', 'Yorktown', 'Potemkin', 'Excelsior'],
  klingon: ['Antagonist', 'Devisor', 'Relentless', 'Savage', 'Nemesis', 'Klothos'],
};
