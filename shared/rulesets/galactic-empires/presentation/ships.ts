import type { StackPicture } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Stack } from '../model/state.ts';
import { maybeStarship, shipClasses } from '../tables/starships.ts';
import { shipName } from '../model/words.ts';

/** A starship type as pointers name it (GE 487). */
export const typeSubject = (type: ShipTypeId): string => `type:${type}`;

interface TypeCount {
  readonly type: ShipTypeId;
  readonly count: number;
}

/** The most valuable type: the most expensive, then the larger class, then by id (GE 349). Undefined if there are no ships. */
function mostValuable(ships: readonly TypeCount[]): ShipTypeId | undefined {
  const worth = (type: ShipTypeId): number => maybeStarship(type)?.cost ?? 0;
  const size = (type: ShipTypeId): number =>
    shipClasses.findIndex((name) => name === maybeStarship(type)?.class);
  return ships
    .map(({ type }) => type)
    .sort(
      compareBy(
        (type) => -worth(type),
        (type) => -size(type),
        (type) => type,
      ),
    )[0];
}

/** The class whose silhouette is drawn for these ships; that of an admiral's corvette if there are none. */
export function silhouette(ships: readonly TypeCount[]): string {
  const type = mostValuable(ships);
  return (type === undefined ? undefined : maybeStarship(type)?.class) ?? 'Scout';
}

/** Stacks as pictures; per rank where ranks are known. Move-points used make no difference here. */
export function stackPictures(stacks: readonly (TypeCount & Partial<Stack>)[]): readonly StackPicture[] {
  const counts = new Map<string, StackPicture>();
  for (const { type, count, rank } of stacks) {
    const key = `${rank ?? 0} ${type}`;
    const before = counts.get(key);
    counts.set(key, {
      type,
      name: shipName(type),
      shipClass: maybeStarship(type)?.class ?? 'Scout',
      count: count + (before?.count ?? 0),
      study: typeSubject(type),
      ...defined({ rank }),
    });
  }
  return [...counts.values()];
}

/** Stacks without their ranks: what a report lists. */
export const unranked = (stacks: readonly TypeCount[]): readonly StackPicture[] =>
  stackPictures(stacks.map(({ type, count }) => ({ type, count })));
