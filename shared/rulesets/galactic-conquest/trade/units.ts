import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Units } from '../model/merchant.ts';

interface MerchantUnit {
  readonly name: string;
  /** Economic points for one. OURS: as in our ship list. */
  readonly price: number;
  /** BPV, which it adds to the worth of the reserve (E1.10); absent: as much as its price. */
  readonly bpv?: number;
  /** Cargo boxes (B2.40); absent: none. */
  readonly boxes?: number;
}

/** Free traders, and their variants, which one hull can become (C30.35). OURS: those of our ship list. */
export const freeTraders = ['FT', 'FTK', 'FTP', 'FTR', 'FTT', 'FTX', 'FTZ'] as const;

/** Units that can serve in a trading pact: free traders, armed priority transports, express ships and luxury liners (C30.35). OURS: express ships are both that our list calls so for parcels. */
export const pactUnits = [...freeTraders, 'APT', 'FDX', 'FedEx', 'F-LL', 'F-LS'] as const;

/** Units of merchants that serve at resource runs and in unsurveyed space (E4.20, E4.30). */
export const prospectors = ['F-OL', 'F-PS', 'F-PL', 'F-OP', 'F-EL', 'F-ES'] as const;

/** What merchants can have in this game, by designation. Tugs come with as many cargo pods as they carry, and cost 30 % more than their BPV (E1.201). OURS: in every empire. */
export const merchantUnits: ReadonlyMap<string, MerchantUnit> = new Map<string, MerchantUnit>([
  ['F-L', { name: 'Large freighter', price: 14, boxes: 50 }],
  ['F-S', { name: 'Small freighter', price: 10, boxes: 25 }],
  ['F-OL', { name: 'Ore carrier', price: 28, boxes: 80 }],
  ['F-OP', { name: 'Ore processor', price: 28, boxes: 60 }],
  ['F-PS', { name: 'Small prospector', price: 14, boxes: 10 }],
  ['F-PL', { name: 'Large prospector', price: 21, boxes: 20 }],
  ['F-ES', { name: 'Small explorer', price: 14, boxes: 10 }],
  ['F-EL', { name: 'Large explorer', price: 17, boxes: 20 }],
  ['F-TL', { name: 'Large troop freighter', price: 21 }],
  ['F-TS', { name: 'Small troop freighter', price: 14 }],
  ['F-ML', { name: 'Large mine freighter', price: 17, boxes: 20 }],
  ['F-MS', { name: 'Small mine freighter', price: 14, boxes: 10 }],
  ['F-RL', { name: 'Large repair freighter', price: 21, boxes: 20 }],
  ['F-RS', { name: 'Small repair freighter', price: 14, boxes: 10 }],
  ['F-AL', { name: 'Large armed freighter', price: 35, boxes: 20 }],
  ['F-AS', { name: 'Small armed freighter', price: 21, boxes: 10 }],
  ['F-SL', { name: 'Large suicide freighter', price: 91 }],
  ['F-SS', { name: 'Small suicide freighter', price: 42 }],
  ['POL', { name: 'Police corvette', price: 38 }],
  ['APT', { name: 'Armed priority transport', price: 10, boxes: 5 }],
  ['FT', { name: 'Free trader', price: 10, boxes: 10 }],
  ['FTK', { name: 'Free trader with a tank', price: 10, boxes: 10 }],
  ['FTP', { name: 'Free trader with passengers', price: 10, boxes: 5 }],
  ['FTR', { name: 'Free trader with a ramscoop', price: 10, boxes: 10 }],
  ['FTT', { name: 'Free trader with troops', price: 10, boxes: 5 }],
  ['FTX', { name: 'Free trader with new engines', price: 24, boxes: 10 }],
  ['FTZ', { name: 'Free trader with drones', price: 10, boxes: 10 }],
  ['FDX', { name: 'Deep express', price: 10, boxes: 20 }],
  ['FedEx', { name: 'Parcel carrier', price: 10, boxes: 15 }],
  ['F-LL', { name: 'Large liner', price: 17, boxes: 10 }],
  ['F-LS', { name: 'Small liner', price: 14, boxes: 5 }],
  ['LQ', { name: 'Large freighter in disguise', price: 62, boxes: 10 }],
  ['SQ', { name: 'Small freighter in disguise', price: 36, boxes: 5 }],
  ['MON', { name: 'Monitor', price: 96 }],
  ['LMN', { name: 'Light monitor', price: 64 }],
  ['AxCVA', { name: 'Large supply carrier', price: 42 }],
  ['AxCVL', { name: 'Small supply carrier', price: 28 }],
  ['AxPFL', { name: 'Large supply tender', price: 38 }],
  ['AxPFS', { name: 'Small supply tender', price: 24 }],
  ['AxSCS', { name: 'Supply control ship', price: 38 }],
  ['OAL', { name: 'Armed ore carrier', price: 44, boxes: 60 }],
  ['OAS', { name: 'Ore carrier with sensors', price: 40, boxes: 40 }],
  ['HAC', { name: 'Heavy auxiliary cruiser', price: 66 }],
  ['HAP', { name: 'Heavy auxiliary tender', price: 59 }],
  ['HAV', { name: 'Heavy auxiliary carrier', price: 63 }],
  ['HSC', { name: 'Heavy auxiliary scout', price: 59 }],
  ['LAC', { name: 'Light auxiliary cruiser', price: 49 }],
  ['LAH', { name: 'Light auxiliary hangar ship', price: 42 }],
  ['LAS', { name: 'Light auxiliary scout', price: 42 }],
  ['SAC', { name: 'Small auxiliary cruiser', price: 31 }],
  ['SAH', { name: 'Small auxiliary hangar ship', price: 28 }],
  ['SAS', { name: 'Small auxiliary scout', price: 17 }],
  ['F-TH', { name: 'Heavy troop freighter', price: 28 }],
  ['F-HL', { name: 'Large heavy hauler', price: 17, boxes: 70 }],
  ['F-HS', { name: 'Small heavy hauler', price: 14, boxes: 35 }],
  ['F-SF', { name: 'Small fast freighter', price: 17, boxes: 20 }],
  ['FSF', { name: 'Fast freighter', price: 12, boxes: 20 }],
  ['FEX', { name: 'Express', price: 17, boxes: 15 }],
  ['FXX', { name: 'Double express', price: 17, boxes: 30 }],
  ['FEV', { name: 'Fast evacuation ship', price: 10, boxes: 5 }],
  ['PT', { name: 'Armed trader', price: 17, boxes: 5 }],
  ['CUT', { name: 'Customs cutter', price: 14 }],
  ['APS', { name: 'Priority survey transport', price: 10, boxes: 5 }],
  ['APX', { name: 'New priority transport', price: 17, boxes: 5 }],
  ['EPT', { name: 'Envoy transport', price: 10, boxes: 2 }],
  ['TSS', { name: 'Training ship', price: 10 }],
  ['STG', { name: 'Small tug', price: 14 }],
  ['HTG', { name: 'Harbour tug', price: 10 }],
  ['PV', { name: 'Police carrier', price: 50, bpv: 42 }],
  ['FRD', { name: 'Fleet repair dock', price: 112 }],
  ['TUG', { name: 'Fleet tug', price: 121, bpv: 92, boxes: 110 }],
  ['LTT', { name: 'Light tactical transport', price: 102, bpv: 78, boxes: 50 }],
]);
/** Tugs and transports of merchants, by which their ships of these classes are called in the reserve: TG and LTT (E1.201). */
export const merchantTugs: Readonly<Record<string, string>> = { TG: 'TUG', LTT: 'LTT' };
const isTug = (unit: string): boolean => valuesInOrder(merchantTugs).includes(unit);

