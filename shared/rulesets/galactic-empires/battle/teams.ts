import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { areAllied, areHostile } from '../model/relations.ts';
import type { State } from '../model/state.ts';

/** An empire, or the independents. */
export type Owner = SeatId | undefined;

/** Sides that take damage together (GE 1660, 1936). */
export interface Team {
  /** Its owners joined by `+`; names its dice. */
  readonly key: string;
  /** Indices of its sides. */
  readonly members: readonly number[];
}

/** The independents have no id of their own; no empire may have this one. */
const ownerKey = (owner: Owner): string => owner ?? 'independents';

/** The owners in groups of allies, direct or through other allies (E-29); groups and members in the order given. */
export function chains(state: State, owners: readonly Owner[]): readonly (readonly Owner[])[] {
  const left = [...owners];
  const groups: Owner[][] = [];
  while (left.length > 0) {
    const group = left.splice(0, 1);
    for (const member of group) {
      for (const other of left.filter((one) => areAllied(state, member, one))) {
        group.push(other);
        left.splice(left.indexOf(other), 1);
      }
    }
    groups.push(owners.filter((owner) => group.includes(owner)));
  }
  return groups;
}

/**
 * The teams that each side may fire at: its enemies in groups of allies. OURS: an enemy's ally with whom the side is not at war
 * is no target, belongs to no team, and joins no others (GE 721, 1595).
 */
export function enemyTeams(
  state: State,
  place: PlaceId,
  sides: readonly { readonly owner?: SeatId }[],
): { readonly teams: readonly Team[]; readonly targets: readonly (readonly number[])[] } {
  const owners = distinctOwners(sides);
  const teams: Team[] = [];
  const indexOf = (group: readonly Owner[]): number => {
    const key = group.map(ownerKey).join('+');
    const known = teams.findIndex((team) => team.key === key);
    if (known >= 0) return known;
    const members = sides.flatMap(({ owner }, index) => (group.includes(owner) ? [index] : []));
    return teams.push({ key, members }) - 1;
  };
  const byOwner = new Map(
    owners.map((owner) => {
      const enemies = owners.filter((other) => areHostile(state, owner, other, place));
      return [owner, chains(state, enemies).map(indexOf)] as const;
    }),
  );
  return { teams, targets: sides.map(({ owner }) => byOwner.get(owner) ?? []) };
}

/** Each owner once, in id order, the independents last. */
export function distinctOwners(sides: readonly { readonly owner?: SeatId }[]): readonly Owner[] {
  const seats = [...new Set(sides.flatMap(({ owner }) => owner ?? []))].sort();
  return sides.some(({ owner }) => owner === undefined) ? [...seats, undefined] : seats;
}
