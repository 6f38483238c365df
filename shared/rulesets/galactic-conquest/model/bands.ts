import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import type { Band } from './battle/wings.ts';
import { countText, isGunboatClass } from './battle/wings.ts';
import type { Ship } from './ship.ts';
import { withoutEngines } from './ship.ts';

/** What stealth training adds to defense factors: so many percent, and hundredths of a factor at least (C20.200). */
const [stealthPercent, leastStealth] = [15, 100] as const;
/** Hundredths of the defense factors of a nimble unit that is trained in stealth (C20.200). */
export const withStealth = (hundredths: number): number =>
  hundredths + Math.max(leastStealth, percentOf(stealthPercent, hundredths));

/** Hundredths of the defense factors of each of a group. */
const defenceOf = ({ defence, stealth }: Band): number =>
  Math.max(1, stealth === true ? withStealth(defence) : defence);
/** Hundredths of the defense factors that a group has left. */
const leftIn = (band: Band): number => band.count * defenceOf(band) - (band.hurt ?? 0);

const figuresOf = (band: Band): NonNullable<Ship['figures']> => ({
  attack: rounded(band.count * band.attack, 100),
  defence: Math.max(1, rounded(leftIn(band), 100)),
  ...withoutEngines,
  class: band.class,
});

/** A group as battles have it, in the shape of a ship: it keeps the name that it was launched under. */
export const bandShip = (band: Band): Ship => ({
  hull: countText(band),
  size: isGunboatClass(band.class) ? 5 : 6,
  sensors: 0,
  figures: figuresOf(band),
  ...(band.usual && { crew: 'green' as const }),
  band,
});

/** A mothballed group, which has cost so much (B9.40). */
export function storedBand(band: Band, cost: number): Ship {
  const ship = bandShip(band);
  return { ...ship, figures: { ...figuresOf(band), cost }, stored: true };
}

/** A group after it lost so many defense factors: one after another they are destroyed, and the rest fights with all it has. OURS. */
export function hurtBand<S extends Ship>(ship: S, band: Band, loss: number): S {
  const left = Math.max(1, leftIn(band) - loss * 100);
  const many = Math.ceil(left / defenceOf(band));
  const { hurt: _, ...flyers } = band;
  const hurt = many * defenceOf(band) - left;
  const now: Band = { ...flyers, count: many, ...(hurt > 0 && { hurt }) };
  const cost = rounded((ship.figures?.cost ?? 0) * many, band.count);
  return { ...ship, band: now, figures: { ...figuresOf(now), cost } };
}
