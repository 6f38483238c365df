import type { PlaceId } from '#kernel/ids.ts';
import type { RoutePicture, UnitRow } from '#kernel/presentation.ts';
import { plural } from '#kernel/report/phrase.ts';
import { type Path, pathText } from '#kernel/turn/where.ts';
import { isMove, legsOf } from './board/legs.ts';

/** A route that a unit would take, in words. */
export interface RouteSummary {
  readonly said: string;
  /** As far as the player knows, the unit cannot reach its end. */
  readonly fails: boolean;
}

const points = (count: number): string => plural(count, 'point');
const during = (moment: Path | undefined): string =>
  moment === undefined || moment.length === 0 ? '' : ` in ${pathText(moment).toLowerCase()}`;

/** Sums up a unit's arrows: what they cost, when they end, and whether its points suffice and they lead to the goal. No arrows: there is no route. */
export function routeSummary(
  routes: readonly RoutePicture[],
  unit: Pick<UnitRow, 'label' | 'moves'>,
  goal?: PlaceId,
): RouteSummary {
  const steps = legsOf(routes).filter(isMove);
  const last = steps.at(-1);
  if (last === undefined) return { said: `${unit.label}: no way there in one turn`, fails: true };
  const failing = steps.find(({ wrong }) => wrong !== undefined);
  const spent = steps.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  if (failing !== undefined) {
    const of = unit.moves === undefined ? '' : ` of ${unit.moves.of}`;
    const why = spent > 0 ? `, after ${points(spent)}${of}` : '';
    return { said: `${unit.label}: cannot go on${during(failing.moment)}${why}`, fails: true };
  }
  const known = steps.every(({ cost }) => cost !== undefined);
  const price = known && unit.moves !== undefined ? `${spent} of ${points(unit.moves.of)}, ` : '';
  if (goal !== undefined && last.position.place !== goal)
    return { said: `${unit.label}: gets only part of the way${during(last.moment)}`, fails: false };
  return { said: `${unit.label}: ${price}arrives${during(last.moment)}`, fails: false };
}
