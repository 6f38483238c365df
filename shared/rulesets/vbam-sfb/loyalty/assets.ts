import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import { cannotColonise } from '../ground/colonies.ts';
import { bounded, checksOf, drift, grows, linkedTo, rebelsIn } from './loyalty.ts';
import { casualtiesOf, groundDamage, strengthOf, troopsOf } from '../ground/combat.ts';
import { systemsOf } from '../economy/economy.ts';
import { controlIn } from '../supply/control.ts';
import { groundCombat } from '../ground/table.ts';
import { strandFlights } from '../ground/bases.ts';
import { fall } from '../ground/invasion.ts';
import { endsYear } from '../economy/tech.ts';
import { growth, morale as loyalty } from '../model/figures.ts';

/** Productivity that was paid for is there (VB 468). */
export const productivity: Step<VbamSfb> = {
  name: 'Productivity',
  cite: 'VB 468',
  run(turn) {
    for (const [place, system] of inOrder(turn.state.systems))
      if (system.raising && system.owner !== undefined)
        turn.happen({
          kind: 'productivity-raised',
          seat: system.owner,
          place,
          productivity: system.productivity + 1,
        });
  },
};

/** The loyalty of each system is checked once (VB 470). */
export const morale: Step<VbamSfb> = {
  name: 'Morale Checks',
  cite: 'VB 470',
  dice: true,
  run(turn) {
    const { state } = turn;
    const control = controlIn(state);
    const links = keysInOrder(state.empires).map((seat) => [seat, linkedTo(state, control, seat)] as const);
    for (const [seat, linked] of links) {
      for (const [place, system] of systemsOf(state, seat)) {
        const failed = checksOf(state, place, system, linked).filter(({ check, target }) =>
          turn.draw.fork(place, check).chance(target, loyalty.die),
        );
        const lost = sumOf(failed.map(({ loss }) => loss));
        const now = bounded(state, place, system, system.morale + drift(state, place, system) - lost);
        if (now !== system.morale)
          turn.happen({
            kind: 'morale-changed',
            seat,
            place,
            morale: now,
            failed: failed.map(({ check }) => check),
          });
      }
    }
  },
};

/** Rebels fight the troops of a system without Morale; who has any left holds it (VB 470; OURS how). */
function rebel(turn: Turn<VbamSfb>, place: PlaceId, seat: SeatId, rebels: number): void {
  let left = rebels;
  for (let round = 1; round <= groundCombat.rounds && left > 0; round += 1) {
    const troops = troopsOf(turn.state, seat, place);
    if (troops.length === 0) break;
    const sides = [left, strengthOf(troops)].map((potential, at) => {
      const die = turn.draw.fork(place, at === 0 ? 'rebels' : 'troops', round).int(6);
      return { potential, die, damage: groundDamage(potential, die) };
    });
    left = Math.max(0, left - (sides[1]?.damage ?? 0));
    turn.happen({ kind: 'rebellion-fought', seat, place, round, sides, left });
    for (const { unit } of casualtiesOf(troops, sides[0]?.damage ?? 0)) fall(turn, unit, undefined, place);
  }
  const isHeld = troopsOf(turn.state, seat, place).length > 0;
  if (left > 0 && isHeld) return;
  turn.happen({ kind: 'rebellion-over', seat, place, free: left > 0 });
  if (left > 0) strandFlights(turn, place, seat);
}

/** Systems without any Morale rebel, unless troops hold them down (VB 470). */
export const rebellion: Step<VbamSfb> = {
  name: 'Rebellions',
  cite: 'VB 470',
  dice: true,
  run(turn) {
    for (const [place, system] of inOrder(turn.state.systems)) {
      const rebels = rebelsIn(turn.state, place, system);
      if (rebels > 0 && system.owner !== undefined) rebel(turn, place, system.owner, rebels);
    }
  },
};

/** Colony Fleets become colonies, which do nothing in this turn (VB 486). */
export const colonies: Step<VbamSfb> = {
  name: 'Colonies',
  cite: 'VB 486',
  run(turn) {
    oneByOne(
      turn,
      turn.orders('colonise'),
      ({ seat, unit }) => cannotColonise(turn.state, seat, unit),
      ({ seat, unit, order: { ref: cause } }) => {
        const found = unit && turn.state.units[unit];
        if (unit === undefined || found === undefined) return undefined;
        const { place, design } = found;
        return { kind: 'colony-founded', seat, unit, place, design, cause };
      },
    );
  },
};

/** At the end of the year the Census may grow, up to the Capacity (VB 484). */
export const census: Step<VbamSfb> = {
  name: 'Census',
  cite: 'VB 484',
  dice: true,
  run(turn) {
    if (!endsYear(turn.state.turn)) return;
    for (const [place, system] of inOrder(turn.state.systems)) {
      if (system.owner === undefined || system.census >= system.capacity) continue;
      const grown = grows(system, turn.draw.fork(place).int(growth.die));
      turn.happen({ kind: 'census-checked', seat: system.owner, place, grown });
    }
  },
};
