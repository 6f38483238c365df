import type { PlaceId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { Encounter } from '../model/combat.ts';
import type { VbamSfb } from '../game.ts';
import { guardsOf } from '../model/stations.ts';
import { raiders } from '../model/raiders.ts';
import { prizesIn, raiderPrefix, raidersFor, whereabouts } from './raids.ts';
import { raidDice } from '../units/raiders.ts';

/** Where on its route a Trade Fleet can be met this turn (VB 266). */
export const located: Step<VbamSfb> = {
  name: 'Trade Fleets Met',
  cite: 'VB 266',
  dice: true,
  run(turn) {
    for (const [unit, { seat, place: from }] of inOrder(turn.state.units)) {
      const route = whereabouts(turn.state, unit);
      if (route.length === 0) continue;
      const place = turn.draw.fork(unit).pick(route);
      const { units } = turn.state;
      const isAway = guardsOf(units, unit).some((id) => {
        const at = units[id]?.place;
        return at !== undefined && at !== place && route.includes(at);
      });
      if (place !== from || isAway) turn.happen({ kind: 'fleet-located', seat, unit, from, place });
    }
  },
};

/** Whether raiders come, and how strong they are (VB 268). */
export const raiding: Step<VbamSfb> = {
  name: 'Raids',
  cite: 'VB 268',
  dice: true,
  run(turn) {
    if (turn.state.raids === undefined) return;
    const raided = new Set<PlaceId>();
    for (const { place, seat, raid, chance } of prizesIn(turn.state)) {
      if (raided.has(place)) continue;
      const dice = turn.draw.fork(place, seat);
      if (dice.fork('chance').int(100) > chance) continue;
      const strength = dice.fork('strength');
      const ep = sumOf(Array.from({ length: raidDice(strength.int(6)) }, () => strength.int(6)));
      const ships = raidersFor(ep).map((design, at): readonly [string, string] => [
        unitId(`${raiderPrefix(place, seat)}u${padded(at + 1)}`),
        design,
      ]);
      raided.add(place);
      turn.happen({ kind: 'raiders-came', seat, place, raid, ships: Object.fromEntries(ships) });
    }
  },
};

/** A raid is over: a system that raiders hold, or that nobody could defend, brings in nothing next turn (VB 270). */
export function raidOver(turn: Turn<VbamSfb>, { place, defender, raid, battle, winner }: Encounter): void {
  turn.happen({
    kind: 'raiders-left',
    seat: defender,
    place,
    raided: raid === 'system' && (battle === undefined || winner === raiders),
  });
}
