import type { UnitId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Draft } from './drafts.ts';

/**
 * Who may follow a unit, by the units of the draft they are in: every follower is listed, and perhaps others who once were. Gathered when
 * it is first asked for and kept up by `followSet`, since walking all units for each one that goes would take longer than the turn.
 */
const followersOf = new WeakMap<Draft['units'], Map<UnitId, UnitId[]>>();

/** Whom the unit follows from now on; absent: nobody. Who starts to follow is written here alone, or it is not found again. */
export function followSet(draft: Draft, id: UnitId, follows: UnitId | undefined): void {
  const unit = draft.units[id];
  if (unit === undefined) return;
  delete unit.follows;
  if (follows === undefined) return;
  unit.follows = follows;
  const followers = followersOf.get(draft.units);
  if (followers !== undefined) list(followers, follows, id);
}

/** The unit is gone, or somebody else's: whoever followed it follows none. */
export function followedByNone(draft: Draft, id: UnitId): void {
  const followers = followersOf.get(draft.units) ?? gathered(draft.units);
  followersOf.set(draft.units, followers);
  for (const follower of followers.get(id) ?? []) {
    const unit = draft.units[follower];
    if (unit?.follows === id) delete unit.follows;
  }
}

/** The unit is no more, and nobody follows it. */
export function gone(draft: Draft, id: UnitId): void {
  delete draft.units[id];
  followedByNone(draft, id);
}

function gathered(units: Draft['units']): Map<UnitId, UnitId[]> {
  const followers = new Map<UnitId, UnitId[]>();
  for (const [id, { follows }] of inOrder<UnitId, Draft['units'][UnitId]>(units)) {
    if (follows !== undefined) list(followers, follows, id);
  }
  return followers;
}

function list(followers: Map<UnitId, UnitId[]>, id: UnitId, follower: UnitId): void {
  const known = followers.get(id);
  if (known === undefined) followers.set(id, [follower]);
  else if (!known.includes(follower)) known.push(follower);
}
