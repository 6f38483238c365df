import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { maybeStarship } from '../../tables/starships.ts';
import type { Casualty } from '../battle.ts';
import type { AdmiralId } from '../ids.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import type { Rank } from '../../tables/starships.ts';
import type { Stack } from '../state.ts';
import { garrisonId, garrisonName } from '../state.ts';
import { canonicalStacks, withShips, withoutShips } from './change.ts';
import type { Draft, DraftUnit } from './drafts.ts';
import { withSector, withUnit } from './drafts.ts';
import { followedByNone } from './followers.ts';

/** Transferred ships keep the move-points they have used (GE 1385, 1463); ships from a unit that has used its turn have none left. */
export function passShips(
  draft: Draft,
  event: {
    readonly from: UnitId;
    readonly to: UnitId;
    readonly taken: readonly Stack[];
    readonly rank: Rank;
  },
): void {
  const from = draft.units[event.from];
  const to = draft.units[event.to];
  if (from === undefined || to === undefined) return;
  for (const taken of event.taken) {
    from.stacks = withoutShips(from.stacks, taken);
    to.stacks = withShips(to.stacks, { ...taken, rank: event.rank, used: usedBy(from, taken) });
  }
}

function usedBy(unit: DraftUnit, stack: Stack): number {
  return isSpent(unit) ? Math.max(stack.used, maybeStarship(stack.type)?.moves ?? 0) : stack.used;
}

/** Work uses up the move-points of a whole starfleet, but in a garrison only the workers are busy, and other ships may leave (GE 872, 876). */
const isSpent = ({ kind, spent, working }: DraftUnit): boolean =>
  spent && !(kind === 'garrison' && working !== undefined);

/** A unit whose leader is transferred has no leader (E-07). */
export function passAdmiral(
  draft: Draft,
  event: { readonly from: UnitId; readonly to: UnitId; readonly admiral: AdmiralId },
): void {
  const from = draft.units[event.from];
  const to = draft.units[event.to];
  const admiral = from?.admirals.find(({ id }) => id === event.admiral);
  if (from === undefined || to === undefined || admiral === undefined) return;
  removeAdmiral(from, event.admiral);
  if (isSpent(from)) admiral.used = Math.max(admiral.used, draft.parameters.admiralMoves);
  to.admirals = [...to.admirals, admiral].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function reassigned(
  draft: Draft,
  {
    unit: id,
    type,
    stacks,
  }: { readonly unit: UnitId; readonly type: ShipTypeId; readonly stacks: readonly Stack[] },
): void {
  withUnit(draft, id, (unit) => {
    unit.stacks = canonicalStacks([...unit.stacks.filter((other) => other.type !== type), ...stacks]);
  });
}

/** Every ship and admiral of the unit spends the move-points (GE 1385). */
export function spendMoves(unit: DraftUnit, cost: number): void {
  unit.stacks = canonicalStacks(unit.stacks.map((stack) => ({ ...stack, used: stack.used + cost })));
  for (const admiral of unit.admirals) admiral.used += cost;
}

/** Removes ships and admirals that are lost. */
export function lost(draft: Draft, casualties: readonly Casualty[]): void {
  for (const { unit: id, type, admiral, rank, used, count } of casualties) {
    withUnit(draft, id, (unit) => {
      if (type !== undefined) unit.stacks = withoutShips(unit.stacks, { type, rank, used, count });
      if (admiral !== undefined) removeAdmiral(unit, admiral);
    });
  }
}

export function removeAdmiral(unit: DraftUnit, id: AdmiralId): void {
  unit.admirals = unit.admirals.filter((other) => other.id !== id);
  if (unit.leader === id) delete unit.leader;
}

/**
 * A sector that is captured or given away: permissions end, the garrison changes owner, annexation and defences stay (GE 741-749, 948, 1874).
 * OURS: the garrison loses its name, which may have been a secret.
 */
export function ownerChanged(draft: Draft, place: PlaceId, to: SeatId): void {
  withSector(draft, place, (sector) => {
    sector.owner = to;
    sector.changedOwner = true;
    sector.permitted = [];
    // The annexer has the sector back: a later loss, even in this turn, starts a new count (E-11).
    if (sector.annexedTo === to) Object.assign(sector, { decline: 0, regained: true });
  });
  followedByNone(draft, garrisonId(place));
  withUnit(draft, garrisonId(place), (garrison) => {
    garrison.owner = to;
    garrison.name = garrisonName(draft.sectors[place]?.name ?? '');
    delete garrison.leader;
    delete garrison.follows;
    delete garrison.working;
  });
}
