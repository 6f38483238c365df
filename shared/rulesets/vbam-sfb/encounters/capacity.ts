import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State, Unit } from '../model/state.ts';
import { bpvOf, capacityAt, hullBonus, planetRating } from '../sidcors/table.ts';
import type { Design } from '../units/designs.ts';
import { designOf, isCaptured, isFixed, isFlight, isWarship, priceOf } from '../units/designs.ts';
import { yearOf } from '../economy/tech.ts';

type Named = readonly [UnitId, Unit];

/** Who commands is the highest Command Rating, and of those the dearest (VB 294; OURS: whoever it is). */
const leads = compareBy<Design>(
  ({ command }) => -command,
  (design) => -priceOf(design),
);

/** The BPV that such a force may have (VB 294, 305): its flagship's, and more for each other type of hull among its warships. */
export function capacityOf(
  designs: readonly Design[],
  year: number,
  halved = false,
  flagship: Design | undefined = designs.toSorted(leads)[0],
): number {
  const types = new Set(designs.filter(isWarship).map(({ hull }) => hull));
  types.delete(flagship?.hull ?? '');
  return capacityAt(flagship?.command ?? planetRating, year, halved) + hullBonus * types.size;
}

const designsOf = (units: readonly Named[]): readonly Design[] => units.map(([, unit]) => designOf(unit));
const flagshipOf = (units: readonly Named[]): Named | undefined =>
  units.toSorted((a, b) => leads(designOf(a[1]), designOf(b[1])))[0];

/** Who commands a force, and the BPV that may be led. */
export function commandOf(
  state: State,
  units: readonly Named[],
): { readonly flagship: Named; readonly capacity: number } | undefined {
  const flagship = flagshipOf(units);
  const capacity = capacityOf(designsOf(units), yearOf(state), state.capacity === 'half');
  return flagship === undefined ? undefined : { flagship, capacity };
}

/** Fighters fight with their ship alone; PFs without it too (VB 305). */
const needsBase = (design: Design): boolean => isFlight(design) && design.hull !== 'SHF';

/**
 * The units of one side that its flagship can lead: fixed ones first, then the dearest, as long as they fit (VB 303; OURS: which are left out).
 * The flagship always takes part; of a mixed fleet it is one of whoever commands, and none that was captured: its rating leads all, and captured units make up half of the BPV at most (VB 309).
 */
export function ledOf(state: State, seat: SeatId, units: readonly Named[]): readonly UnitId[] {
  const [year, halved] = [yearOf(state), state.capacity === 'half'];
  const own = units.filter(([, unit]) => unit.seat === seat);
  const isTaken = ([, unit]: Named): boolean => isCaptured(unit);
  const flagship = flagshipOf(own.filter((one) => !isTaken(one))) ?? flagshipOf(own) ?? flagshipOf(units);
  const limits = flagship !== undefined && !isTaken(flagship);
  const order = compareBy<Named>(
    (one) => Number(one !== flagship),
    (one) => Number(isTaken(one)),
    ([, unit]) => Number(!isFixed(designOf(unit))),
    ([, unit]) => -priceOf(designOf(unit)),
    ([id]) => id,
  );
  const chosen: Named[] = [];
  for (const one of units.toSorted(order)) {
    const { based } = one[1];
    if (needsBase(designOf(one[1])) && based !== undefined && !chosen.some(([id]) => id === based)) continue;
    const designs = designsOf([...chosen, one]);
    const bpv = sumOf(designs.map(bpvOf));
    const taken = sumOf(designsOf([...chosen, one].filter(isTaken)).map(bpvOf));
    if (limits && isTaken(one) && 2 * taken > bpv) continue;
    const leader = flagship && designOf(flagship[1]);
    if (chosen.length === 0 || bpv <= capacityOf(designs, year, halved, leader)) chosen.push(one);
  }
  return chosen.map(([id]) => id).sort();
}
