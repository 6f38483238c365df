import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { tugBomb } from '../model/condition/pods.ts';
import type { Wing } from '../model/battle/wings.ts';
import { isShuttle } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import { rowFor } from '../ships/fleet.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import type { Flag } from '../ships/list/words.ts';
import { kindOf, moduleKinds } from '../ships/list/words.ts';
import { shipIn } from '../ships/wings.ts';

/** Skids that a freighter carries instead of pods. OURS: a large one two, a small one one (C60.30). */
const skidsOf = ({ hull, figures }: Pick<Ship, 'figures' | 'hull'>): number =>
  figures?.class !== 'AUX' ? 0 : hull === 'F-L' ? 2 : hull === 'F-S' ? 1 : 0;

/** Pods, or skids, that a ship carries at most: a fleet tug two, a light tactical transport one. OURS: theater transports none (D6.45, E4.85). */
export const podsOf = (ship: Pick<Ship, 'figures' | 'hull'>): number =>
  ship.figures?.class === 'TG' ? 2 : ship.figures?.class === 'LTT' ? 1 : skidsOf(ship);

const skids: readonly string[] = ['MEDS'];
/** Whether a ship carries such: freighters skids, and tugs all else (OURS, C60.30). */
export const bears = (ship: Pick<Ship, 'figures' | 'hull'>, designation: string): boolean =>
  skids.includes(designation) === skidsOf(ship) > 0;

/** What an empire calls so, if it is a pod or a skid; modules are for bases (B11.60). */
export function podRow(list: ShipList, seat: SeatId, designation: string): Hull | undefined {
  const row = rowFor(list, seat, designation);
  return row === undefined || kindOf(row) !== 'pod' || moduleKinds.includes(designation) ? undefined : row;
}

/** Thirds of a movement point that a pod costs, and the pods that the fusion bomb counts as (A13.30, D1.10). */
const [thirds, bombWeight] = [1, 3] as const;
/** The movement cost of a tug with so many pods: a third more for each, as of the book’s E4T. OURS for all other tugs. */
export function costWith(cost: string, pods: number): string {
  const [over = 0, under = 1] = cost.split('/').map(Number);
  return `${over * 3 + pods * thirds * under}/${under * 3}`;
}

/** What pods make of a tug: its BPV and all else with theirs; of pods that command the best one alone; troop pods make it a troop ship where all are such (C50.30, D6.45, 1/D). */
export function poddedRow(tug: Hull, pods: readonly Hull[], most: number): Hull {
  const full = pods.length === most && pods.every((one) => has(one, 'troop'));
  const flags = new Set<Flag>([
    ...tug.flags,
    ...pods.flatMap((one) => one.flags.filter((flag) => flag !== 'troop')),
  ]);
  const sum = (of: (one: Hull) => number): number => of(tug) + sumOf(pods.map(of));
  return {
    ...tug,
    bpv: sum(({ bpv }) => bpv),
    epv: sum(({ epv }) => epv),
    crew: sum(({ crew }) => crew),
    cargo: sum(({ cargo }) => cargo),
    sensors: sum(({ sensors }) => sensors),
    rating: tug.rating + Math.max(0, ...pods.map(({ rating }) => rating)),
    move: costWith(tug.move, pods.length),
    fighters: [...tug.fighters, ...pods.flatMap(({ fighters }) => fighters)],
    gunboats: [...tug.gunboats, ...pods.flatMap(({ gunboats }) => gunboats)],
    flags: [...flags, ...(full ? (['troop'] as const) : [])],
  };
}

/** Defense factors that the bomb adds (A13.30). */
const bombDefence = 10;
/** The crew of the bomb: as of the third one (A13.10, A13.30). */
const bombCrew = 175;
/** A tug with the bomb: it attacks with nothing else, and has neither abilities nor attrition units of its own. */
function withBomb(list: ShipList, tug: Hull): Ship {
  const { figures, ...plain } = shipIn(
    list,
    { ...tug, move: costWith(tug.move, bombWeight), flags: [], fighters: [], gunboats: [] },
    false,
  );
  return {
    ...plain,
    ...(figures && {
      figures: {
        ...figures,
        attack: 0,
        defence: figures.defence + bombDefence,
        crew: figures.crew + bombCrew,
      },
    }),
  };
}

/** Hangars of a kind as one, with what was aboard before as far as there is room. */
function filled(wings: readonly Wing[], before: readonly Wing[]): readonly Wing[] {
  return [...Map.groupBy(wings, ({ type }) => type).values()].flatMap((each): readonly Wing[] => {
    const [first] = each;
    const most = sumOf(each.map((one) => one.most));
    const had = sumOf(before.map((one) => (one.type === first?.type ? one.count : 0)));
    return first === undefined ? [] : [{ ...first, most, count: Math.min(most, had) }];
  });
}

/** A tug with these pods instead of those that it carried, and the fighters and gunboats that leave it with them; undefined where the list does not know it. */
export function podded(
  list: ShipList,
  seat: SeatId,
  ship: Ship,
  pods: readonly string[],
): { readonly ship: Ship; readonly left: Readonly<Record<string, number>> } | undefined {
  // Captured and foreign tugs are what their builders have.
  const tug = rowFor(list, ship.captured ?? ship.foreign ?? seat, ship.hull);
  const rows = pods.flatMap((one) => podRow(list, seat, one) ?? []);
  const bomb = pods.includes(tugBomb);
  if (tug === undefined || (!bomb && rows.length < pods.length)) return undefined;
  const fresh = bomb ? withBomb(list, tug) : shipIn(list, poddedRow(tug, rows, podsOf(ship)), false);
  const before = ship.wings ?? [];
  const wings = filled(fresh.wings ?? [], before);
  const links = before.filter((one) => (one.links === true && !bomb) || isShuttle(one));
  const { pods: _, wings: __, figures: ___, ...rest } = ship;
  const kept = [...wings, ...links];
  const left: Record<string, number> = {};
  for (const { type, count } of before) left[type] = (left[type] ?? 0) + count;
  for (const { type, count } of kept) left[type] = (left[type] ?? 0) - count;
  return {
    ship: {
      ...rest,
      sensors: fresh.sensors,
      ...(fresh.figures && { figures: fresh.figures }),
      ...(kept.length > 0 && { wings: kept }),
      ...(pods.length > 0 && { pods }),
    },
    left: Object.fromEntries(inOrder(left).filter(([, count]) => count > 0)),
  };
}
