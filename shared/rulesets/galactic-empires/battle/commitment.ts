import type { Draw } from '#kernel/dice/draw.ts';
import { areAllied } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { defence } from '../tables/defences.ts';
import type { Field, Fighter } from './field.ts';
import { livingOf, stands } from './field.ts';
import type { Strike } from './siege.ts';

/**
 * After the siege, units enter what is left of the sector defences: the owner's garrison, and starfleets set to defend
 * whose empire owns the sector or is allied with its owner (GE 1633-1641, 1862). Sets the field's `level` and which sides are `committed`.
 */
export function commit(state: State, field: Field, strikes: readonly Strike[]): void {
  const sector = state.sectors[field.place];
  if (sector === undefined) return;
  const struck = strikes.reduce((sum, { damage }) => sum + damage, 0);
  field.level = Math.max(0, sector.level - sector.levelDamage - struck);
  if (field.level === 0) return; // GE 1641: ruined defences are not defended.
  for (const side of field.sides) {
    const isGarrison = side.kind === 'garrison' && side.owner === sector.owner;
    side.committed =
      isGarrison || (side.kind === 'starfleet' && side.defends && areAllied(state, side.owner, sector.owner));
  }
}

/** Draws which living ships of committed sides the defences cover in this round, up to their capacity (GE 1195-1199, 1894, E-32). */
export function cover(field: Field, draw: Draw): void {
  for (const side of field.sides) for (const fighter of side.fighters) fighter.covered = false;
  if (field.level === 0) return;
  const inside = field.sides.flatMap((side) => (side.committed && stands(side) ? livingOf(side) : []));
  const room = Math.min(defence(field.level).capacity, inside.length);
  const all = room === inside.length;
  for (let place = 0; place < room; place += 1) {
    const chosen = all ? place : place + draw.int(inside.length - place) - 1;
    const fighter = inside[chosen] as Fighter;
    inside[chosen] = inside[place] as Fighter;
    fighter.covered = true;
  }
}
