import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Ship } from '../ship.ts';
import type { State } from '../state.ts';
import type { System } from '../system.ts';
import { basesIn } from '../territory.ts';

type Unit = Pick<Ship, 'hull'>;

/** Whether it is a commercial base: single, triple or quadruple (B4.10, B4.20). */
export const isCommercial = ({ hull }: Unit): boolean => /^[TQ]?CB$/.test(hull);

/** `6xGMS`: the number and the designation of a unit. */
function kindOf(hull: string): { readonly count: number; readonly hull: string } {
  const [, count = '1', name = hull] = /^(\d+)x(.+)$/.exec(hull) ?? [];
  return { count: Number(count), hull: name };
}
const countOf = (ships: readonly Unit[], hull: string): number =>
  sumOf(ships.map((ship) => (kindOf(ship.hull).hull === hull ? kindOf(ship.hull).count : 0)));
/** Whether mobile bases and platforms stand for a triple commercial base without any of its kind (B11.70). */
const isEqual = (ships: readonly Unit[]): boolean => countOf(ships, 'MB') > 1 && countOf(ships, 'CPL') > 2;

/** Whether these bases carry the commerce of a system: a commercial base, or what equals one (C7.20, B11.70). */
export const carryCommerce = (ships: readonly Unit[]): boolean => ships.some(isCommercial) || isEqual(ships);

/** Whether the commerce of a system went with what it has lost. OURS: what equals a commercial base counts only where merchants have settled, as other systems have theirs from the beginning. */
export function losesCommerce(
  { founded }: Pick<System, 'founded'>,
  before: readonly Unit[],
  after: readonly Unit[],
): boolean {
  const carries =
    founded === undefined ? (ships: readonly Unit[]) => ships.some(isCommercial) : carryCommerce;
  return carries(before) && !carries(after);
}

/** Ground bases that are no military ones. OURS: farms, mines, power stations and hospitals. */
export const civilGround: ReadonlySet<string> = new Set(['GSA', 'GMS', 'GPS', 'GMH']);
/** The construction dry dock, which is no military base either (B8.96). */
export const dryDock = 'CDK';

/** Whether it is a base that civilians run: commercial ones and platforms, dry docks, and some on the ground (B4.10, C7.15). */
export const isCivilBase = ({ hull, figures }: Ship): boolean =>
  figures?.class === 'CB' || hull === dryDock || civilGround.has(kindOf(hull).hull);

/** Whether military bases are left among these (C7.30). */
export const haveMilitary = (ships: readonly Ship[]): boolean => ships.some((ship) => !isCivilBase(ship));

/** Whether an empire has military bases left in a hex. */
export const isGuarded = (
  state: Pick<State, 'squadrons'>,
  seat: State['systems'][PlaceId]['owner'],
  place: PlaceId,
): boolean => {
  const bases = basesIn(state, place);
  return bases?.seat === seat && haveMilitary(bases.ships);
};
