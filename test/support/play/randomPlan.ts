import type { Draw } from '#kernel/dice/draw.ts';
import type { Position } from '#kernel/board/position.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { blankClause, blankOf } from '#kernel/orders/fields.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import type { Field, FieldOf, FieldValue, Form } from '#kernel/orders/form.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';

/** Kinds that keep a game going: every other order is one of these, where one is offered. Rulesets without them do without. */
const lively = [
  'travel',
  'build-starships',
  'transfer-starships',
  'declare-war',
  'annex-sector',
  'pillage',
  'dive',
];

/** A plan of random orders among those that the ruleset offers at these spots, half of them filled in: sensible and foolish ones, as players write them. */
export function randomPlan<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['view'],
  draw: Draw,
  most = 12,
  spots = spotsOf(ruleset, view),
): Plan<G['order']> {
  const kinds = inOrder(
    ruleset.orders as Readonly<Record<string, Pick<OrderKind<unknown, AnyOrder>, 'answers' | 'by'>>>,
  )
    .filter(([, kind]) => kind.answers !== true && mayGive(kind, ruleset.presentation.me(view)))
    .map(([name]) => name);
  const wanted = kinds.filter((kind) => lively.includes(kind));
  let plan: Plan<G['order']> = emptyPlan();
  for (let at = 0; at < most && spots.length > 0; at += 1) {
    const spot = draw.pick(spots);
    const tried = [...(draw.chance(1, 2) ? draw.shuffle(wanted) : []), ...draw.shuffle(kinds).slice(0, 12)];
    const order = firstOffer(ruleset, view, spot, plan, tried, draw);
    if (order === undefined) continue;
    const ref: OrderRef = ruleset.presentation.nextRef(view, plan);
    plan = withOrder(plan, { ...order, ref } as unknown as G['order'], spot.unit);
  }
  return plan;
}

/** Of the first of these kinds that is offered at the spot: one of its offers, filled in or as it is. */
function firstOffer<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['view'],
  spot: Spot,
  plan: Plan<G['order']>,
  kinds: readonly string[],
  draw: Draw,
): AnyOffer | undefined {
  const places = (): readonly PlaceId[] => ruleset.presentation.map(view).places.map(({ place }) => place);
  for (const name of kinds) {
    const kind = ruleset.orders[name as G['order']['kind']] as unknown as OrderKind<G['view'], AnyOrder>;
    const offers = kind.offers(view, spot, plan as Plan<AnyOrder>);
    if (offers.length === 0) continue;
    const offer = draw.pick(offers);
    return draw.chance(1, 2)
      ? filledIn(kind, view, offer, spot, plan as Plan<AnyOrder>, draw, places)
      : offer;
  }
  return undefined;
}

export type AnyOffer = Unnumbered<AnyOrder>;

/** Every field of the order's form set to something that the form allows, one after the other. */
export function filledIn<V>(
  kind: OrderKind<V, AnyOrder>,
  view: V,
  offer: AnyOffer,
  spot: Spot,
  plan: Plan<AnyOrder>,
  draw: Draw,
  places: () => readonly PlaceId[] = () => [],
): AnyOffer {
  let order = offer;
  for (const { name } of kind.form?.(view, order, spot, plan).fields ?? []) {
    const form = kind.form?.(view, order, spot, plan);
    const field = form?.fields.find((one) => one.name === name);
    const value =
      field && (field.kind === 'way' ? wayIn(form, field, places(), draw) : valueFor(field, draw));
    if (form !== undefined && value !== undefined) order = form.set(name, value);
  }
  return order;
}

/** The way that a click on some place adds, as far as the field has room. */
function wayIn(
  form: Form<AnyOffer> | undefined,
  { name, most, from }: FieldOf<'way'>,
  places: readonly PlaceId[],
  draw: Draw,
): readonly Position[] {
  if (form?.ahead === undefined || places.length === 0) return from === undefined ? [] : [from];
  const to: Position = { kind: 'place', place: draw.pick(places) };
  return form
    .ahead(name, to)
    .slice(0, most)
    .map(({ position }) => position);
}

function valueFor(field: Exclude<Field, FieldOf<'way'>>, draw: Draw): FieldValue | undefined {
  switch (field.kind) {
    case 'choice':
      return field.choices.length === 0 ? undefined : draw.pick(field.choices).value;
    case 'number':
      return field.least + draw.int(Math.max(1, Math.min(field.most - field.least + 1, 30))) - 1;
    case 'text':
      return `Some ${field.name}`.slice(0, field.longest);
    case 'split': {
      const counts = field.parts.map(() => 0);
      for (let one = 0; one < field.total; one += 1) {
        const part = draw.int(counts.length) - 1;
        counts[part] = (counts[part] ?? 0) + 1;
      }
      return counts;
    }
    case 'several':
      return some(
        field.of.map(({ value }) => value),
        field.most,
        draw,
      );
    case 'boxes': {
      const whole = field.groups.flatMap(({ boxes }) => boxes).filter(({ state }) => state !== 'lost');
      return some(
        whole.map(({ id }) => id),
        field.most,
        draw,
      );
    }
    case 'when':
      return field.terms.slice(0, Math.min(field.most, draw.int(3))).map(blankClause);
    case 'rows':
      return Array.from({ length: Math.min(field.most, draw.int(3)) }, () =>
        Object.fromEntries(
          field.columns.map((column) => [
            column.name,
            column.kind === 'way' ? [] : (valueFor(column, draw) ?? blankOf(column)),
          ]),
        ),
      );
  }
}

/** So many of these at most, in any order. */
const some = (of: readonly string[], most: number, draw: Draw): readonly string[] =>
  draw.shuffle(of).slice(0, Math.min(most, draw.int(of.length + 1) - 1));

function spotsOf<G extends Game>(ruleset: Ruleset<G>, view: G['view']): readonly Spot[] {
  const { presentation } = ruleset;
  const units = presentation.units(view, emptyPlan());
  const here = new Set(units.map(({ place }) => place));
  const own = units.map(({ unit }) => ({ unit }));
  return [
    ...own,
    ...own,
    ...own,
    ...presentation
      .map(view)
      .places.filter(({ place }) => here.has(place))
      .map(({ place }) => ({ place })),
    ...presentation
      .seats(view)
      .filter(({ own: mine }) => mine !== true)
      .slice(0, 4)
      .flatMap(({ seat }) => [{ seat }, { seat }]),
    {},
  ];
}

/** The random plans of every seat. */
export function randomPlans<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  views: ReadonlyMap<SeatId, G['view']>,
  draw: Draw,
  most = 12,
): Readonly<Record<SeatId, Plan<G['order']>>> {
  return Object.fromEntries(
    ruleset
      .seats(state)
      .map((seat) => [seat, randomPlan(ruleset, views.get(seat) as G['view'], draw.fork(seat), most)]),
  ) as Readonly<Record<SeatId, Plan<G['order']>>>;
}
