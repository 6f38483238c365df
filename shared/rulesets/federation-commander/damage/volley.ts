import type { UnitId } from '#kernel/words/ids.ts';
import { fact } from '../asking.ts';
import type { Named } from '../model/ships.ts';
import type { State, Volley } from '../model/state.ts';
import { shieldLeft } from './damage.ts';

/** The volley that is being resolved, with its target. */
export interface Struck {
  readonly volley: Volley;
  readonly target: Named;
}

export function current({ volleys, ships }: State): Struck | undefined {
  const [volley] = volleys;
  const ship = volley && ships[volley.at];
  return volley === undefined || ship === undefined ? undefined : { volley, target: [volley.at, ship] };
}

/** The volley that strikes this ship now. */
export const volleyOn = ({ volleys }: State, unit: UnitId | undefined): Volley | undefined =>
  volleys[0]?.at === unit ? volleys[0] : undefined;

export const aboutIt = ({ volley: { points, shield }, target: [, ship] }: Struck) => [
  fact('Points of the volley', points),
  ...(shield === 0 ? [] : [fact(`Boxes left on shield #${shield}`, shieldLeft(ship, shield))]),
];
