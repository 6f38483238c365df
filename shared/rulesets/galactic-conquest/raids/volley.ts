import { integer, object } from '#kernel/codec/shapes.ts';
import type { ValueIn } from '#kernel/codec/shape.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { damageChart } from '../combat/chart.ts';
import { irradiated } from '../combat/round/radiation.ts';
import { pointsOf } from '../combat/damage.ts';
import { combatOn } from '../combat/support/caution.ts';
import { dronesIn, isFiredIn, isInReach } from '../combat/forms/drones.ts';
import { points, unit } from '../declare.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { factorsOf } from '../ships/factors.ts';
import { basicConvoy } from '../trade/marine/needs.ts';

/** A volley of drones at a convoy: whose, with which die, and the damage that it does. */
export const volleyShape = object({ unit, die: integer(1, 6), points });
export type Volley = ValueIn<typeof volleyShape>;

/** Defense factors of the freighters of a basic convoy together (1/A, B2.10). */
export const convoyDefence = sumOf([
  basicConvoy.large * factorsOf('F-L').defence,
  basicConvoy.small * factorsOf('F-S').defence,
]);

/** The squadron whose drones are aimed at convoys of a hex in a segment: one alone, the first by its code (A10.40f). */
export const dronesAt = (
  state: State,
  seat: SeatId,
  place: PlaceId,
  segment: number,
): readonly [UnitId, Squadron] | undefined =>
  squadronsOf(state.squadrons, seat).find(
    ([, one]) =>
      one.drones?.at === 'convoys' &&
      one.drones.place === place &&
      isFiredIn(one.drones, segment) &&
      isInReach(state, one.place, place) &&
      dronesIn(state, one) > 0,
  );

/** A volley at an undefended convoy, by the intensity of its squadron. OURS: the convoy is lost if it does as much damage as its freighters have defense factors (A10.40f). */
export function volleyAt(
  state: State,
  seat: SeatId,
  place: PlaceId,
  segment: number,
  draw: Draw,
): Volley | undefined {
  const [from, squadron] = dronesAt(state, seat, place, segment) ?? [];
  if (from === undefined || squadron === undefined) return undefined;
  const die = draw.int(6);
  const percent = damageChart[combatOn(state, squadron).intensity].percents[die - 1] ?? 0;
  const changed = { attack: irradiated(state, squadron.place, squadron), defence: 0 };
  return { unit: from, die, points: pointsOf(dronesIn(state, squadron), percent, 'typical', changed) };
}
