import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import type { GeTurn } from '../declare.ts';
import type { State, Unit } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { canFight, headCount, unitsByPlace } from '../model/units/forces.ts';
import { fightBorderBattle, fightSectorBattle } from './battle.ts';
import type { Brought } from '../model/battle.ts';
import type { Happening } from './endings.ts';

/** A battle in every sector where visible enemies meet, by sector number (GE 719-733, E-49). A unit retreats only where no enemy is, so it joins no later battle. `brought`: what came of those that were fought elsewhere. */
export function sectorBattles(
  turn: GeTurn<Happening>,
  brought: ReadonlyMap<PlaceId, Brought> = new Map(),
): void {
  const forces = new Map(unitsByPlace(turn.state));
  const places = [...forces].filter(([, units]) => mayMeet(units)).sort(compareBy(([place]) => place));
  for (const [place, units] of places) {
    const present = units.flatMap(([id]): NamedUnit[] => {
      const unit = turn.state.units[id];
      return unit?.place === place ? [[id, unit]] : [];
    });
    fightSectorBattle(turn, place, forces, present, brought.get(place));
  }
}

/** Whether units of several owners can fight here: a quick test that rules out most sectors. */
function mayMeet(units: readonly NamedUnit[]): boolean {
  if (units.every(([, { owner }]) => owner === units[0]?.[1].owner)) return false;
  const able = units.filter(([, unit]) => canFight(unit));
  return able.some(([, { owner }]) => owner !== able[0]?.[1].owner);
}

interface Crossing {
  readonly unit: UnitId;
  readonly a: PlaceId;
  readonly b: PlaceId;
  /** From the sector with the lower id to the other. */
  readonly up: boolean;
}

/** A battle at every border that visible enemies crossed in opposite directions in this phase (GE 709-711, 1587). */
export function crossBorderBattles(turn: GeTurn<Happening>): void {
  const borders = Map.groupBy(crossings(turn.state, turn.pass), ({ a, b }) => `${a} ${b}`);
  for (const crossing of [...borders.values()].sort(
    compareBy(
      ([first]) => first?.a ?? '',
      ([first]) => first?.b ?? '',
    ),
  )) {
    const [first] = crossing;
    if (first === undefined || crossing.every(({ up }) => up === first.up)) continue;
    fightBorderBattle(
      turn,
      first.a,
      first.b,
      crossing.map(({ unit }) => unit),
    );
  }
}

/** Moves of this phase, by unit id. */
function crossings(state: State, phase: number): readonly Crossing[] {
  return keysInOrder(state.units).flatMap((id) => {
    const { place, cameFrom, cloaked, movedIn, travelled } = state.units[id] as Unit;
    if (cameFrom === undefined || travelled === 0 || movedIn !== phase) return [];
    if (cloaked || headCount(state.units[id] as Unit) === 0) return [];
    const up = cameFrom < place;
    return [{ unit: id, a: up ? cameFrom : place, b: up ? place : cameFrom, up }];
  });
}
