import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, ownerHears, place, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import type { Wing } from '../../model/battle/wings.ts';
import type { Ship } from '../../model/ship.ts';
import type { State, View } from '../../model/state.ts';
import { basesAt, isFixed } from '../../model/territory.ts';
import { haveRole } from '../../ships/aboard/officers.ts';
import { linked } from '../stand.ts';
import type { BaseType } from '../types.ts';
import { baseUnit, groupSize, typeOfUnit, unitOf } from '../types.ts';

/** Ground bases that are one unit where a ground forces officer serves (A12.30e). */
const groupOfOfficer = 12;

/** What units of ground bases there are with these together: the first takes what they have lost, their fighters and their officers. */
function together(type: BaseType, units: readonly Ship[], size: number): readonly Ship[] {
  const count = sumOf(units.map(({ hull }) => unitOf(hull).count));
  let lost = sumOf(units.map((one) => one.lost ?? 0));
  const aboard = new Map<string, number>();
  for (const { wings = [] } of units)
    for (const one of wings) aboard.set(one.type, (aboard.get(one.type) ?? 0) + one.count);
  const filled = (wings: readonly Wing[]): readonly Wing[] =>
    wings.map((one) => {
      const taken = Math.min(one.most, aboard.get(one.type) ?? 0);
      aboard.set(one.type, (aboard.get(one.type) ?? 0) - taken);
      return { ...one, count: taken };
    });
  const officers = units.flatMap((one) => one.officers ?? []);
  const poor = units.some(({ crew }) => crew === 'poor');
  const enhanced = units.some((one) => one.enhanced === true);
  return Array.from({ length: Math.ceil(count / size) }, (_, nth) => {
    const { wings, ...unit } = baseUnit(type, Math.min(size, count - nth * size));
    const worn = Math.min(lost, Math.max(0, (unit.figures?.defence ?? 1) - 1));
    lost -= worn;
    return {
      ...unit,
      ...(wings && { wings: filled(wings) }),
      ...(worn > 0 && { lost: worn }),
      ...(poor && { crew: 'poor' as const }),
      ...(enhanced && { enhanced: true as const }),
      ...(nth === 0 && officers.length > 0 && { officers }),
    };
  });
}

/** Bases with those on the ground in units of this size, kind by kind; the same ones where they are so already. */
function inUnitsOf(ships: readonly Ship[], size: number): readonly Ship[] {
  const kinds = Map.groupBy(ships, (ship) => typeOfUnit(ship));
  const done = new Set<BaseType>();
  const all = ships.flatMap((ship) => {
    const type = typeOfUnit(ship);
    if (type?.row.class !== 'GB') return [ship];
    if (done.has(type)) return [];
    done.add(type);
    const units = kinds.get(type) ?? [];
    const counts = units.map(({ hull }) => unitOf(hull).count);
    const fits = counts.every((one) => one <= size) && counts.filter((one) => one < size).length <= 1;
    return fits ? units : together(type, units, size);
  });
  return linked(all);
}

/** Ground bases of a hex fight in units of so many from now on (A12.30e). */
export const basesGrouped = event('bases-grouped', {
  fields: { seat, place, size: integer(groupSize, groupOfOfficer) },
  by: 'rules',
  hears: ownerHears,
  say: ({ place: at, size }) =>
    phrase('Ground bases in {place} fight in units of {size}.', { place: hexName(at), size }),
  ahead: ({ place: at, size }) =>
    phrase('Ground bases in {place} will fight in units of {size}.', { place: hexName(at), size }),
  apply: (draft, { place: at, size }) =>
    change(draft.squadrons, basesAt(at), ({ ships }) => ({ ships: inUnitsOf(ships, size) })),
});

/** At the beginning of a turn ground bases are put together as their officer has them, or taken apart again. OURS: in that turn alone. */
export function groupBases(turn: Turn<Room<State, View, never, EventIn<typeof basesGrouped>>>): void {
  for (const one of valuesInOrder(turn.state.squadrons)) {
    if (!isFixed(one)) continue;
    const size = haveRole(one.ships, 'LGFO') ? groupOfOfficer : groupSize;
    if (size === groupSize && one.ships.every(({ hull }) => unitOf(hull).count <= groupSize)) continue;
    const hulls = (ships: readonly Ship[]) => ships.map(({ hull }) => hull).join(' ');
    if (hulls(inUnitsOf(one.ships, size)) !== hulls(one.ships))
      turn.happen(basesGrouped.of({ seat: one.seat, place: one.place, size }));
  }
}
