import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Combat, Intensity } from '../model/battle/combat.ts';
import { attackAboard, defenceAboard } from '../model/battle/wings.ts';
import { underPower } from '../model/condition/towing.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';
import { isOutstanding } from './crew.ts';
import { factorsOf, hexesIn, isFlagged } from './fleet.ts';
import { sensorsBy } from './aboard/officers.ts';
import { mostMoves } from '../segments.ts';

/** Percent of its defense factors whose loss cripples a ship (A10.15). */
const crippledAt = 75;
/** The most hexes that a squadron with a crippled ship moves (C23.30). */
const crippledSpeed = 1;
/** Turns out of supply after which a squadron moves at half speed, stays, and destroys itself (C13.20). */
export const [slowTurns, stillTurns, lostTurns] = [3, 4, 5] as const;
/** The percent at which squadrons stop fighting that were not told. OURS. */
const usualBreaks = 50;

/** How squadrons fight that were not told. OURS. */
const usual: Combat = {
  attack: false,
  intensity: 'typical',
  breaks: usualBreaks,
  target: 'none',
  losses: [],
};
export const combatOf = ({ combat = usual }: Pick<Squadron, 'combat'>): Combat => combat;

/** The intensity of a side against another one: it may be another one against bases (A9.20). */
export function intensityAgainst(side: Pick<Squadron, 'combat'>, foe: Pick<Squadron, 'fixed'>): Intensity {
  const { intensity, forms } = combatOf(side);
  return (foe.fixed === undefined ? undefined : forms?.bases) ?? intensity;
}

/** Defense factors that a ship has left: one at least, whatever became of its crew. */
export const leftOf = (ship: Ship): number => Math.max(1, factorsOf(ship).defence - (ship.lost ?? 0));

/** Whether so much of a ship’s defense factors is lost that it is crippled, as ships and bases alone can be (A10.15, C23.10). */
export const cripples = (ship: Ship, lost: number): boolean =>
  ship.band === undefined && lost * 100 >= factorsOf(ship).defence * crippledAt;
/** Defense factors whose loss cripples a ship (C23.10). */
export const crippledOf = (ship: Ship): number => Math.ceil((factorsOf(ship).defence * crippledAt) / 100);
export const isCrippled = (ship: Ship): boolean => cripples(ship, ship.lost ?? 0);

/** Whether a ship can use its special sensors and special functions: it is neither crippled nor in shock (C16.10, C23.20). */
export const isAble = (ship: Ship): boolean => !isCrippled(ship) && ship.shock !== true;

/** Special sensors that still work, with those of a science officer (A12.20d). */
export const sensorsOf = (ship: Ship): number => (isAble(ship) ? ship.sensors + sensorsBy(ship) : 0);

/** The attack factors of a ship in tenths: half of them once its defense factors are down to half of its attack factors (A10.15), and half of them with enhanced sensors (C5.60). */
export function attackOf(ship: Ship): number {
  // Towed, its engines are off: it does not fire (OURS, D1.30).
  if (ship.towed !== undefined) return 0;
  // Enhanced sensors take half of them (C5.60).
  const attack = factorsOf(ship).attack / (ship.enhanced === true ? 2 : 1);
  // Of a group those that are lost are gone, and the others fight as before (OURS).
  if (ship.band !== undefined) return attack * 10;
  return leftOf(ship) * 2 <= attack ? rounded(attack * 10, 2) : attack * 10;
}

/** Defense factors that a squadron has left, with what it carries. */
export const strengthOf = ({ ships }: Pick<Squadron, 'ships'>): number =>
  sumOf(ships.map((ship) => leftOf(ship) + defenceAboard(ship.wings)));
/** Attack factors of a squadron in tenths, with what it carries. */
export const attackOfAll = ({ ships }: Pick<Squadron, 'ships'>): number =>
  sumOf(ships.map((ship) => attackOf(ship) + attackAboard(ship.wings)));
export const sensorsOfAll = ({ ships }: Pick<Squadron, 'ships'>): number => sumOf(ships.map(sensorsOf));

/** Hexes that the slowest of these ships moves; `speed`: those that do not say. */
const slowestOf = (ships: readonly Ship[], speed: number, hpm?: true): number =>
  ships.length === 0 ? speed : Math.min(...ships.map((ship) => ship.hauls ?? hexesIn(ship, hpm) ?? speed));

/**
 * Hexes that a squadron can move in a turn: its slowest ship keeps it back (D1.10, C23.30), a crowd bogs down, fractions dropped (D6.90), and so do
 * turns out of supply; half of its speed is rounded up (C13.20). Ships in tow do not count (D1.30). Elite squadrons of the second generation move twelve hexes from their own space (C21.40). Mothballed ships do not move (B9.40).
 */
export function speedOf(
  squadron: Pick<Squadron, 'speed' | 'ships' | 'bog' | 'supply' | 'hpm' | 'swift'>,
): number {
  const { speed, bog = 0, supply, hpm, swift } = squadron;
  const ships = underPower(squadron.ships);
  const out = supply?.out ?? 0;
  if (out >= stillTurns || isStored(squadron)) return 0;
  const usualMost = swift === true ? mostMoves : slowestOf(ships, speed, hpm);
  // Outstanding crews and computers by themselves have a point more (C9.51); ships of the first generation move two hexes at most (D1.10).
  const most =
    usualMost > 0 &&
    ships.length > 0 &&
    ships.every((ship) => isOutstanding(ship) && !isFlagged(ship, 'first-generation'))
      ? Math.min(mostMoves, usualMost + 1)
      : usualMost;
  const fit = ships.some(isCrippled) ? Math.min(most, crippledSpeed) : most;
  return Math.floor(((out >= slowTurns ? Math.ceil(fit / 2) : fit) * (100 - bog)) / 100);
}

/** Hexes by which high powered movement makes a squadron faster in a turn; 0: by none, or it does not have it (D3.10). */
export function gainedByPower(squadron: Parameters<typeof speedOf>[0]): number {
  const { hpm: _, ...plain } = squadron;
  return speedOf(squadron) - speedOf(plain);
}

/** The most hexes that it could be plotted to move, with its slower ships in tow (D1.30). */
export const speedTowing = (squadron: Parameters<typeof speedOf>[0]): number =>
  Math.max(
    speedOf(squadron),
    ...(squadron.ships.length > 1
      ? squadron.ships.map((ship) => (isCrippled(ship) ? 0 : (hexesIn(ship, squadron.hpm) ?? 0)))
      : []),
  );

/** Whether a squadron has lost so much this turn that it stops fighting. OURS: of its factors when its first battle of the turn began, and what is repaired after that was lost all the same (A3.20). */
export function isBroken(squadron: Squadron): boolean {
  const { strength, mended = 0 } = squadron;
  return (
    strength !== undefined &&
    (strength + mended - strengthOf(squadron)) * 100 >= combatOf(squadron).breaks * strength
  );
}

/** Whether it fights where it is intercepted, instead of turning back (A1.15). */
export const attacks = (squadron: Squadron): boolean =>
  combatOf(squadron).attack &&
  squadron.hyper === undefined &&
  squadron.ships.length > 0 &&
  !isBroken(squadron);
