import type { Position } from '#kernel/board/position.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { FieldOf } from '#kernel/orders/form.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';

type Way = readonly Position[];

/** What a way needs to know of the map and of its order’s form. */
export interface Ways {
  /** Every place by the name it goes by, in the order of a list. */
  readonly places: readonly { readonly place: PlaceId; readonly name: string }[];
  /** What the map calls a place that is not among them. */
  nameOf(place: PlaceId): string;
  /** Any place by that name or label. */
  find(text: string): PlaceId | undefined;
  /** The steps as they are now. */
  along(field: string, way: Way): readonly RouteStep[];
  /** What picking this next would add. */
  ahead(field: string, to: Position): readonly RouteStep[];
}

/** What a pick would add to a way: as far as there is room. The front stays turned as it was. */
export function stepsTo(
  { name, most, from, facing }: FieldOf<'way'>,
  way: Way,
  place: PlaceId,
  { ahead }: Ways,
): readonly RouteStep[] {
  const last = way.at(-1) ?? from;
  const to: Position =
    facing === undefined
      ? { kind: 'place', place }
      : { kind: 'facing', place, facing: last?.kind === 'facing' ? last.facing : 0 };
  return ahead(name, to).slice(0, Math.max(0, most - way.length));
}

/** A way with what a pick adds to it, and what is said of that. */
export function wayWith(
  field: FieldOf<'way'>,
  way: Way,
  place: PlaceId,
  ways: Ways,
): { readonly way: Way; readonly said: string } {
  if (way.length >= field.most) return { way, said: `The way has its ${plural(field.most, 'step')}` };
  const added = stepsTo(field, way, place, ways).map(({ position }) => position);
  if (added.length === 0) return { way, said: `Nothing leads to ${ways.nameOf(place)}` };
  const names = added.map((step) => ways.nameOf(step.place)).join(', ');
  return {
    way: [...way, ...added],
    said: `${names}: ${way.length + added.length} of ${plural(field.most, 'step')}`,
  };
}
