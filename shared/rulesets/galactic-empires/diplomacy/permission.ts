import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { namedPlace, ownerName } from '../model/naming.ts';
import { relation } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** Whether the empire may cross the sector in peace: as its owner, by the owner's passage rights, or by special permission (GE 1325-1333). An alliance alone is not enough. */
export function hasPermission(state: State, seat: SeatId, place: PlaceId): boolean {
  const sector = state.sectors[place];
  if (sector === undefined) return false;
  const { owner } = sector;
  if (owner === seat || sector.permitted.includes(seat)) return true;
  return owner !== undefined && (state.empires[owner]?.passage.includes(seat) ?? false);
}

/** Whether the sector is enemy ground for this empire: its owner is at war with it, or it is independent and gives no permission (GE 671, 1153). */
export function isEnemyGround(state: State, seat: SeatId, place: PlaceId): boolean {
  const sector = state.sectors[place];
  if (sector === undefined) return false;
  if (sector.owner === undefined) return !sector.permitted.includes(seat);
  return relation(state, seat, sector.owner) === 'war';
}

/** Whether the empire's visible units may enter the sector, in peace or as invaders (GE 671, 1357). */
export const isOpen = (state: State, seat: SeatId, place: PlaceId): boolean =>
  hasPermission(state, seat, place) || isEnemyGround(state, seat, place);

/** Why the unit may not enter the sector (GE 667-675, 1355-1357). Cloaked units may enter any sector (E-12). */
export function canEnter(state: State, unit: Unit, to: PlaceId): Problem | undefined {
  const sector = state.sectors[to];
  if (sector === undefined) return noSuchSector();
  const { owner } = unit;
  if (owner === undefined) return impossible('GE 6853', 'independents-stay');
  if (unit.cloaked || isOpen(state, owner, to)) return undefined;
  return impossible('GE 1357', 'no-permission', {
    place: namedPlace(to, sector),
    empire: ownerName(state, sector.owner),
  });
}

/** Why an order about a sector that is not on the map is void. */
export const noSuchSector = (): Problem => impossible('GE 669', 'no-such-sector');
