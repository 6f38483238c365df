import { percentOf, rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Crew } from '../model/condition/crew.ts';
import type { Ship } from '../model/ship.ts';
import type { Factors } from './factors.ts';
import { factorsOf, pointsOf } from './factors.ts';

interface CrewRow {
  /** Behind the designation on status sheets (A4.10). */
  readonly mark: string;
  /** What it is called. */
  readonly name: string;
  /** Percent that it makes of the BPV. OURS: of both factors, which follow from it. */
  readonly percent: number;
  /** Adds to the command rating and to the strategic repair value (C9.40, C9.51). */
  readonly rating: number;
  /** Percent of cargo that it needs (C13.15). */
  readonly cargo: number;
}

const poor = { percent: 70, rating: -1, cargo: 110 } as const;
const outstanding = { percent: 150, rating: 1, cargo: 90 } as const;
/** Crews that are not as usual (C9.10, C9.40, C9.51, C9.60). */
export const crewRows: Readonly<Record<Crew, CrewRow>> = {
  poor: { mark: 'p', name: 'poor crew', ...poor },
  green: { mark: 'g', name: 'green crew', ...poor },
  outstanding: { mark: 'o', name: 'outstanding crew', ...outstanding },
  computer: { mark: 'co', name: 'computer', ...outstanding, percent: 167 },
};

type Crewing = Pick<Ship, 'crew' | 'captured' | 'foreign' | 'stored' | 'shock'>;
type Built = Crewing & Pick<Ship, 'figures' | 'band'>;

/** The crew that a ship effectively has: that of a captured ship is poor until it is converted (C2.42, C9.41). Undefined: a usual one. */
export const crewOf = ({ crew, captured }: Crewing): Crew | undefined =>
  captured === undefined ? crew : 'poor';

const rowOf = (ship: Crewing): CrewRow | undefined => {
  const crew = crewOf(ship);
  return crew && crewRows[crew];
};
/** The same as it counts outside of battles: in shock a ship has effectively a poor crew (C9.41, C16.10). */
const effectiveOf = (ship: Crewing): CrewRow | undefined =>
  ship.shock === true ? crewRows.poor : rowOf(ship);

/** Whether its crew is as a poor one, in shock too (C9.41, C16.10). */
export const isPoorly = (ship: Crewing): boolean =>
  ship.shock === true || ['poor', 'green'].includes(crewOf(ship) ?? '');
/** Whether its crew is as an outstanding one, in shock no longer (C9.10, C9.51, C16.10). */
export const isOutstanding = (ship: Crewing): boolean =>
  ship.shock !== true && ['outstanding', 'computer'].includes(crewOf(ship) ?? '');

/** The least defense factor of a ship (1/D). */
const leastDefence = 2;

/** Percent of both factors that a converted foreign ship has (C2.45), and that a mothballed one fights with (B9.40). */
export const [foreignPercent, storedPercent] = [75, 25] as const;

/** Factors as they are with the crew of a ship, of foreign make and in mothballs, to the nearest, halves up. Mothballed ones are hit whole while they are inactive (B9.40). */
export function byCrew(ship: Built, { attack, defence }: Factors): Factors {
  // Those of a group are as its crews make them already.
  if (ship.band !== undefined && ship.stored !== true) return { attack, defence };
  const made = ship.foreign === undefined ? 100 : foreignPercent;
  const percent = (crewPercentOf(ship) * made) / 100;
  const awake = ship.stored === true ? storedPercent : 100;
  return percent === 100 && awake === 100
    ? { attack, defence }
    : {
        attack: madeAttack(ship, attack, crewPercentOf(ship) * awake),
        defence: Math.max(Math.min(leastDefence, defence), percentOf(percent, defence)),
      };
}

/** Percent of its attack factors that a fast ship has (1/D). */
const fastPercent = 75;
/** Attack factors as they are of foreign make, a quarter less, which is added to the quarter that a fast ship lacks already (C2.45, 1/D); `fights`: ten-thousandths of them with which it fights. */
function madeAttack({ foreign, figures }: Built, attack: number, fights: number): number {
  if (foreign === undefined) return percentOf(fights / 100, attack);
  return figures?.flags?.includes('fast') === true
    ? percentOf(((fastPercent + foreignPercent - 100) * fights) / 10_000, rounded(attack * 100, fastPercent))
    : percentOf((foreignPercent * fights) / 10_000, attack);
}

/** Percent of its usual factors that a ship has with its crew; what shock makes of them battles reckon by themselves. */
export const crewPercentOf = (ship: Crewing): number => rowOf(ship)?.percent ?? 100;

/** Thousandths of both factors together for a point of BPV (1/D). */
const perBoth = 286;

type Rated = Crewing & Pick<Ship, 'hull' | 'figures' | 'band'>;

/** BPV of a ship as it was built. OURS: of one whose BPV nobody knows, by its factors, as the basic formula has them (1/D). */
function builtOf({ hull, figures }: Rated): number {
  const known = figures === undefined ? pointsOf(hull) : figures.bpv;
  if (known !== undefined) return known;
  const { attack, defence } = figures ?? factorsOf(hull);
  return Math.floor(((attack + defence) * 1000) / perBoth);
}

/** Hundredths of the BPV of a ship with its crew, without officers and what it carries: a poor crew takes three tenths of it, and so does shock, an outstanding one adds half (C9.40a, C9.41, C9.51a). */
export const fineBpvOf = (ship: Rated): number =>
  builtOf(ship) * (ship.band === undefined ? (effectiveOf(ship)?.percent ?? 100) : 100);

/** A command rating or a strategic repair value with the crew of a ship: a poor one makes none of it (C9.40, C9.51). */
export const withCrew = (ship: Crewing, value: number): number =>
  value <= 0 ? value : Math.max(1, value + (effectiveOf(ship)?.rating ?? 0));

/** Percent of the usual cargo that the crew of a ship needs (C9.40, C9.51). */
export const cargoPercentOf = (ship: Crewing): number => effectiveOf(ship)?.cargo ?? 100;

/** Whether ships with usual or better crews are among these, without which poor ones use neither reactions nor special movement (C9.40). */
export const isAccompanied = (ships: readonly Crewing[]): boolean =>
  ships.length === 0 || ships.some((ship) => !isPoorly(ship));

/** What crews do to searches: half of the BPV outstanding helps, half of it poor or green hinders (Appendix 2). */
export function searchedBy<S extends Crewing>(ships: readonly S[], worthOf: (ship: S) => number): number {
  const all = sumOf(ships.map(worthOf));
  const half = (of: (ship: S) => boolean): boolean =>
    all > 0 && sumOf(ships.filter(of).map(worthOf)) * 2 >= all;
  // OURS: a computer is as good as an outstanding crew in this too (C9.10).
  return (half(isOutstanding) ? 1 : 0) - (half(isPoorly) ? 1 : 0);
}
