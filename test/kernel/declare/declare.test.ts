import { describe, expect, test } from 'vitest';

import { flag, id, integer, list, optional } from '#kernel/codec/shapes.ts';
import { assembledEvents, assembledOrders, codecOf } from '#kernel/declare/assemble.ts';
import {
  atPlace,
  choice,
  choiceOrNone,
  choicesOf,
  formOf,
  number,
  several,
  text,
  way,
} from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { impossible } from '#test/support/problems.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';

interface State {
  readonly fuel: number;
  readonly seen?: number;
}
interface View extends State {
  readonly me: SeatId;
}
const [north, south] = [seatId('north'), seatId('south')];
const [ledge, deep] = [placeId('ledge'), placeId('deep')];
const boat = unitId('north.boat');
const view: View = { me: north, fuel: 2 };
const tooMuch = impossible('T 1', 'too-much', 'There is less coal.');

const order = ordersOver<State, View>(({ fuel }) => ({ fuel }));
const event = eventsOver<State, View>();

/** What the question of the order was asked about, at last. */
let asked: unknown;
const steam = order('steam', {
  fields: { to: id<PlaceId>(), coal: integer(0, 9), loud: optional(flag), by: list(id<PlaceId>(), 3) },
  title: 'Steam',
  offers: (_, { unit }) => (unit === undefined ? [] : [{ to: ledge, coal: 1, by: [] }]),
  form: (_, given) => [
    choice(
      given,
      'to',
      'To',
      choicesOf([ledge, deep], (to) => phrase('{to}', { to })),
    ),
    number(given, 'coal', 'Coal', { least: 0, most: 9 }),
    way(given, 'by', 'By', { most: 3 }, { ahead: (to) => [{ position: to }] }),
  ],
  facts: ({ fuel }) => [{ label: 'Left', value: phrase('{fuel}', { fuel }) }],
  cannot(state, given) {
    asked = { state, seat: given.seat, unit: given.unit };
    return given.order.coal > state.fuel ? tooMuch : undefined;
  },
  say: ({ to }) => phrase('Steam to {to}', { to }),
});
type Steam = OrderIn<typeof steam>;
const given: Steam = { kind: 'steam', ref: nthOrder(north, 1, 1), to: ledge, coal: 1, by: [] };
// @ts-expect-error a member that the fields do not name
export const wrong: Steam = { ...given, speed: 1 };

describe('an order that is declared', () => {
  test('is written and read by its fields, with its kind and its reference', () => {
    expect(steam.codec.parse(steam.codec.make({ ...given, loud: true }))).toEqual({
      ok: true,
      value: { ...given, loud: true },
    });
    expect(steam.codec.parse({ ...given, coal: 10 }).ok).toBe(false);
    expect(steam.codec.parse({ ...given, kind: 'sail' }).ok).toBe(false);
    expect(steam.codec.parse({ kind: 'steam', to: ledge, coal: 1, by: [] }).ok).toBe(false);
  });

  test('is offered with its kind, where its declaration offers it', () => {
    expect(steam.offers(view, { unit: boat }, emptyPlan())).toEqual([
      { kind: 'steam', to: ledge, coal: 1, by: [] },
    ]);
    expect(steam.offers(view, {}, emptyPlan())).toEqual([]);
  });

  test('is advised by the question of its step, asked in the imagined world, and about this order', () => {
    expect(steam.check(view, given, { unit: boat })).toEqual([]);
    expect(asked).toEqual({ state: { fuel: 2 }, seat: north, unit: boat });
    expect(steam.check(view, { ...given, coal: 3 }, { unit: boat })).toEqual([
      { ...tooMuch, order: given.ref },
    ]);
  });

  test('is filled in member by member; what is no choice leaves it as it is', () => {
    const form = steam.form?.(view, given, { unit: boat }, emptyPlan());
    expect(form?.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['to', 'choice'],
      ['coal', 'number'],
      ['by', 'way'],
    ]);
    expect(form?.values).toEqual({ to: ledge, coal: 1, by: [] });
    expect(form?.facts?.map(({ value }) => phraseText(value))).toEqual(['2']);
    expect(form?.set('to', deep)).toEqual({ ...given, to: deep });
    expect(form?.set('to', 'moon')).toEqual(given);
    expect(form?.set('coal', 7)).toEqual({ ...given, coal: 7 });
    expect(form?.set('by', [atPlace(ledge), atPlace(deep)])).toEqual({ ...given, by: [ledge, deep] });
    expect(form?.set('speed', 7)).toEqual(given);
    expect(form?.ahead?.('by', atPlace(deep))).toEqual([{ position: atPlace(deep) }]);
    expect(form?.along).toBeUndefined();
  });

  test('is made of what is filled in', () => {
    expect(steam.of({ to: ledge, coal: 1, by: [] })).toEqual({ kind: 'steam', to: ledge, coal: 1, by: [] });
  });

  test('a text is as it is typed; one that is emptied stays as it was', () => {
    const form = formOf({ name: 'Eagle' }, [
      text({ name: 'Eagle' }, 'name', 'Name', { longest: 40, lines: 1 }),
    ]);
    expect(form.fields).toEqual([{ kind: 'text', name: 'name', label: 'Name', longest: 40, lines: 1 }]);
    expect(form.values).toEqual({ name: 'Eagle' });
    expect(form.set('name', 'Hawk')).toEqual({ name: 'Hawk' });
    expect(form.set('name', '')).toEqual({ name: 'Eagle' });
  });

  test('one of several or none: without it the member is absent', () => {
    type Guarded = { readonly at?: PlaceId };
    const posts = choicesOf([ledge, deep], (at) => phrase('{at}', { at }));
    const entry = (one: Guarded) => choiceOrNone(one, 'at', 'At', phrase('Nowhere'), posts);
    const [bare, held] = [entry({}), entry({ at: ledge })];
    expect([bare.value, held.value]).toEqual(['', ledge]);
    expect(bare.set(deep)).toEqual({ at: deep });
    expect(held.set('')).toEqual({});
    expect(held.set('elsewhere')).toEqual({ at: ledge });
    expect(held.field.kind === 'choice' && held.field.choices.map(({ value }) => value)).toEqual([
      '',
      ledge,
      deep,
    ]);
  });

  test('facts are found when they are read, and not before', () => {
    let found = 0;
    const form = formOf({ at: ledge }, [], () => {
      found += 1;
      return [{ label: 'Left', value: phrase('x') }];
    });
    expect(found).toBe(0);
    expect(form.facts?.length).toBe(1);
    expect(found).toBe(1);
  });

  test('several are chosen as a list', () => {
    const of = choicesOf(['a', 'b'], (name) => phrase('{name}', { name }));
    const form = formOf({ named: ['a'] }, [
      several({ named: ['a'] }, 'named', 'Named', { of, most: 2, ordered: true }),
    ]);
    expect(form.values).toEqual({ named: ['a'] });
    expect(form.set('named', ['b', 'a'])).toEqual({ named: ['b', 'a'] });
  });
});

