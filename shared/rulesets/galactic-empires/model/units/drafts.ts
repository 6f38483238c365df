import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { fullTreasury } from '../../tables/limits.ts';
import type { AdmiralId } from '../ids.ts';
import type { Admiral, Empire, Relation, Sector, State, Unit } from '../state.ts';
import { pairKey } from '../state.ts';
import type { Mutable } from './change.ts';

/** The runner's private copy of the state, which may be written to. */
export type Draft = Mutable<State>;
export type DraftUnit = Mutable<Unit>;
type DraftSector = Mutable<Sector>;
type DraftEmpire = Mutable<Empire>;

/** These look-ups never throw: an event about something that is gone changes nothing. */
export function withUnit(draft: Draft, id: UnitId, change: (unit: DraftUnit) => void): void {
  const unit = draft.units[id];
  if (unit !== undefined) change(unit);
}

export function withSector(draft: Draft, id: PlaceId, change: (sector: DraftSector) => void): void {
  const sector = draft.sectors[id];
  if (sector !== undefined) change(sector);
}

export function withEmpire(draft: Draft, id: SeatId, change: (empire: DraftEmpire) => void): void {
  const empire = draft.empires[id];
  if (empire !== undefined) change(empire);
}

export function withAdmiral(
  draft: Draft,
  unit: UnitId,
  id: AdmiralId,
  change: (admiral: Mutable<Admiral>) => void,
): void {
  const admiral = draft.units[unit]?.admirals.find((other) => other.id === id);
  if (admiral !== undefined) change(admiral);
}

/** Sets the relation of two empires, and marks the pair as changed for the rest of the turn (E-45). */
export function setRelation(draft: Draft, a: SeatId, b: SeatId, relation: Relation): void {
  const key = pairKey(a, b);
  if (relation === 'neutral') delete draft.relations[key];
  else draft.relations[key] = relation;
  const changed = draft.relationsChanged ?? [];
  if (!changed.includes(key)) draft.relationsChanged = [...changed, key];
}

/** Adds an amount in hundredths to a treasury, within 0 (GE 822) and `fullTreasury`. */
export function pay(draft: Draft, seat: SeatId, amount: number): void {
  const empire = draft.empires[seat];
  if (empire !== undefined) empire.treasury = Math.min(fullTreasury, Math.max(0, empire.treasury + amount));
}
