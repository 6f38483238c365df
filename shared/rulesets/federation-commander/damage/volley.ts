import type { UnitId } from '#kernel/words/ids.ts';
import type { Fact } from '#kernel/picture/page.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fact } from '../asking.ts';
import type { Named } from '../model/ships.ts';
import { isFreighter } from '../model/ships.ts';
import type { State, Volley } from '../model/state.ts';
import { cardOf } from '../ships/ships.ts';
import { shieldLeft, struck } from './damage.ts';

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

/** The same where the target has shields: a freighter has none (FC 8E). */
export function currentOnShield(state: State): Struck | undefined {
  const now = current(state);
  return now === undefined || isFreighter(now.target[1]) ? undefined : now;
}

/** The volley that strikes this ship now. */
export const volleyOn = ({ volleys }: State, unit: UnitId | undefined): Volley | undefined =>
  volleys[0]?.at === unit ? volleys[0] : undefined;

/** The volley, and each shield that can take it: its boxes, and what would come inside without reinforcement. */
export const aboutIt = ({ volley: { points, shield, sides }, target: [, ship] }: Struck): readonly Fact[] => [
  fact('Points of the volley', points),
  ...(shield === 0 ? sides : [shield]).map((side) => ({
    label: `Shield #${side}`,
    value: phrase('{left} of {most|box|boxes}; {inside|point|points} would come inside', {
      left: shieldLeft(ship, side),
      most: cardOf(ship).shields[side - 1] ?? 0,
      inside: struck(points, shieldLeft(ship, side), 0).internal,
    }),
  })),
];
