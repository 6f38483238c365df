import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { yearOf } from '../map/seats.ts';
import type { Units } from '../model/merchant.ts';
import type { Ship } from '../model/ship.ts';
import { impossible } from '../refusals.ts';
import { letterOf } from '../ships/fleet.ts';

interface MerchantUnit {
  readonly name: string;
  /** The year from which on it is built; absent: in any, as stock freighters are. OURS: as in our ship list. */
  readonly year?: number;
  /** Economic points for one. OURS: as in our ship list. */
  readonly price: number;
  /** BPV, which it adds to the worth of the reserve (E1.10); absent: as much as its price. */
  readonly bpv?: number;
  /** Cargo boxes (B2.40); absent: none. */
  readonly boxes?: number;
  /** The letter of the one empire whose merchants have it; absent: all have. */
  readonly of?: string;
}

/** Free traders, and their variants, which one hull can become (C30.35). OURS: those of our ship list. */
export const freeTraders = ['FT', 'FTK', 'FTP', 'FTR', 'FTT', 'FTX', 'FTZ'] as const;

/** Units that can serve in a trading pact: free traders, armed priority transports, express ships and luxury liners (C30.35). OURS: express ships are both that our list calls so for parcels. */
export const pactUnits = [...freeTraders, 'APT', 'FDX', 'FedEx', 'F-LL', 'F-LS'] as const;

/** Units of merchants that serve at resource runs and in unsurveyed space (E4.20, E4.30). */
export const prospectors = ['F-OL', 'F-PS', 'F-PL', 'F-OP', 'F-EL', 'F-ES'] as const;

