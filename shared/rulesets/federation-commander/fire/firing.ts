import { isInArc } from '#kernel/board/bearing.ts';
import type { Side } from '#kernel/board/grid.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { arcs } from '../cards/arcs.ts';
import type { SystemType, WeaponType } from '../cards/systems.ts';
import { rangeOf } from '../map/board.ts';
import type { Aim } from '../model/parts.ts';
import type { Named } from '../model/ships.ts';
import { active, enemiesOf } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import { tokenText } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { boxLabel, boxNamed, cardOf, isWithoutControl, mountNamed, works } from '../ships/ships.ts';
import { seen } from './lines.ts';
import { cannotFireOut } from './stack.ts';
import { mayFireLow, weapons } from './weapons.ts';

/* Direct fire (FC 4A): arcs, ranges, dice. */

/** What the weapon scores by its die at this range, from 1 to 6; undefined where it cannot fire. */
export const pointsAt = (type: WeaponType, range: number): readonly number[] | undefined =>
  weapons[type].bands.find(({ least, most }) => least <= range && range <= most)?.points;

/** The die as the tables read it: one more without control, but never above 6 (FC 5A2b). */
export const readDie = (ship: Ship, die: number): number =>
  Math.min(6, die + (isWithoutControl(ship) ? 1 : 0));

export const scoreOf = (ship: Ship, { as }: Aim, range: number, die: number): number =>
  pointsAt(as, range)?.[readDie(ship, die) - 1] ?? 0;

/** Six times what the weapon scores on average. */
export const sixfold = (ship: Ship, aim: Aim, range: number): number =>
  sumOf([1, 2, 3, 4, 5, 6].map((die) => scoreOf(ship, aim, range, die)));

export const fireCost = (aims: readonly Aim[]): number => sumOf(aims.map(({ as }) => weapons[as].cost));

/** Why a box that is no weapon of these missions fires nothing: racks are for the larger game (FC 4E, 4F). */
function notFiring(system: SystemType | undefined, weapon: string): Problem {
  if (system === 'drn') return impossible('FC 4F', 'free-hit', { weapon });
  return system === 'add'
    ? impossible('FC 4E', 'free-hit', { weapon })
    : impossible('FC 4A2', 'no-weapon', { weapon });
}

/** Why this weapon cannot fire at that ship; undefined if it can, energy apart (FC 4A2). */
export function cannotBear(ship: Ship, { weapon, as }: Aim, target: Ship): Problem | undefined {
  const name = boxLabel(ship, weapon);
  const mount = mountNamed(ship, weapon);
  if (mount === undefined) return notFiring(boxNamed(ship, weapon)?.system, name);
  if (as !== mount.type && !(as === 'ph-3' && mayFireLow.includes(mount.type)))
    return impossible('FC 4B2e', 'no-lower-table', { weapon: name });
  if (!works(ship, weapon)) return impossible('FC 4A2', 'weapon-disabled', { weapon: name });
  if (ship.used.includes(weapon)) return impossible('FC 4A2', 'weapon-fired', { weapon: name });
  if (mount.type === 'phot' && ship.tracks[weapon] !== 'loaded')
    return impossible('FC 4C2a', 'not-loaded', { weapon: name });
  if (!isInArc(arcs[mount.arc], seen(ship, target)))
    return impossible('FC 3B', 'out-of-arc', { weapon: name, target: target.name, arc: mount.arc });
  const range = rangeOf(ship.place, target.place);
  return pointsAt(as, range) === undefined
    ? impossible(weapons[as].reach, 'out-of-range', { weapon: name, target: target.name, range })
    : undefined;
}

/** Why the ship cannot fire like this; undefined if it can. */
export function cannotFire(
  state: State,
  [id, ship]: Named,
  at: UnitId,
  aims: readonly Aim[],
  through?: Side,
): Problem | undefined {
  const target = active(state).find(([other]) => other === at)?.[1];
  if (target === undefined || target.seat === ship.seat) return impossible('FC 3A3', 'no-target');
  if (aims.length === 0) return impossible('FC 1E2d', 'no-weapon-named');
  if (state.declared.some((one) => one.ship === id && one.at === at))
    return impossible('FC 1E2d', 'target-twice', { target: target.name });
  for (const [index, aim] of aims.entries()) {
    const twice = aims.findIndex(({ weapon }) => weapon === aim.weapon) !== index;
    if (twice) return impossible('FC 4A2', 'weapon-twice', { weapon: boxLabel(ship, aim.weapon) });
    const problem = cannotBear(ship, aim, target);
    if (problem !== undefined) return problem;
  }
  const blocked = cannotFireOut(state, [id, ship], target, through);
  if (blocked !== undefined) return blocked;
  const cost = fireCost(aims);
  return cost > ship.energy
    ? impossible('FC 4A2', 'too-much-energy', {
        ship: ship.name,
        needed: tokenText(cost),
        left: tokenText(ship.energy),
      })
    : undefined;
}

/** Its weapons that can fire at that ship, each by its own table or, where only that can be paid, by that of a phaser-3. */
export const bearing = (ship: Ship, target: Ship): readonly Aim[] =>
  cardOf(ship).mounts.flatMap(({ box, type }) => {
    const aims: readonly Aim[] = [
      { weapon: box, as: type },
      { weapon: box, as: 'ph-3' },
    ];
    return (
      aims.find((aim) => fireCost([aim]) <= ship.energy && cannotBear(ship, aim, target) === undefined) ?? []
    );
  });

/** Enemies that the ship has not engaged in this impulse, and can (FC 1E2d, 4A3). */
export const targetsOf = (state: State, own: Named): readonly Named[] =>
  enemiesOf(state, own[1].seat).filter(
    ([at, enemy]) =>
      !state.declared.some((one) => one.ship === own[0] && one.at === at) &&
      bearing(own[1], enemy).length > 0 &&
      cannotFireOut(state, own, enemy) === undefined,
  );

/** Whether the ship has named a target in this impulse. */
export const hasFired = ({ declared }: State, id: UnitId): boolean =>
  declared.some(({ ship }) => ship === id);

/** Points that dice have scored on the ship in this impulse; they are marked after the last of them. */
export const scoredOn = ({ volleys }: State, id: UnitId): number =>
  sumOf(volleys.flatMap(({ at, points }) => (at === id ? [points] : [])));
