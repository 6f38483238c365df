import type { Draw } from '#kernel/dice/draw.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Fire } from '../model/battle.ts';
import { defence } from '../tables/defences.ts';
import { hitChance, nearDefences, openField } from './chances.ts';
import type { Field, Fighter, Side } from './field.ts';
import { isLiving } from './field.ts';

/** Hits of one side on one team. */
export interface Volley {
  /** Index of the side that fired. */
  readonly shooter: number;
  /** Index of the team. */
  readonly team: number;
  readonly hits: number;
}

interface Fusillade {
  readonly volleys: readonly Volley[];
  readonly rows: readonly Fire[];
}

/** A team's living ships at the start of the round, and how many of them are inside the defences. */
interface Strength {
  readonly team: number;
  readonly living: number;
  readonly covered: number;
}

/**
 * All ships on the field fire at once, whatever their rank. So do casualties of an odd round, unless their whole force is
 * wiped out (GE 1652, 1664, E-28). Each ship picks one enemy team, by the teams' numbers of living ships (GE 731), and each
 * successful attack is one damage to that team.
 */
export function fire(field: Field, draw: Draw): Fusillade {
  const strengths = field.teams.map((_, team) => strengthOf(field, team));
  const volleys: Volley[] = [];
  const rows: Fire[] = [];
  for (const side of firing(field)) {
    const targets = (field.targets[side.index] ?? [])
      .map((team) => strengths[team] as Strength)
      .filter((target) => target.living > 0);
    if (targets.length === 0) continue;
    const hits = new Map<number, number>();
    rows.push(...fireOf(field, side, targets, hits, draw.fork('fire', side.unit)));
    for (const { team } of targets) {
      const count = hits.get(team) ?? 0;
      if (count > 0) volleys.push({ shooter: side.index, team, hits: count });
    }
  }
  return { volleys, rows };
}

/** The sides on the field that fire, casualties included: their force still has a living fighter. */
export function firing(field: Field): readonly Side[] {
  const onField = field.sides.filter(({ away }) => away === undefined);
  const living = new Set(onField.filter(({ fighters }) => fighters.some(isLiving)).map(({ force }) => force));
  return onField.filter(({ force }) => living.has(force));
}

function strengthOf(field: Field, team: number): Strength {
  let living = 0;
  let covered = 0;
  for (const member of field.teams[team]?.members ?? []) {
    const side = field.sides[member] as Side;
    if (side.away !== undefined) continue;
    for (const fighter of side.fighters) {
      if (fighter.marked) continue;
      living += 1;
      if (fighter.covered) covered += 1;
    }
  }
  return { team, living, covered };
}

/** One row for each type, in id order, the admirals last. Adds the hits to each team's total. */
function fireOf(
  field: Field,
  side: Side,
  targets: readonly Strength[],
  hits: Map<number, number>,
  draw: Draw,
): readonly Fire[] {
  const leads = side.fighters.some(
    (fighter) => !fighter.marked && fighter.admiral !== undefined && fighter.admiral === side.leader?.id,
  );
  const tactics = leads ? (side.leader?.tactics ?? 0) : 0;
  const bonus = field.level > 0 ? defence(field.level).combatBonus : 0;
  const rows = new Map<Fighter['type'], { ships: number; damage: number }>();
  for (const fighter of side.fighters) {
    const target = chosen(targets, draw);
    const damage = shoot(fighter, target, { tactics, bonus: fighter.covered ? bonus : 0 }, draw);
    hits.set(target.team, (hits.get(target.team) ?? 0) + damage);
    const row = rows.get(fighter.type);
    if (row === undefined) rows.set(fighter.type, { ships: 1, damage });
    else {
      row.ships += 1;
      row.damage += damage;
    }
  }
  return [...rows]
    .sort(compareBy(([type]) => type ?? '~'))
    .map(([type, row]) => ({ unit: side.unit, ...(type && { type }), ...row }));
}

/** Picks one team for all attacks of a ship, by living ships, without a roll if there is only one. */
function chosen(targets: readonly Strength[], draw: Draw): Strength {
  const last = targets.at(-1) as Strength;
  if (targets.length === 1) return last;
  let head = draw.int(targets.reduce((sum, { living }) => sum + living, 0));
  return targets.find(({ living }) => (head -= living) <= 0) ?? last;
}

/** Hits of one ship in this round. Without tactics the divisor does not matter and is not rolled for. */
function shoot(
  fighter: Fighter,
  target: Strength,
  { tactics, bonus }: { tactics: number; bonus: number },
  draw: Draw,
): number {
  const hampered = tactics > 0 && (fighter.covered || draw.chance(target.covered, target.living)); // E-35
  const { wins, outOf } = hitChance({
    combat: fighter.combat,
    tactics,
    number: hampered ? nearDefences : openField,
    bonus,
  });
  let hits = 0;
  for (let attack = 0; attack < fighter.attacks; attack += 1) if (draw.chance(wins, outOf)) hits += 1;
  return hits;
}
