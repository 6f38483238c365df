import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import type { GeStep } from '../model/game.ts';
import type { State, Unit } from '../model/state.ts';
import { headCount } from '../model/units/forces.ts';
import { fightBorderBattle } from './battle.ts';
import type { Happening } from './endings.ts';

interface Crossing {
  readonly unit: UnitId;
  readonly a: PlaceId;
  readonly b: PlaceId;
  /** From the sector with the lower id to the other. */
  readonly up: boolean;
}

/** A battle at every border that visible enemies crossed in opposite directions in this phase (GE 709-711, 1587). */
export const crossBorderBattles: GeStep<Happening> = {
  name: 'Cross-border Battles Are Fought',
  cite: 'GE 709',
  dice: true,
  run(turn) {
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
  },
};

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
