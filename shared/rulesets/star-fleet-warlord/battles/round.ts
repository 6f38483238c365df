import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { Hit, WorksHit } from './events.ts';
import { burstsUnless, hiddenPercent } from '../model/figures.ts';
import { apparentDefense, factorOf, worksFactor } from '../combat/factors.ts';
import type { Sides } from '../combat/field.ts';
import type { World } from '../galaxy/world.ts';
import { isHidden } from '../ships/places.ts';
import type { Named } from '../ships/ships.ts';
import { brokenBy } from './breakers.ts';
import { takeVolley } from './taking.ts';
import { rollVolley, volleyCap } from './volley.ts';
import { hitWorks } from './works.ts';

/** Strengths of both sides; nobody counts for less than 1 (SFW 4638). */
export interface Strengths {
  readonly attack: number;
  readonly defense: number;
}

export interface RoundResult extends Strengths {
  readonly hits: readonly Hit[];
  readonly forts?: WorksHit;
  /** Ships that are lost, with what destroyed them. */
  readonly lost: readonly (readonly [UnitId, string])[];
}

const strengthOf = (factors: readonly number[]): number => Math.max(1, sumOf(factors));
const attackOf = (sides: Sides): number =>
  strengthOf(sides.attackers.map(([, ship]) => factorOf('attack', ship, sides).total));
const worksOf = (sides: Sides): number =>
  sides.works === undefined ? 0 : worksFactor(sides.works, sides).total;

/** As they fight. */
const strengths = (sides: Sides): Strengths => ({
  attack: attackOf(sides),
  defense: strengthOf([
    ...sides.defenders.map(([, ship]) => factorOf('defense', ship, sides).total),
    worksOf(sides),
  ]),
});

/** As the attackers see them when they come: they are taken in by decoys and Q-ships (SFW 355, 4623). */
export const strengthsSeen = (sides: Sides): Strengths => ({
  attack: attackOf(sides),
  defense: strengthOf([...sides.defenders.map(([, ship]) => apparentDefense(ship, sides)), worksOf(sides)]),
});

/** One round: all fire at once, and terrain strikes with them (SFW 4636). */
export function fightRound(world: World, sides: Sides, round: number, draw: Draw): RoundResult {
  const { attack, defense } = strengths(sides);
  const { attackers, defenders, works } = sides;
  const bursts = attack < burstsUnless * defense;
  const [againstAttackers, againstDefenders] = [
    volleyCap(defense, attackers.length),
    volleyCap(attack, defenders.length + (works === undefined ? 0 : 1)),
  ];
  const take =
    (cap: number, foes: readonly Named[], own: readonly Named[], hides: boolean) =>
    ([id, ship]: Named) => {
      const broken = brokenBy(foes, own, ship);
      const dice = draw.fork(id);
      const rolled = rollVolley(dice, cap);
      const hidden = hides && isHidden(world, ship);
      const volley = hidden ? percentOf(100 - hiddenPercent, rolled) : rolled;
      return takeVolley({ state: world.state, hex: sides.hex, foes, bursts }, id, ship, dice, {
        volley,
        broken,
      });
    };
  const taken = [
    ...attackers.map(take(againstAttackers, defenders, attackers, false)),
    ...defenders.map(take(againstDefenders, attackers, defenders, round === 1)),
  ];
  return {
    attack,
    defense,
    hits: taken.map(({ hit }) => hit),
    lost: taken.flatMap(({ hit, by }) => (by === undefined ? [] : [[hit.ship, by] as const])),
    ...(works === undefined ? {} : { forts: hitWorks(sides, works, round, againstDefenders, draw) }),
  };
}
