import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Sector } from '../../../model/state.ts';
import { battleDamagePercent, canSuffer, isDevastated } from '../../../rules/works/damage.ts';

/** Pillage, capture and battles damage sectors: one level a turn at most (GE 795-805). */
export const sectorDamageIncreases: GeStep = {
  name: 'Sector Damage Increases',
  cite: 'GE 795',
  dice: true,
  run(turn) {
    for (const [place, sector] of inOrder(turn.state.sectors)) {
      if (!canSuffer(sector) || !(isDevastated(sector) || isStruck(turn, place, sector))) continue;
      turn.happen({ kind: 'sector-damaged', place, damage: sector.damage + 1 });
    }
  },
};

/** Rolls for each battle in the sector until one causes damage. */
function isStruck(turn: GeTurn, place: PlaceId, { battles }: Sector): boolean {
  const draw = turn.draw.fork(place);
  for (let battle = 0; battle < battles; battle += 1) if (draw.chance(battleDamagePercent, 100)) return true;
  return false;
}
