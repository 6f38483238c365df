import { expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import type { Choice, Field, FieldOf, Form } from '#kernel/orders/form.ts';
import { type AnyOrder, emptyPlan, type Unnumbered } from '#kernel/game/plan.ts';
import type { MapPicture } from '#kernel/presentation.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { typedText } from '#kernel/orders/typed.ts';
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

type Kinds<G extends Game> = readonly (readonly [string, OrderKind<G['view'], AnyOrder>])[];
type Filled = readonly [kind: string, form: Form<Unnumbered<AnyOrder>>, codec: Codec<AnyOrder>];

/** Every form that is offered now. */
function formsOf<G extends Game>({ orders, presentation }: Ruleset<G>, view: G['view']): readonly Filled[] {
  const plan = emptyPlan<AnyOrder>();
  const spots: readonly Spot[] = [
    {},
    ...presentation.units(view, plan as never).map(({ unit }) => ({ unit })),
    ...presentation.map(view).places.map(({ place }) => ({ place })),
    ...presentation.seats(view).map(({ seat }) => ({ seat })),
  ];
  const kinds = Object.entries(orders) as unknown as Kinds<G>;
  return kinds.flatMap(([kind, { offers, form, codec }]) =>
    spots.flatMap((at) =>
      offers(view, at, plan).flatMap((offer): readonly Filled[] =>
        form === undefined ? [] : [[kind, form(view, offer, at, plan), codec]],
      ),
    ),
  );
}

const viewsOf = <G extends Game>(game: readonly RandomTurn<G>[]): readonly G['view'][] =>
  game.slice(0, 2).flatMap(({ views }) => [...views.values()]);

/** What is pasted into boxes of texts: nothing, all kinds of signs that no file holds, and as much as the box takes. */
const pasted = (longest: number): readonly string[] => [
  '',
  ' ',
  '\t\u200e\u2028\u2029\u202e\u2066\ufeff\u0007\ud800x\r\ny',
  `${'long '.repeat(longest)}`,
];

/** The map shows what a form lets a player choose, and fills it in. */
export function formLaws<G extends Game>(ruleset: Ruleset<G>, game: readonly RandomTurn<G>[]): void {
  test('what is ordered for nothing in particular has its button on a page, or beside the announcements', () => {
    const { screens, groups = [] } = ruleset.presentation;
    const shown = screens.flatMap((screen) =>
      screen.shows === 'page' && screen.orders !== undefined ? [screen.orders.groups] : [],
    );
    if (shown.includes(undefined)) return;
    const titles = shown.flatMap((of) => of ?? []);
    expect(titles.filter((title) => !groups.some((group) => group.title === title))).toEqual([]);
    const placed = groups.flatMap((group) =>
      group.spoken === true || titles.includes(group.title) ? group.kinds : [],
    );
    const kinds = Object.entries<OrderKind<G['view'], AnyOrder>>(ruleset.orders as never);
    const hidden = kinds.filter(
      ([kind, { answers, by, offers }]) =>
        answers !== true &&
        by !== 'game-master' &&
        !placed.includes(kind) &&
        viewsOf(game).some((view) => offers(view, {}, emptyPlan()).length > 0),
    );
    expect(hidden.map(([kind]) => kind)).toEqual([]);
  });

  test('a choice of a place says which place of the map it is', () => {
    const wrong = new Set<string>();
    for (const view of viewsOf(game)) {
      const places = placesOn(ruleset.presentation.map(view));
      for (const [kind, { fields }] of formsOf(ruleset, view))
        for (const { value, place } of fields.flatMap(choicesIn))
          if (place === undefined ? places.has(value) : !places.has(place)) wrong.add(`${kind}: ${value}`);
    }
    expect([...wrong]).toEqual([]);
  });

  test('whatever is typed or pasted into a box of a form, the order can be saved', () => {
    const wrong = new Set<string>();
    for (const view of viewsOf(game))
      for (const [kind, form, codec] of formsOf(ruleset, view))
        for (const field of form.fields)
          for (const words of field.kind === 'text' ? pasted(field.longest) : []) {
            const { longest, lines } = field as FieldOf<'text'>;
            const order = form.set(field.name, typedText(words, lines).slice(0, longest));
            const numbered = { ...order, ref: 'somebody.t1.o1' };
            if (!codec.parse(numbered).ok)
              wrong.add(`${kind} ${field.name}: ${JSON.stringify(words.slice(0, 50))}`);
          }
    expect([...wrong]).toEqual([]);
  });
}
