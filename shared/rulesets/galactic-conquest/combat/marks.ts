import type { Ship } from '../model/ship.ts';
import type { Weakened } from './fit.ts';
import { isReserve, resistOf } from './fit.ts';
import { escortsIn, guardOf } from '../ships/escorts.ts';
import { isAttrition, isBase, isFlagged } from '../ships/fleet.ts';
import { leftOf } from '../ships/ships.ts';

/** A ship while damage is spread over it. */
export interface Mark {
  readonly at: number;
  readonly hull: string;
  readonly reserve: boolean;
  /** Escorts whose fall opens it to boarders and maulers, and what they add to its defense factors (A10.40h). */
  readonly escorts: readonly number[];
  readonly guard: number;
  /** Of a hundred points of damage, how many it takes to take a hundred defense factors. */
  readonly resist: number;
  readonly fixed: boolean;
  /** What its defense factors are multiplied by to capture it (A10.35d, C50.20). */
  readonly capture: number;
  /** A hospital, whose owner puts no damage on it (C60.30). */
  readonly hospital: boolean;
  /** It stands on the surface of a system. */
  readonly ground: boolean;
  /** A fighter or a gunboat. */
  readonly attrition: boolean;
  /** Enemies hold it already: nothing is fired at it. */
  readonly boarded: boolean;
  /** Capture points on it before this round, and what non-violent combat has taken. */
  readonly held: number;
  readonly numb: number;
  /** It cannot fight for some rounds already. */
  readonly helpless: boolean;
  left: number;
  directed: number;
  partial: number;
  special: number;
  normal: number;
  taken: number;
  stunned: number;
}

/** What each form multiplies defense factors by (A10.35, A10.40a). */
export const times = { normal: 1, directed: 2, partial: 3, capture: 5, reserve: 6 } as const;

/** What protects a side: by the position of a ship what troops of its own make of capturing it (C50.20), and whether its hospitals are such (C60.0). */
export interface Guarded extends Weakened {
  readonly shields?: ReadonlyMap<number, number>;
  readonly hospitals?: boolean;
}

/** The ships of a side as they can be hit in a round. */
export function marksOf(ships: readonly Ship[], round: number, side: Guarded): readonly Mark[] {
  const escorts = escortsIn(ships);
  return ships.map((ship, at) => {
    const { helpless = 0, boarded, taken = 0, stunned = 0 } = ship.engaged ?? {};
    const own = escorts.get(at) ?? [];
    return {
      at,
      hull: ship.hull,
      reserve: isReserve(ship),
      escorts: own,
      guard: guardOf(ships, own),
      resist: resistOf(ship, round, side),
      // Nobody boards fighters or gunboats in flight, nor the National Guard (OURS).
      fixed: isBase(ship) || ship.band !== undefined || ship.guard === true,
      attrition: isAttrition(ship),
      capture: side.shields?.get(at) ?? times.capture,
      hospital: side.hospitals === true && isFlagged(ship, 'hospital'),
      ground: ship.figures?.class === 'GB' || ship.figures?.class === 'GF',
      boarded: boarded === true,
      held: taken,
      // Who was helpless and fights again is as before (OURS).
      numb: helpless > 0 && helpless < round ? 0 : stunned,
      helpless: helpless >= round,
      left: leftOf(ship),
      directed: 0,
      partial: 0,
      special: 0,
      normal: 0,
      taken: 0,
      stunned: 0,
    };
  });
}

/** The points that take all that is left of a ship. */
export const needOf = ({ left, guard, resist }: Mark, by: number): number =>
  Math.ceil(((left + guard) * by * resist) / 100);

/** The defense factors that so many points take, as far as there are some. */
export function lossBy(mark: Mark, by: number, points: number): number {
  const need = needOf(mark, by);
  return points >= need ? mark.left : Math.floor((mark.left * points) / need);
}
