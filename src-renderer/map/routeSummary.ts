import type { PlaceId } from '#kernel/words/ids.ts';
import type { RoutePicture, UnitRow } from '#kernel/presentation.ts';
import { type Path, pathText } from '#kernel/words/where.ts';
import { isMove, legsOf } from './board/legs.ts';

/** A route that a unit would take, in words. */
export interface RouteSummary {
  readonly said: string;
  /** As far as the player knows, the unit cannot reach its end. */
  readonly fails: boolean;
}

type Moves = NonNullable<UnitRow['moves']>;
const points = (count: number, { one, many }: Moves['word']): string =>
  `${count} ${count === 1 ? one : many}`;
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
  if (last === undefined) return { said: `${unit.label}: out of reach this turn`, fails: true };
  const failing = steps.find(({ wrong }) => wrong !== undefined);
  const spent = steps.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  if (failing !== undefined) {
    const why =
      spent > 0 && unit.moves !== undefined
        ? `, after ${spent} of ${points(unit.moves.of, unit.moves.word)}`
        : '';
    return { said: `${unit.label}: cannot go on${during(failing.moment)}${why}`, fails: true };
  }
  const known = steps.every(({ cost }) => cost !== undefined);
  const price =
    known && unit.moves !== undefined ? `${spent} of ${points(unit.moves.of, unit.moves.word)}, ` : '';
  if (goal !== undefined && last.position.place !== goal)
    return { said: `${unit.label}: gets only part of the way${during(last.moment)}`, fails: false };
  return { said: `${unit.label}: ${price}arrives${during(last.moment)}`, fails: false };
}
