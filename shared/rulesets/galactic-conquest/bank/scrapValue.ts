import { percentOf } from '#kernel/steps/fractions.ts';
import { warClassOf } from '../model/yards/war.ts';

/** Percent of what was paid for a ship that scrapping gives: of war hulls and of others, by the empire and by the bank (B9.20, B10.60). */
const percents = { own: { war: 35, others: 50 }, bank: { war: 42, others: 67 } } as const;

/** What a unit of a class gives that cost so much, scrapped by its empire or by the bank. */
export const scrapValue = (by: keyof typeof percents, of: string, cost: number): number =>
  percentOf(warClassOf(of) !== undefined ? percents[by].war : percents[by].others, cost);

/** Percent of its EPV that a facility gives: a shipyard or a base (B9.20). */
const facilityPercent = 35;

/** What a shipyard or a base gives that is worth so much. */
export const facilityValue = (worth: number): number => percentOf(facilityPercent, worth);
