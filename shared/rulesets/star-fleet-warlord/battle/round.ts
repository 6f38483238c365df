import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/ids.ts';
import type { Hit } from '../model/events/battles.ts';
import type { Ship } from '../model/ship.ts';
import { hiddenPercent, lyranPercent, starbursts } from '../tables/figures.ts';
import { designOf } from '../tables/ships/index.ts';
import { bothOf } from '../tables/terrain.ts';
import { doomOf, isBare } from '../rules/entry.ts';
import type { Field } from '../rules/factors.ts';
import { attackFactor, defenseFactor, fortFactor } from '../rules/factors.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import type { Named } from '../rules/ships.ts';
import { levelOfShip, sheltered, struck } from '../rules/ships.ts';
import { rollVolley, volleyCap } from './volley.ts';

/** Two sides in a hex, as a round finds them. */
export interface Sides extends Field {
  readonly attackers: readonly Named[];
  readonly defenders: readonly Named[];
  /** Fortifications of the site. */
  readonly points: number;
  readonly base: boolean;
  /** Whether the ship hides from the first volley. */
  hides(ship: Ship): boolean;
}

export interface RoundResult {
  readonly hits: readonly Hit[];
  readonly forts?: { readonly damage: number; readonly points: number; readonly base: boolean };
  /** Ships that are lost, with what destroyed them. */
  readonly lost: readonly (readonly [UnitId, string])[];
}

/** Strength of both sides; nobody counts for less than 1 (SFW 4638). */
export function strengths(sides: Sides): { readonly attack: number; readonly defense: number } {
  const total = (factors: readonly number[]): number => Math.max(1, sumOf(factors));
  return {
    attack: total(sides.attackers.map(([, ship]) => attackFactor(ship, sides))),
    defense: total([
      ...sides.defenders.map(([, ship]) => defenseFactor(ship, sides)),
      fortFactor(sides.points, sides),
    ]),
  };
}

/** One round: all fire at once, and terrain strikes with them (SFW 4636). */
export function fightRound(sides: Sides, round: number, draw: Draw): RoundResult {
  const { attack, defense } = strengths(sides);
  const units = sides.defenders.length + (sides.points > 0 ? 1 : 0);
  const bursts = attack < starbursts.unless * defense;
  const take =
    (cap: number, spared: (ship: Ship) => boolean) =>
    ([id, ship]: Named) => {
      const dice = draw.fork(id);
      const rolled = rollVolley(dice, cap);
      const volley = spared(ship) ? percentOf(100 - hiddenPercent, rolled) : rolled;
      const points = volley + terrainDamage(sides, ship, dice, bursts);
      return hitOf(sides, id, ship, points);
    };
  const cap = volleyCap(attack, units);
  const struckShips = [
    ...sides.attackers.map(take(volleyCap(defense, sides.attackers.length), () => false)),
    ...sides.defenders.map(take(cap, (ship) => round === 1 && sides.hides(ship))),
  ];
  return {
    hits: struckShips.map(({ hit }) => hit),
    ...(sides.points > 0 ? { forts: hitForts(sides, rollVolley(draw.fork('forts'), cap)) } : {}),
    lost: struckShips.flatMap(({ hit, by }) => (by === undefined ? [] : [[hit.ship, by] as const])),
  };
}

/** What a volley leaves of a ship: shields hold nothing in a nebula, but for Andromedans (SFW 5920). */
function hitOf(
  { hex }: Field,
  ship: UnitId,
  before: Ship,
  points: number,
): { readonly hit: Hit; readonly by?: string } {
  const shielded =
    designOf(before).race === 'A' || !bothOf(hex).some(({ combat }) => combat.noShields === true);
  const left = struck(before, points, shielded);
  const after = { ...before, ...left };
  const by = levelOfShip(after) === 'X' ? 'battle' : doomOf(hex, after);
  return { hit: { ship, points, left }, ...(by === undefined ? {} : { by }) };
}

/** What terrain adds to the volleys at a ship in a round (Appendices D and E). */
function terrainDamage({ hex }: Field, ship: Ship, draw: Draw, bursts: boolean): number {
  return bothOf(hex).reduce((sum, { code, combat }) => {
    const { extra } = combat;
    const struckBy =
      extra !== undefined && !sheltered(ship, extra.immune) && (extra.unshielded !== true || isBare(ship));
    const dice = draw.fork(code);
    const range = struckBy ? extra.most - extra.least : 0;
    const added = struckBy ? extra.least + (range > 0 ? dice.int(range + 1) - 1 : 0) : 0;
    const burst =
      combat.bursts === true && bursts && dice.chance(starbursts.percent, 100)
        ? dice.int(starbursts.most)
        : 0;
    return sum + added + burst;
  }, 0);
}

/** Fortifications lose points; Lyrans do more to a base, and take it away below 200 (SFW 542, 5698). */
function hitForts(
  { attackers, hex, points, base }: Sides,
  rolled: number,
): NonNullable<RoundResult['forts']> {
  const lyrans = attackers.some(([, ship]) => designOf(ship).race === 'L');
  const zone = sumOf(bothOf(hex).map(({ combat: { forts = 0 } }) => forts));
  const damage = percentOf(100 + zone, base && lyrans ? percentOf(100 + lyranPercent, rolled) : rolled);
  const left = Math.max(0, points - damage);
  return { damage, points: left, base: base && left > 0 && !(lyrans && left < leastBase) };
}

/** A base needs so many points where Lyrans attack (SFW 543). */
const leastBase = 200;