/** Units that are larger than size class 4, which only yards build. OURS: those that the rule names, and the tender of the same hull (B8.42). */
const large: readonly string[] = [
  ...['FRD', 'MON', 'F-OL', 'F-OP', 'OAL', 'OAS'],
  ...['HAC', 'HAP', 'HAV', 'HSC', 'AxCVA', 'AxPFL', 'AxSCS'],
];
export const inYardsAlone = (unit: string): boolean => large.includes(unit) || isTug(unit);

export const merchantNames: readonly string[] = [...merchantUnits.keys()];
/** What is for sale to merchants before a game begins, but for their tug (Z2.30). */
export const marineWares: readonly string[] = merchantNames.filter((unit) => !isTug(unit));
export const priceOf = (unit: string): number => merchantUnits.get(unit)?.price ?? 0;

/** Economic points for one level of Randomizers in a freighter; 0 for other units (E7.0). */
export const randomizerOf = (unit: string): number => ({ 'F-L': 2, 'F-S': 1 })[unit] ?? 0;

/** What a unit adds to the worth of the reserve (E1.10). */
export const bpvOf = (unit: string): number => merchantUnits.get(unit)?.bpv ?? priceOf(unit);

/** What units are worth together, in economic points. */
export const worthOf = (units: Units): number =>
  sumOf(inOrder(units).map(([unit, count]) => bpvOf(unit) * count));
/** Cargo boxes of units together. */
export const boxesOf = (units: Units): number =>
  sumOf(inOrder(units).map(([unit, count]) => (merchantUnits.get(unit)?.boxes ?? 0) * count));

/** Units with more of one, or fewer; none is kept at 0. */
export function withUnits(units: Units, unit: string, more: number): Units {
  const { [unit]: had = 0, ...rest } = units;
  const count = had + more;
  return count > 0 ? { ...rest, [unit]: count } : rest;
}

/** `2xF-L, F-S`. */
export const unitsSaid = (units: Units): Phrase =>
  inOrder(units).length === 0
    ? phrase('none')
    : phraseList(
        inOrder(units).map(([unit, count]) =>
          count === 1 ? phrase('{unit}', { unit }) : phrase('{count}x{unit}', { count, unit }),
        ),
        ', ',
      );

/** The unit of merchants that is typed so, in whatever case; what is none as it was typed. */
export const unitTyped = (name = ''): string =>
  merchantNames.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
/** How many units are typed: from 1 to 1000. */
export const countTyped = (text: string | undefined): number => Math.min(1000, Math.max(1, Number(text)));
