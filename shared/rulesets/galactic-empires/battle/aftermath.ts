import type { Draw } from '#kernel/dice/draw.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { isEnemyGround } from '../diplomacy/permission.ts';
import type { BattleParty, Casualty } from '../model/battle.ts';
import type { GeTurn } from '../declare.ts';
import type { Admiral } from '../model/state.ts';
import { woundChance } from './chances.ts';
import type { Happening } from './endings.ts';
import type { Field, Fighter, Side } from './field.ts';
import { casualties, casualty, heading, isContested, isLiving, stands } from './field.ts';
import { distinctOwners } from './teams.ts';

/** Removes casualties from their units: after even rounds those of units still on the field, at the end of the battle all (GE 1660, 1672, E-28). */
export function removeCasualties(
  turn: GeTurn<Happening>,
  field: Field,
  round: number,
  sides: readonly Side[],
): void {
  const lost = sides.flatMap(({ fighters }) => fighters.filter(({ marked }) => marked));
  if (lost.length === 0) return;
  for (const side of sides) side.fighters = side.fighters.filter(isLiving);
  turn.happen({ kind: 'casualties-removed', ...heading(field), round, losses: casualties(field, lost) });
}

/** What follows the last round (GE 1928-1940): the last casualties, damaged ships, who holds the field, move-points, growth of ratings. */
export function aftermath(turn: GeTurn<Happening>, field: Field, rounds: number, draw: Draw): void {
  removeCasualties(turn, field, rounds, field.sides);
  const decided = !isContested(field);
  for (const side of field.sides) resolveWounds(turn, field, side, draw.fork('wounds', side.unit));
  const holding = field.sides.filter(stands);
  turn.happen({
    kind: 'battle-ended',
    ...heading(field),
    ...(field.across && { across: field.across }),
    rounds,
    holding: holding.map(({ unit }) => unit),
    fought: parties(field, holding),
  });
  if (field.across === undefined) loseMovePoints(turn, field, holding);
  if (decided) for (const side of holding) growTactics(turn, field, side, draw);
  for (const side of field.sides) if (side.struck) growSiegecraft(turn, field, side, draw);
}

function parties(field: Field, holding: readonly Side[]): readonly BattleParty[] {
  return distinctOwners(field.sides).map((owner) => ({
    ...(owner && { owner }),
    holds: holding.some((side) => side.owner === owner),
  }));
}

/** Every damaged survivor may still be lost, retreated or not, whoever won (GE 1678, E-31). */
function resolveWounds(turn: GeTurn<Happening>, field: Field, side: Side, draw: Draw): void {
  for (const fighter of side.fighters.filter(({ damage }) => damage > 0)) {
    const { damage, hitPoints } = fighter;
    const { wins, outOf } = woundChance(damage, hitPoints);
    const lost = draw.chance(wins, outOf);
    const hurt: Casualty = casualty(field, fighter, 1);
    turn.happen({ kind: 'wound-resolved', ...heading(field), hurt, damage, hitPoints, lost });
    if (lost) bury(field, side, fighter);
  }
}

function bury(field: Field, side: Side, fighter: Fighter): void {
  side.fighters = side.fighters.filter((other) => other !== fighter);
  const killer = fighter.hitBy === undefined ? undefined : field.sides[fighter.hitBy];
  if (killer !== undefined) killer.kills += 1;
}

/** A sector battle on enemy ground uses up all move-points (GE 733, 1383, 7375, E-17). */
function loseMovePoints(turn: GeTurn<Happening>, field: Field, holding: readonly Side[]): void {
  for (const { unit, owner, kind } of holding) {
    if (kind !== 'starfleet' || owner === undefined || !isEnemyGround(turn.state, owner, field.place))
      continue;
    turn.happen({ kind: 'move-points-lost', unit, place: field.place });
  }
}

/** Tactics grow for victorious leaders; only the best battle of a turn counts (GE 1163, 1940, E-36). */
function growTactics(turn: GeTurn<Happening>, field: Field, side: Side, draw: Draw): void {
  const leader = livingLeader(turn, side);
  if (leader === undefined) return;
  const { growthDie, shipsPerTactics } = turn.state.parameters;
  const earned = draw.fork('tactics', side.unit).int(growthDie) + Math.floor(side.kills / shipsPerTactics);
  const gain = Math.min(100 - leader.tactics, earned - leader.tacticsGained);
  if (gain > 0)
    turn.happen({ kind: 'tactics-grown', place: field.place, unit: side.unit, admiral: leader.id, gain });
}

/** Siegecraft grows once a turn, for leaders whose ships damaged the defences (GE 1617, 1940). */
function growSiegecraft(turn: GeTurn<Happening>, field: Field, side: Side, draw: Draw): void {
  const leader = livingLeader(turn, side);
  if (leader === undefined || leader.siegecraftGained) return;
  const gain = Math.min(
    100 - leader.siegecraft,
    draw.fork('siegecraft', side.unit).int(turn.state.parameters.growthDie),
  );
  if (gain > 0)
    turn.happen({ kind: 'siegecraft-grown', place: field.place, unit: side.unit, admiral: leader.id, gain });
}

function livingLeader(turn: GeTurn<Happening>, side: Side): Admiral | undefined {
  const leads = side.fighters.some(({ admiral }) => admiral !== undefined && admiral === side.leader?.id);
  return leads ? turn.state.units[side.unit]?.admirals.find(({ id }) => id === side.leader?.id) : undefined;
}

/** Damage taken by each side still on the field, as in the round's event. */
export const damageTaken = (field: Field): readonly { unit: Side['unit']; damage: number; total: number }[] =>
  field.sides
    .filter((side) => side.away === undefined && side.fighters.length > 0)
    .map(({ unit, taken, total }) => ({ unit, damage: taken, total }))
    .sort(compareBy(({ unit }) => unit));
