import type { UnitId } from '#kernel/words/ids.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { isCivilBase } from '../../model/civil/commerce.ts';
import type { Ship } from '../../model/ship.ts';
import type { Battle } from '../../model/state.ts';
import { leaveBases } from '../../officers/escapes.ts';
import { undockingIn } from '../../sensors/docks.ts';
import { isCivilian } from '../../ships/fleet.ts';
import type { Side } from '../battle.ts';
import { sidesOf } from '../battle.ts';
import { surrendered } from '../formEvents.ts';
import { basesYielded } from '../support/commerce.ts';
import { withCargo } from '../support/captured.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';

const isHarmless = (ship: Ship): boolean => isCivilian(ship) || isCivilBase(ship);

/** Civilians surrender where all warships and military bases of their side are gone: ships go with their captor, bases stay where they are (A10.51, C7.15). Back comes the bases that did. */
export function yieldCivilians(turn: Turn<Fighting>, battle: Battle): UnitId | undefined {
  const [one, other] = sidesOf(turn.state, battle);
  return yieldTo(turn, battle, one, other) ?? yieldTo(turn, battle, other, one);
}

function yieldTo(turn: Turn<Fighting>, battle: Battle, side: Side, foe: Side): UnitId | undefined {
  const { ships, seat: owner } = side.squadron;
  if (ships.length === 0 || !ships.every(isHarmless) || foe.squadron.ships.every(isHarmless))
    return undefined;
  // Who comes out of their docks fights on for them (B4.10).
  if (undockingIn(turn.state, owner, battle.place).length > 0) return undefined;
  const to = foe.parts.find((part) => (turn.state.squadrons[part]?.ships.length ?? 0) > 0);
  if (to === undefined) return undefined;
  const common = { ...inBattle(battle, sidesOf(turn.state, battle)), seat: owner };
  const at = ships.flatMap((ship, position) => (isCivilBase(ship) ? [] : [position]));
  const hulls = at.flatMap((position) => ships[position]?.hull ?? []);
  if (at.length > 0)
    withCargo(turn, { unit: side.unit, at, to }, () => {
      turn.happen(surrendered.of({ ...common, unit: side.unit, to, at, hulls }));
    });
  if (at.length === ships.length) return undefined;
  const taken = turn.state.systems[battle.place] === undefined;
  if (taken) leaveBases(turn, turn.draw, owner, battle.place);
  turn.happen(basesYielded.of({ seat: owner, place: battle.place, to: foe.squadron.seat, taken }));
  return side.unit;
}
