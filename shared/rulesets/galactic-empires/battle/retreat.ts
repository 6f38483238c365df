import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { hasPermission } from '../diplomacy/permission.ts';
import type { GeTurn } from '../declare.ts';
import { areHostile } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { canFight } from '../model/units/forces.ts';
import type { Happening } from './endings.ts';
import type { Field, Side } from './field.ts';
import { heading, isThreatened, livingOf, stands } from './field.ts';

/** All units by place, updated as units retreat. Empty for battles at a border. */
export type Forces = Map<PlaceId, readonly NamedUnit[]>;

/**
 * The end of a round: starfleets retreat if they may, want to and have somewhere to go (GE 1670-1672, 1900-1906).
 * Whether they face enemies is checked for all of them first, so two fleets may retreat from each other at the same time (E-34).
 * @param left starfleets that left a battle elsewhere: they retreat if they may and have somewhere to go
 */
export function retreat(
  turn: GeTurn<Happening>,
  field: Field,
  forces: Forces,
  round: number,
  left: readonly UnitId[] = [],
): void {
  const free = new Set(field.sides.filter((side) => mayRetreat(side) && isThreatened(field, side)));
  const hasLeft = ({ unit }: Side): boolean => left.includes(unit);
  if (
    ![...free].some((side) => wantsAway(side) || hasLeft(side)) &&
    !field.sides.some(({ away }) => away !== undefined)
  )
    return;
  const asked = new Set<Side>();
  const tryToLeave = (side: Side): void => {
    if (asked.has(side)) return;
    asked.add(side);
    const ahead = followed(field, side);
    if (ahead !== undefined) tryToLeave(ahead);
    if (!free.has(side) || !(goes(side, ahead) || hasLeft(side))) return;
    const to = refuge(turn.state, field, forces, side, ahead);
    if (to === undefined) return;
    side.away = to;
    movedOver(forces, field.place, to, side.unit);
    turn.happen({ kind: 'starfleet-retreated', ...heading(field), unit: side.unit, to, round });
  };
  field.sides.forEach(tryToLeave);
}

function movedOver(forces: Forces, from: PlaceId, to: PlaceId, id: UnitId): void {
  const here = forces.get(from) ?? [];
  forces.set(
    from,
    here.filter(([other]) => other !== id),
  );
  forces.set(to, [...(forces.get(to) ?? []), ...here.filter(([other]) => other === id)]);
}

/**
 * Garrisons and ships inside the defences never retreat (GE 517, 1902); the independents have nowhere to go. OURS: admirals of a
 * starfleet without ships leave the defences too, because they always retreat (GE 1171).
 */
function mayRetreat(side: Side): boolean {
  return (
    side.kind === 'starfleet' && (!side.committed || isBare(side)) && side.owner !== undefined && stands(side)
  );
}

/** The side that this one follows, if it takes part in the battle (GE 511, 1902). */
export function followed(field: Field, side: Side): Side | undefined {
  return side.follows === undefined
    ? undefined
    : field.sides.find(({ unit }) => unit === side.follows && unit !== side.unit);
}

/**
 * Whether the side retreats now. A follower does so only once the unit that it follows has. OURS: if it finds no refuge, it
 * tries again each round. Admirals without ships retreat in any case (GE 1171).
 */
function goes(side: Side, ahead: Side | undefined): boolean {
  if (isBare(side)) return true;
  return ahead === undefined ? wantsAway(side) : ahead.away !== undefined;
}

/** Whether admirals alone are left of it. */
export const isBare = (side: Side): boolean => livingOf(side).every(({ admiral }) => admiral !== undefined);

/** Whether no living ship is left in the ranks up to the retreat level; an empty rank counts as lost (GE 1664, 1902, 7319). At level 5 ships never retreat. */
export function wantsAway(side: Side): boolean {
  return (
    isBare(side) || !livingOf(side).some(({ type, rank }) => type !== undefined && rank <= side.retreatLevel)
  );
}

/**
 * Where the side would retreat to. From a border always back (GE 711, 1902). Else to a linked sector with permission and without
 * visible enemies, in this order: where the followed unit went, where the unit came from this turn, own sectors, others; of these the
 * lowest number (GE 725, E-33).
 */
export function refuge(
  state: State,
  field: Field,
  forces: Forces,
  side: Side,
  ahead?: Side,
): PlaceId | undefined {
  if (field.across !== undefined) return side.cameFrom;
  const { owner } = side;
  if (owner === undefined) return undefined;
  const open = (state.sectors[field.place]?.links ?? []).filter(
    (to) => hasPermission(state, owner, to) && !isHeldByEnemy(state, field, forces, side, to),
  );
  return [ahead?.away, side.cameFrom, open.find((to) => state.sectors[to]?.owner === owner), open[0]].find(
    (to) => to !== undefined && open.includes(to),
  );
}

/** Whether a visible enemy is in the sector. Units still in this battle do not count, units that have retreated there do. */
function isHeldByEnemy(state: State, field: Field, forces: Forces, { owner }: Side, to: PlaceId): boolean {
  const isEnemy = (id: UnitId, unit: Unit): boolean => {
    const here = field.sides.some((side) => side.unit === id && side.away === undefined);
    return !here && canFight(unit) && areHostile(state, owner, unit.owner, to);
  };
  const arrived = field.sides.some((side) => side.away === to && areHostile(state, owner, side.owner, to));
  return arrived || (forces.get(to) ?? []).some(([id, unit]) => isEnemy(id, unit));
}
