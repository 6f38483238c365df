import { compareBy } from '#kernel/words/inOrder.ts';
import type { GeStep } from '../model/game.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { canFight, unitsByPlace } from '../model/units/forces.ts';
import { fightSectorBattle } from './battle.ts';
import type { Happening } from './endings.ts';

/** A battle in every sector where visible enemies meet, by sector number (GE 719-733, E-49). A unit retreats only where no enemy is, so it joins no later battle. */
export const sectorBattles: GeStep<Happening> = {
  name: 'Battles Are Fought',
  cite: 'GE 719',
  dice: true,
  run(turn) {
    const forces = new Map(unitsByPlace(turn.state));
    const places = [...forces].filter(([, units]) => mayMeet(units)).sort(compareBy(([place]) => place));
    for (const [place, units] of places) {
      const present = units.flatMap(([id]): NamedUnit[] => {
        const unit = turn.state.units[id];
        return unit?.place === place ? [[id, unit]] : [];
      });
      fightSectorBattle(turn, place, forces, present);
    }
  },
};

/** Whether units of several owners can fight here: a quick test that rules out most sectors. */
function mayMeet(units: readonly NamedUnit[]): boolean {
  if (units.every(([, { owner }]) => owner === units[0]?.[1].owner)) return false;
  const able = units.filter(([, unit]) => canFight(unit));
  return able.some(([, { owner }]) => owner !== able[0]?.[1].owner);
}
