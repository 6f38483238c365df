import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Learnt, Lesson, LessonTask } from '#kernel/lessons.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Order, OrderOf } from '../game.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import { shipTypeId } from '../tables/starships.ts';
import { garrisonId, sectorId, starfleetId } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { countOf } from '../model/units/forces.ts';

/* What lessons look up in a view and a plan, and the empires, sectors, units and types they are about (setup/tutorial.ts). */

export type GeNow = Learnt<View, Order>;
export type GeTask = LessonTask<View, Order>;
export type GeLesson = Lesson<View, Order>;

export const klingons = seatId('klingon-empire');
export const [lantern, gorvun, shoreham] = [sectorId(18), sectorId(19), sectorId(16)];
const earth = sectorId(17);
export const homeFleet = unitId('federation-core.a00001');
export const garrison = garrisonId(earth);
export const frigate = shipTypeId('federation-a/prometheus-attack-frigate');
export const dreadnought = shipTypeId('federation-a/sovereign-dreadnought');
/** Numbers of the starfleets of the first turn; any other was formed by the learner. */
const firstFleets: readonly number[] = [1, 2];

export const owns = ({ view }: GeNow, place: PlaceId): boolean =>
  view.sectors[place]?.report?.owner === view.me;
export const nameOf = ({ view }: GeNow, place: PlaceId): string => view.sectors[place]?.name ?? '';

/** Orders of one kind in the plan of a unit, or of the headquarters. */
export const given = <K extends Order['kind']>(
  { plan }: GeNow,
  kind: K,
  unit?: UnitId,
): readonly OrderOf<K>[] => ordersOf(plan, unit).filter((order): order is OrderOf<K> => order.kind === kind);

/** The starfleet that the learner has formed, or is forming at Earth. */
export function newFleet(now: GeNow): UnitId | undefined {
  const formed = inOrder(now.view.units).find(
    ([, unit]) => unit.kind === 'starfleet' && !firstFleets.includes(unit.number),
  );
  const [forming] = given(now, 'form-starfleet', garrison);
  return formed?.[0] ?? (forming === undefined ? undefined : starfleetId(now.view.me, forming.number));
}

/** A unit's route, sector by sector. */
export const way = (now: GeNow, unit: UnitId): readonly PlaceId[] =>
  given(now, 'travel', unit).map(({ to }) => to);

export const ships = ({ view }: GeNow, unit: UnitId | undefined, type: ShipTypeId): number =>
  unit === undefined ? 0 : countOf(view.units[unit]?.stacks ?? [], type);

/** The last element, or undefined. */
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
