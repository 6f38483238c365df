import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from './drafts.ts';

/**
 * An index for each draft: the units that follow a unit, and perhaps some that no longer do. Built when first needed and updated by
 * `setFollowed`, because searching all units for each one that is gone would take longer than the rest of the turn.
 */
const followersOf = new WeakMap<Draft['units'], Map<UnitId, UnitId[]>>();

/** Sets which unit this one follows, if any. Nothing else may set `follows`, or the index misses a follower. */
export function setFollowed(draft: Draft, id: UnitId, follows: UnitId | undefined): void {
  const unit = draft.units[id];
  if (unit === undefined) return;
  delete unit.follows;
  if (follows === undefined) return;
  unit.follows = follows;
  const followers = followersOf.get(draft.units);
  if (followers !== undefined) list(followers, follows, id);
}

/** The unit is gone, or has a new owner: its followers follow no unit. */
export function followedByNone(draft: Draft, id: UnitId): void {
  const followers = followersOf.get(draft.units) ?? gathered(draft.units);
  followersOf.set(draft.units, followers);
  for (const follower of followers.get(id) ?? []) {
    const unit = draft.units[follower];
    if (unit?.follows === id) delete unit.follows;
  }
}

/** Removes the unit; its followers follow no unit. */
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
