import type { Draw } from '#kernel/dice/draw.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { defence } from '../tables/defences.ts';
import type { Brought } from '../model/battle.ts';
import type { Field, Fighter, Side } from './field.ts';
import type { Volley } from './fire.ts';

/** One point of damage, in tenths of a hit-point. */
const oneDamage = 10;

/**
 * Deals the round's damage, team by team: to a damaged ship if there is one, else to a random one of the lowest rank that the
 * whole team still has; what is left over goes to the next ship (GE 1658-1662, 1936, E-30). Marks casualties but removes none.
 */
export function takeDamage(field: Field, volleys: readonly Volley[], draw: Draw): void {
  for (const side of field.sides) side.taken = 0;
  field.teams.forEach((team, index) => {
    const aimed = volleys.filter((volley) => volley.team === index);
    if (aimed.length > 0) spend(field, index, aimed, draw.fork('damage', team.key));
  });
}

function spend(field: Field, team: number, volleys: readonly Volley[], draw: Draw): void {
  const next = targetsOf(field, team, draw);
  let hurt = next();
  let last = hurt;
  for (const volley of volleys) {
    let left = volley.hits * oneDamage;
    while (left > 0 && hurt !== undefined) {
      left -= suffer(field, hurt, left, volley.shooter);
      last = hurt;
      if (hurt.marked) hurt = left > 0 || volley !== volleys.at(-1) ? next() : undefined;
    }
    if (last !== undefined && left > 0) charge(field, last, left); // E-04: damage to a team that is already wiped out is still reported.
  }
}

/**
 * Deals what a battle elsewhere did to ships. OURS: each is charged to the enemy unit there with the most combat.
 * @param enemiesOnly otherwise the ship’s own unit counts among them, as in games that began before
 */
export function takeLosses(field: Field, { losses }: Brought, enemiesOnly: boolean): void {
  for (const { unit, at, damage } of losses) {
    const side = field.sides.find((one) => one.unit === unit);
    const fighter = side?.fighters[at];
    const [from] = field.sides
      .filter(
        ({ index }) =>
          !(enemiesOnly && index === side?.index) &&
          field.hostile.some((pair) => pair.includes(index) && pair.includes(side?.index ?? index)),
      )
      .toSorted(compareBy(({ combat }) => -combat));
    if (fighter === undefined || from === undefined) continue;
    suffer(field, fighter, damage, from.index);
  }
}

/** Gives the ship as much of the damage as it can take, and returns how much that was. */
function suffer(field: Field, fighter: Fighter, damage: number, from: number): number {
  if (fighter.damage === 0 && fighter.covered) fighter.hitPoints += defence(field.level).hitPointBonus; // E-32
  const taken = Math.min(damage, fighter.hitPoints - fighter.damage);
  fighter.damage += taken;
  fighter.hitBy = from;
  fighter.marked = fighter.damage >= fighter.hitPoints;
  if (fighter.marked) (field.sides[from] as Side).kills += 1;
  charge(field, fighter, taken);
  return taken;
}

function charge(field: Field, { side }: Fighter, damage: number): void {
  const unit = field.sides[side] as Side;
  unit.taken += damage;
  unit.total += damage;
}

/** The team's living ships one by one, in the order in which they are hit. */
function targetsOf(field: Field, team: number, draw: Draw): () => Fighter | undefined {
  const living = (field.teams[team]?.members ?? []).flatMap((member) => {
    const side = field.sides[member] as Side;
    return side.away === undefined ? side.fighters.filter(({ marked }) => !marked) : [];
  });
  const wounded = living.filter(({ damage }) => damage > 0).sort(compareBy(({ rank }) => rank));
  const lines = [
    ...Map.groupBy(
      living.filter(({ damage }) => damage === 0),
      ({ rank }) => rank,
    ),
  ]
    .sort(compareBy(([rank]) => rank))
    .map(([, line]) => line);
  return () => {
    const weak = wounded.shift();
    if (weak !== undefined) return weak;
    while (lines[0]?.length === 0) lines.shift();
    const line = lines[0];
    if (line === undefined) return undefined;
    const place = line.length === 1 ? 0 : draw.int(line.length) - 1;
    const hit = line[place] as Fighter;
    line[place] = line.at(-1) as Fighter;
    line.pop();
    return hit;
  };
}
