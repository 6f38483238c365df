import type { Draw } from '#kernel/dice/draw.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import { garrisonLeft } from '../sites/fortifying.ts';
import type { WorksHit } from './events.ts';
import { firstStrike, officerBonus, teamCommandos } from '../combat/itemFigures.ts';
import { leastBase, lyranPercent } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { bothOf } from '../galaxy/terrain.ts';
import type { Sides, Works } from '../combat/field.ts';
import { aboard, worksIn } from '../combat/items.ts';
import { hasOfficer } from '../ships/abilities.ts';
import type { Named } from '../ships/ships.ts';
import { rollVolley } from './volley.ts';

/**
 * Fortifications lose points: to a volley, and in the first round to commandos. Lyrans do more to a base, and take it away below 200; antimatter
 * adds to all of it (SFW 542, 2650, 5698).
 */
export function hitWorks(sides: Sides, works: Works, round: number, cap: number, draw: Draw): WorksHit {
  const { attackers, hex } = sides;
  const lyrans = attackers.some(([, ship]) => designOf(ship).race === 'L');
  const zone = sumOf(bothOf(hex).map(({ combat: { forts = 0 } }) => forts));
  const strike = round === 1 ? sumOf(attackers.map((named) => strikeOf(sides, named, draw))) : 0;
  const rolled = rollVolley(draw.fork('forts'), cap) + strike;
  const damage = percentOf(100 + zone, works.base && lyrans ? percentOf(100 + lyranPercent, rolled) : rolled);
  const points = Math.max(0, works.points - damage);
  return {
    damage,
    points,
    base: works.base && points > 0 && !(lyrans && points < leastBase),
    ...(strike === 0 ? {} : { strike }),
    ...garrisonLeft(works, points),
  };
}

/** What the commandos of a ship do to fortifications at first; a Prime Team as five of them (SFW 2650, 2918). */
function strikeOf({ hex, boons }: Sides, [id, ship]: Named, draw: Draw): number {
  if (worksIn(hex, 'commandos') === 'off') return 0;
  const led = hasOfficer(ship, 'M') ? officerBonus.commandos : 0;
  const dice = draw.fork(id, 'strike');
  const one = (): number => dice.int(firstStrike.most - firstStrike.least + 1) + firstStrike.least - 1;
  const commandos = aboard(ship, 'commandos');
  const count = commandos + (ship.team === true ? teamCommandos : 0);
  // Sector Specials do nothing for Prime Teams (SFW 7397).
  return sumOf(Array.from({ length: count }, () => one() + led)) + commandos * boons.attack.commandos;
}
