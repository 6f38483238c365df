import { expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import type { Choice, Field } from '#kernel/orders/form.ts';
import { type AnyOrder, emptyPlan } from '#kernel/orders/plan.ts';
import type { MapPicture } from '#kernel/presentation.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { RandomTurn } from '#test/support/play/randomGame.ts';

const choicesIn = (field: Field): readonly Choice[] =>
  field.kind === 'choice'
    ? field.choices
    : field.kind === 'several'
      ? field.of
      : field.kind === 'rows'
        ? field.columns.flatMap(choicesIn)
        : [];

/** Every place of a map, also those with nothing to say. */
const placesOn = ({ places, cells }: MapPicture): ReadonlySet<string> =>
  new Set([
    ...places.map(({ place }) => place),
    ...(cells === undefined
      ? []
      : cells.labels.split(' ').map((label) => `${cells.prefix}${label.toLowerCase()}`)),
  ]);

/** Everything that can be chosen in a form now, with the kind of its order. */
function choicesOf<G extends Game>(
  { orders, presentation }: Ruleset<G>,
  view: G['view'],
): readonly (readonly [string, Choice])[] {
  const plan = emptyPlan<AnyOrder>();
  const spots: readonly Spot[] = [
    {},
    ...presentation.units(view, plan as never).map(({ unit }) => ({ unit })),
    ...presentation.map(view).places.map(({ place }) => ({ place })),
    ...presentation.seats(view).map(({ seat }) => ({ seat })),
  ];
  const kinds = Object.entries(orders) as unknown as readonly [string, OrderKind<G['view'], AnyOrder>][];
  return kinds.flatMap(([kind, { offers, form }]) =>
    spots.flatMap((at) =>
      offers(view, at, plan).flatMap((offer) =>
        (form?.(view, offer, at, plan).fields ?? [])
          .flatMap(choicesIn)
          .map((choice): readonly [string, Choice] => [kind, choice]),
      ),
    ),
  );
}

/** The map shows what a form lets a player choose, and fills it in. */
export function formLaws<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  test('a choice of a place says which place of the map it is', () => {
    const wrong = new Set<string>();
    for (const view of game.slice(0, 2).flatMap(({ views }) => [...views.values()])) {
      const places = placesOn(ruleset.presentation.map(view));
      for (const [kind, { value, place }] of choicesOf(ruleset, view))
        if (place === undefined ? places.has(value) : !places.has(place)) wrong.add(`${kind}: ${value}`);
    }
    expect([...wrong]).toEqual([]);
  });
}
