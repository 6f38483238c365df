import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { BattleSide, Brought } from '../model/battle.ts';
import { isAsOrdered, roundsElsewhere } from '../model/battle.ts';
import type { GeTurn } from '../declare.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { unitsByPlace } from '../model/units/forces.ts';
import { aftermath, damageTaken, removeCasualties } from './aftermath.ts';
import { commit, cover } from './commitment.ts';
import { takeDamage, takeLosses } from './damage.ts';
import type { Happening } from './endings.ts';
import type { Field, Side } from './field.ts';
import { heading, isContested, isThreatened } from './field.ts';
import { fire, firing } from './fire.ts';
import { musterBorder, musterSector } from './muster.ts';
import type { Forces } from './retreat.ts';
import { retreat } from './retreat.ts';
import type { Strike } from './siege.ts';
import { siege } from './siege.ts';

/*
 * A battle has its own working data (`Field`) and changes the state only through events. What they do to the state:
 *
 *   battle-joined        in a sector (no `across`): adds one to the sector's battles of this turn (GE 795)
 *   defences-damaged     `damage` more on the sector's defences
 *   battle-round-fought  nothing
 *   battle-brought-in    nothing
 *   casualties-removed   removes the ships and admirals from their units; an admiral who led is no longer the leader
 *   starfleet-retreated  the unit is at `to`, has retreated and has no move-points left (GE 1904)
 *   wound-resolved       if `lost`, removes the ship or admiral like a casualty
 *   battle-ended         nothing
 *   move-points-lost     the unit has no move-points left
 *   tactics-grown        adds `gain` to the tactics, and to their growth this turn
 *   siegecraft-grown     adds `gain` to the siegecraft, which has then grown this turn
 */

/**
 * Fights the battle of one sector in this phase to its end, if enemies meet there (GE 719-733, chapter 6).
 * @param forces where all units are; updated as units retreat, so that the next battle can use it too
 * @param brought what came of it elsewhere, in the place of its first two rounds
 */
export function fightSectorBattle(
  turn: GeTurn<Happening>,
  place: PlaceId,
  forces: Forces = new Map(unitsByPlace(turn.state)),
  present: readonly NamedUnit[] = forces.get(place) ?? [],
  brought?: Brought,
): void {
  const field = musterSector(turn.state, place, turn.pass, present);
  if (field === undefined) return;
  const draw = turn.draw.fork(place);
  const strikes = siege(turn.state, field, draw);
  commit(turn.state, field, strikes);
  announce(turn, field, strikes);
  const rounds = brought === undefined ? 0 : takeBrought(turn, field, forces, brought);
  fight(turn, field, forces, draw, rounds);
}

/** Fights the battle at the border of two sectors, if enemies crossed it in opposite directions (GE 709-711, 1587): no siege, no defences. */
export function fightBorderBattle(
  turn: GeTurn<Happening>,
  a: PlaceId,
  b: PlaceId,
  units: readonly UnitId[],
): void {
  const field = musterBorder(turn.state, a, b, turn.pass, units);
  if (field === undefined) return;
  announce(turn, field, []);
  fight(turn, field, new Map(), turn.draw.fork(a, b));
}

/** Round after round until no enemies face each other, however long it takes (GE 1646, 1676, 7345). */
function fight(turn: GeTurn<Happening>, field: Field, forces: Forces, draw: Draw, before = 0): void {
  let round = before;
  while (isContested(field) && canHurt(field)) {
    round += 1;
    const dice = draw.fork('round', round);
    cover(field, dice.fork('cover'));
    const { volleys, rows } = fire(field, dice);
    takeDamage(field, volleys, dice);
    turn.happen({
      kind: 'battle-round-fought',
      ...heading(field),
      round,
      fire: rows,
      taken: damageTaken(field),
    });
    if (round % 2 === 0)
      removeCasualties(
        turn,
        field,
        round,
        field.sides.filter(({ away }) => away === undefined),
      );
    retreat(turn, field, forces, round);
  }
  aftermath(turn, field, round, draw);
}

/** OURS: what came of a battle elsewhere takes the place of its first two rounds: casualties are removed, who left retreats as the rules have it, and if enemies still face each other the rules fight on. Returns these rounds. */
function takeBrought(turn: GeTurn<Happening>, field: Field, forces: Forces, brought: Brought): number {
  takeLosses(field, brought, isAsOrdered(turn.state));
  turn.happen({
    kind: 'battle-brought-in',
    ...heading(field),
    round: roundsElsewhere,
    taken: damageTaken(field),
    cause: brought.cause,
  });
  removeCasualties(turn, field, roundsElsewhere, field.sides);
  retreat(turn, field, forces, roundsElsewhere, brought.leaves);
  return roundsElsewhere;
}

/** OURS: if no side that still faces an enemy has any combat, the battle ends undecided; the rulebook has no such ships. */
function canHurt(field: Field): boolean {
  return firing(field).some(
    (side) => side.fighters.some(({ attacks, combat }) => attacks * combat > 0) && isThreatened(field, side),
  );
}

function announce(turn: GeTurn<Happening>, field: Field, strikes: readonly Strike[]): void {
  turn.happen({
    kind: 'battle-joined',
    ...heading(field),
    ...(field.across && { across: field.across }),
    level: field.level,
    sides: field.sides.map(described),
    hostile: field.hostile,
  });
  for (const strike of strikes) turn.happen({ kind: 'defences-damaged', ...heading(field), ...strike });
}

function described(side: Side): BattleSide {
  const {
    unit,
    owner,
    kind,
    number,
    name,
    retreatLevel,
    committed,
    leader,
    combat,
    hitPoints,
    stacks,
    fighters,
  } = side;
  return {
    unit,
    ...(owner && { owner }),
    unitKind: kind,
    number,
    name,
    retreatLevel,
    committed,
    ...(leader && { leader: { name: leader.name, tactics: leader.tactics, siegecraft: leader.siegecraft } }),
    combat,
    hitPoints,
    stacks,
    admirals: fighters.flatMap(({ admiral }) => admiral ?? []),
  };
}
