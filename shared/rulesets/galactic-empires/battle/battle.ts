import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, UnitId } from '#kernel/ids.ts';
import type { BattleSide } from '../model/battleEvents.ts';
import type { GeTurn } from '../model/game.ts';
import type { NamedUnit } from '../rules/forces/forces.ts';
import { unitsByPlace } from '../rules/forces/forces.ts';
import { aftermath, damageTaken, removeCasualties } from './aftermath.ts';
import { commit, cover } from './commitment.ts';
import { takeDamage } from './damage.ts';
import type { Field, Side } from './field.ts';
import { heading, isContested, isThreatened } from './field.ts';
import { fire, firing } from './fire.ts';
import { musterBorder, musterSector } from './muster.ts';
import type { Forces } from './retreat.ts';
import { retreat } from './retreat.ts';
import type { Strike } from './siege.ts';
import { siege } from './siege.ts';

/*
 * A battle works on plain records of its own and tells the world through events. What they do to the state:
 *
 *   battle-joined        in a sector (no `across`): one battle more in the sector's count of this turn (GE 795)
 *   defences-damaged     `damage` more on the sector's defences
 *   battle-round-fought  nothing
 *   casualties-removed   the ships named leave their units, the admirals too, and their leadership with them
 *   starfleet-retreated  the unit stands at `to`, has retreated and has no move-points left (GE 1904)
 *   wound-resolved       when `lost`, as a casualty
 *   battle-ended         nothing
 *   move-points-lost     the unit has no move-points left
 *   tactics-grown        `gain` more tactics, and as much more gained this turn
 *   siegecraft-grown     `gain` more siegecraft, and it has grown this turn
 */

/**
 * Fights the battle of one sector in this phase to its end, if enemies meet there (GE 719-733, chapter 6).
 * @param forces where all units are; kept up as they retreat, so that it serves one battle after the other
 */
export function fightSectorBattle(
  turn: GeTurn,
  place: PlaceId,
  forces: Forces = new Map(unitsByPlace(turn.state)),
  present: readonly NamedUnit[] = forces.get(place) ?? [],
): void {
  const field = musterSector(turn.state, place, turn.pass, present);
  if (field === undefined) return;
  const draw = turn.draw.fork(place);
  const strikes = siege(turn.state, field, draw);
  commit(turn.state, field, strikes);
  announce(turn, field, strikes);
  fight(turn, field, forces, draw);
}

/** Fights at the border of two sectors, if two of the units that crossed it met as enemies (GE 709-711, 1587): no siege, no defences. */
export function fightBorderBattle(turn: GeTurn, a: PlaceId, b: PlaceId, units: readonly UnitId[]): void {
  const field = musterBorder(turn.state, a, b, turn.pass, units);
  if (field === undefined) return;
  announce(turn, field, []);
  fight(turn, field, new Map(), turn.draw.fork(a, b));
}

/** Round after round until no two enemies stand, however long it takes (GE 1646, 1676, 7345). */
function fight(turn: GeTurn, field: Field, forces: Forces, draw: Draw): void {
  let round = 0;
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

/** OURS: where nobody that fires at an enemy has any combat, the battle is broken off undecided; the rulebook knows no such ships. */
function canHurt(field: Field): boolean {
  return firing(field).some(
    (side) => side.fighters.some(({ attacks, combat }) => attacks * combat > 0) && isThreatened(field, side),
  );
}

function announce(turn: GeTurn, field: Field, strikes: readonly Strike[]): void {
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