/** What merchants can have in this game, by designation. Tugs come with as many cargo pods as they carry, and cost 30 % more than their BPV (E1.201). OURS: in every empire, but for police ships of size class 3, which one of them builds (E6.0). */
export const merchantUnits: ReadonlyMap<string, MerchantUnit> = new Map<string, MerchantUnit>([
  ['F-L', { name: 'Large freighter', price: 14, boxes: 50 }],
  ['F-S', { name: 'Small freighter', price: 10, boxes: 25 }],
  ['F-OL', { name: 'Ore carrier', year: 125, price: 28, boxes: 80 }],
  ['F-OP', { name: 'Ore processor', year: 135, price: 28, boxes: 60 }],
  ['F-PS', { name: 'Small prospector', year: 125, price: 14, boxes: 10 }],
  ['F-PL', { name: 'Large prospector', year: 125, price: 21, boxes: 20 }],
  ['F-ES', { name: 'Small explorer', year: 125, price: 14, boxes: 10 }],
  ['F-EL', { name: 'Large explorer', year: 125, price: 17, boxes: 20 }],
  ['F-TL', { name: 'Large troop freighter', year: 125, price: 21 }],
  ['F-TS', { name: 'Small troop freighter', year: 125, price: 14 }],
  ['F-ML', { name: 'Large mine freighter', year: 160, price: 17, boxes: 20 }],
  ['F-MS', { name: 'Small mine freighter', year: 160, price: 14, boxes: 10 }],
  ['F-RL', { name: 'Large repair freighter', year: 130, price: 21, boxes: 20 }],
  ['F-RS', { name: 'Small repair freighter', year: 130, price: 14, boxes: 10 }],
  ['F-AL', { name: 'Large armed freighter', year: 130, price: 35, boxes: 20 }],
  ['F-AS', { name: 'Small armed freighter', year: 130, price: 21, boxes: 10 }],
  ['F-SL', { name: 'Large suicide freighter', year: 140, price: 91 }],
  ['F-SS', { name: 'Small suicide freighter', year: 140, price: 42 }],
  ['POL', { name: 'Police corvette', year: 125, price: 38 }],
  ['APT', { name: 'Armed priority transport', year: 120, price: 10, boxes: 5 }],
  ['FT', { name: 'Free trader', year: 120, price: 10, boxes: 10 }],
  ['FTK', { name: 'Free trader with a tank', year: 125, price: 10, boxes: 10 }],
  ['FTP', { name: 'Free trader with passengers', year: 130, price: 10, boxes: 5 }],
  ['FTR', { name: 'Free trader with a ramscoop', year: 130, price: 10, boxes: 10 }],
  ['FTT', { name: 'Free trader with troops', year: 135, price: 10, boxes: 5 }],
  ['FTX', { name: 'Free trader with new engines', year: 182, price: 24, boxes: 10 }],
  ['FTZ', { name: 'Free trader with drones', year: 140, price: 10, boxes: 10 }],
  ['FDX', { name: 'Deep express', year: 165, price: 10, boxes: 20 }],
  ['FedEx', { name: 'Parcel carrier', year: 150, price: 10, boxes: 15 }],
  ['F-LL', { name: 'Large liner', year: 115, price: 17, boxes: 10 }],
  ['F-LS', { name: 'Small liner', year: 115, price: 14, boxes: 5 }],
  ['LQ', { name: 'Large freighter in disguise', year: 135, price: 62, boxes: 10 }],
  ['SQ', { name: 'Small freighter in disguise', year: 135, price: 36, boxes: 5 }],
  ['MON', { name: 'Monitor', year: 140, price: 96 }],
  ['LMN', { name: 'Light monitor', year: 145, price: 64 }],
  ['AxCVA', { name: 'Large supply carrier', year: 168, price: 42 }],
  ['AxCVL', { name: 'Small supply carrier', year: 165, price: 28 }],
  ['AxPFL', { name: 'Large supply tender', year: 180, price: 38 }],
  ['AxPFS', { name: 'Small supply tender', year: 180, price: 24 }],
  ['AxSCS', { name: 'Supply control ship', year: 183, price: 38 }],
  ['OAL', { name: 'Armed ore carrier', year: 160, price: 44, boxes: 60 }],
  ['OAS', { name: 'Ore carrier with sensors', year: 162, price: 40, boxes: 40 }],
  ['HAC', { name: 'Heavy auxiliary cruiser', year: 166, price: 66 }],
  ['HAP', { name: 'Heavy auxiliary tender', year: 180, price: 59 }],
  ['HAV', { name: 'Heavy auxiliary carrier', year: 166, price: 63 }],
  ['HSC', { name: 'Heavy auxiliary scout', year: 166, price: 59 }],
  ['LAC', { name: 'Light auxiliary cruiser', year: 162, price: 49 }],
  ['LAH', { name: 'Light auxiliary hangar ship', year: 162, price: 42 }],
  ['LAS', { name: 'Light auxiliary scout', year: 162, price: 42 }],
  ['SAC', { name: 'Small auxiliary cruiser', year: 160, price: 31 }],
  ['SAH', { name: 'Small auxiliary hangar ship', year: 160, price: 28 }],
  ['SAS', { name: 'Small auxiliary scout', year: 160, price: 17 }],
  ['F-TH', { name: 'Heavy troop freighter', year: 150, price: 28 }],
  ['F-HL', { name: 'Large heavy hauler', year: 135, price: 17, boxes: 70 }],
  ['F-HS', { name: 'Small heavy hauler', year: 135, price: 14, boxes: 35 }],
  ['F-SF', { name: 'Small fast freighter', year: 150, price: 17, boxes: 20 }],
  ['FSF', { name: 'Fast freighter', year: 150, price: 12, boxes: 20 }],
  ['FEX', { name: 'Express', year: 155, price: 17, boxes: 15 }],
  ['FXX', { name: 'Double express', year: 165, price: 17, boxes: 30 }],
  ['FEV', { name: 'Fast evacuation ship', year: 160, price: 10, boxes: 5 }],
  ['PT', { name: 'Armed trader', year: 130, price: 17, boxes: 5 }],
  ['CUT', { name: 'Customs cutter', year: 120, price: 14 }],
  ['APS', { name: 'Priority survey transport', year: 125, price: 10, boxes: 5 }],
  ['APX', { name: 'New priority transport', year: 182, price: 17, boxes: 5 }],
  ['EPT', { name: 'Envoy transport', year: 130, price: 10, boxes: 2 }],
  ['TSS', { name: 'Training ship', year: 125, price: 10 }],
  ['STG', { name: 'Small tug', year: 125, price: 14 }],
  ['HTG', { name: 'Harbour tug', year: 115, price: 10 }],
  ['PV', { name: 'Police carrier', year: 165, price: 50, bpv: 42 }],
  ['FLG', { name: 'Police flagship', year: 135, price: 50 }],
  ['D5I', { name: 'Police war cruiser', year: 170, price: 86, of: 'K' }],
  ['FRD', { name: 'Fleet repair dock', year: 120, price: 112 }],
  ['FRX', { name: 'New fleet repair dock', year: 182, price: 196 }],
  ['TUG', { name: 'Fleet tug', price: 121, bpv: 92, boxes: 110 }],
  ['LTT', { name: 'Light tactical transport', price: 102, bpv: 78, boxes: 50 }],
]);
/** Tugs and transports of merchants, by which their ships of these classes are called in the reserve: TG and LTT (E1.201). */
export const merchantTugs: Readonly<Record<string, string>> = { TG: 'TUG', LTT: 'LTT' };
/** What merchants call a ship in their reserve: tugs by their class (E1.201). */
export const unitNamed = ({ hull, figures }: Pick<Ship, 'hull' | 'figures'>): string =>
  merchantTugs[figures?.class ?? ''] ?? hull;