const smoke = event('smoke', {
  fields: { place: id<PlaceId>() },
  by: 'rules',
  hears: () => false,
  say: ({ place }) => phrase('Smoke in {place}.', { place }),
});
const steamed = event('steamed', {
  fields: { seat: id<SeatId>(), place: id<PlaceId>(), coal: integer(0, 9), cause: id<OrderRef>() },
  by: 'order',
  hears: (happened, reader, { seen = 0 }) =>
    happened.seat === reader || (seen > 0 && smoke.of({ place: happened.place })),
  say: ({ place }) => phrase('You steam to {place}.', { place }),
  apply(draft, { coal }) {
    draft.seen = coal;
  },
});
type Toy = Room<State, View, Steam, EventIn<typeof steamed | typeof smoke>>;
const { orders } = assembledOrders<Toy>([steam]);
const { tell, origins, apply, eventCodec } = assembledEvents<Toy>([steamed, smoke]);
const happened = steamed.of({ seat: north, place: ledge, coal: 3, cause: given.ref });

describe('an event that is declared', () => {
  test('is heard whole, as a lesser event, or not at all', () => {
    expect(tell.steamed.told(happened, north, { fuel: 1 })).toBe(happened);
    expect(tell.steamed.told(happened, south, { fuel: 1 })).toBeUndefined();
    expect(tell.steamed.told(happened, south, { fuel: 1, seen: 1 })).toEqual({
      kind: 'smoke',
      place: ledge,
    });
    expect(tell.smoke.told(smoke.of({ place: ledge }), north, { fuel: 1 })).toBeUndefined();
  });

  test('changes what it says it changes, and one that says nothing changes nothing', () => {
    const draft: State = { fuel: 1 };
    apply(draft, smoke.of({ place: ledge }));
    expect(draft).toEqual({ fuel: 1 });
    apply(draft, happened);
    expect(draft).toEqual({ fuel: 1, seen: 3 });
  });

  test('is written and read by its fields, and known by what brings it about', () => {
    expect(eventCodec.parse(eventCodec.make(happened))).toEqual({ ok: true, value: happened });
    expect(eventCodec.parse({ kind: 'smoke' }).ok).toBe(false);
    expect(eventCodec.parse({ kind: 'fire', place: ledge }).ok).toBe(false);
    expect(origins).toEqual({ steamed: 'order', smoke: 'rules' });
  });
});

test('orders stand by their kinds', () => {
  expect(orders.steam).toBe(steam);
});

test('any of several that are declared is written and read by its kind', () => {
  const anchor = order('anchor', {
    fields: { deep: flag },
    title: 'Anchor',
    offers: () => [],
    say: () => phrase('Anchor'),
  });
  const codec = codecOf([steam, anchor]);
  const dropped = { kind: 'anchor', ref: nthOrder(north, 1, 2), deep: true } as const;
  expect(codec.parse(codec.make(dropped))).toEqual({ ok: true, value: dropped });
  expect(codec.parse(codec.make(given))).toEqual({ ok: true, value: given });
  expect(codec.parse({ ...dropped, kind: 'steam' }).ok).toBe(false);
});

test('a game that writes deeper than entries says what draft its events write to', () => {
  interface Hulls {
    readonly hulls: readonly { readonly hits: number }[];
  }
  interface HullsDraft {
    hulls: { hits: number }[];
  }
  const about = {
    fields: { hits: integer(0, 9) },
    by: 'rules',
    hears: () => true,
    say: () => undefined,
  } as const;
  const hit = eventsOver<Hulls, View, HullsDraft>()('hit', {
    ...about,
    apply(draft, { hits }) {
      for (const hull of draft.hulls) hull.hits += hits;
    },
  });
  eventsOver<Hulls, View>()('hit', {
    ...about,
    apply(draft, { hits }) {
      // @ts-expect-error without a draft of its own, an event writes to entries of the state, and no deeper
      for (const hull of draft.hulls) hull.hits += hits;
    },
  });
  const draft: HullsDraft = { hulls: [{ hits: 1 }] };
  hit.apply?.(draft, hit.of({ hits: 2 }));
  expect(draft).toEqual({ hulls: [{ hits: 3 }] });
});