/** Whether a ship belongs to the merchants of whoever has it (E2.20). OURS: one that was captured does not. */
export const isMerchant = (ship: Pick<Ship, 'merchant' | 'captured'>): boolean =>
  ship.merchant === true && ship.captured === undefined;

const isTug = (unit: string): boolean => valuesInOrder(merchantTugs).includes(unit);

/** Units that are larger than size class 4, which only yards build. OURS: those that the rule names, and the tender of the same hull (B8.42). */
const large: readonly string[] = [
  ...['FRD', 'FRX', 'MON', 'F-OL', 'F-OP', 'OAL', 'OAS'],
  ...['HAC', 'HAP', 'HAV', 'HSC', 'AxCVA', 'AxPFL', 'AxSCS', 'D5I'],
];
export const inYardsAlone = (unit: string): boolean => large.includes(unit) || isTug(unit);

export const merchantNames: readonly string[] = [...merchantUnits.keys()];
/** What is for sale to merchants before a game begins, but for their tug (Z2.30). */
export const marineWares: readonly string[] = merchantNames.filter((unit) => !isTug(unit));
export const priceOf = (unit: string): number => merchantUnits.get(unit)?.price ?? 0;

/** Whether merchants of an empire can have a unit at all. */
export function mayServe(owner: SeatId, unit: string): boolean {
  const { of } = merchantUnits.get(unit) ?? {};
  return of === undefined || of === letterOf(owner);
}

/** The year from which on a unit is built. */
export const yearOfUnit = (unit: string): number => merchantUnits.get(unit)?.year ?? 0;

/** Why merchants do not build a unit, or convert others to it, yet; undefined if they do: before its year, and without prototypes (E1.20, OURS). */
export function cannotServeYet(
  when: Parameters<typeof yearOf>[0],
  owner: SeatId,
  unit: string,
): Problem | undefined {
  if (!mayServe(owner, unit)) return impossible('GC E1.20', 'no-merchant-unit', { unit });
  const year = yearOfUnit(unit);
  return yearOf(when) < year ? impossible('GC E1.20', 'not-in-service', { hull: unit, year }) : undefined;
}

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
