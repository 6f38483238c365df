import { describe, expect, it } from 'vitest';

import { orderRef } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { FieldValue, Form } from '#kernel/orders/form.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, g, gorn, klingon, romulan, type, vulcan } from '../play.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';

interface AnyKind {
  offers(view: View, at: Spot, plan: Plan<AnyOrder>): readonly Record<string, unknown>[];
  form?(view: View, order: unknown, at: Spot, plan: Plan<AnyOrder>): Form<Record<string, unknown>>;
  say(order: unknown, view: View, at: Spot): Phrase;
}
const view = viewOf(ownRealm());
const kinds = inOrder(galacticEmpires.orders as unknown as Record<string, AnyKind>);
const offered = (at: Spot, plan: Plan<Order> = emptyPlan()): readonly string[] =>
  kinds.flatMap(([kind, { offers }]) => (offers(view, at, plan).length > 0 ? [kind] : []));
const offer = (kind: Order['kind'], at: Spot, plan: Plan<Order> = emptyPlan()) =>
  galacticEmpires.orders[kind].offers(view, at, plan);

/** Whatever the relations, where gifts are accepted and nothing is shared (GE 281-297, 992-998). */
const toAnybody = [
  'accept-nothing',
  'espionage',
  'give-sector',
  'send-ambassador',
  'send-resources',
  'share-info',
];

describe('what is offered', () => {
  it.each<readonly [string, Spot, readonly string[]]>([
    ['at the headquarters', {}, ['issue-proclamation', 'rename-ruler']],
    [
      'for a neutral empire',
      { seat: romulan },
      [...toAnybody, 'declare-war', 'grant-passage', 'offer-alliance'].sort(),
    ],
    ['for an enemy', { seat: gorn }, [...toAnybody, 'offer-peace'].sort()],
    ['for an ally (GE 575)', { seat: vulcan }, [...toAnybody, 'cancel-alliance', 'grant-passage'].sort()],
    ['for oneself (GE 227)', { seat: klingon }, ['rename-ruler']],
    [
      'for an own sector not annexed',
      { place: sectorId(2) },
      ['annex-sector', 'give-sector', 'grant-permission'],
    ],
    ['for an own sector annexed', { place: sectorId(1) }, ['cede-sector', 'give-sector', 'grant-permission']],
    ['for a foreign sector', { place: sectorId(3) }, []],
    [
      'for a starfleet',
      { unit: a(klingon, 1) },
      [
        'build-defences',
        'disband-starships',
        'form-starfleet',
        'pillage',
        'raze-defences',
        'reassign-starships',
        'rename-unit',
        'salvage-starships',
        'search',
        'set-defend-option',
        'set-follow',
        'set-retreat-level',
        'transfer-starships',
        'travel',
        'wait',
      ],
    ],
    [
      'for a starfleet with an admiral',
      { unit: a(klingon, 2) },
      [
        'assign-leader',
        'disband-admiral',
        'disband-starships',
        'form-starfleet',
        'pillage',
        'reassign-starships',
        'rename-admiral',
        'rename-unit',
        'salvage-starships',
        'search',
        'set-defend-option',
        'set-follow',
        'set-retreat-level',
        'transfer-admiral',
        'transfer-starships',
        'travel',
        'wait',
      ],
    ],
    [
      'for a garrison with a shipyard',
      { unit: g(1) },
      [
        'build-defences',
        'build-starships',
        'disband-starships',
        'form-starfleet',
        'hire-admiral',
        'pillage',
        'raze-defences',
        'reassign-starships',
        'rename-unit',
        'salvage-starships',
        'search',
        'transfer-starships',
      ],
    ],
    ['for a foreign unit', { unit: a(romulan, 7) }, []],
    [
      'for a starfleet and a linked sector',
      { unit: a(klingon, 1), place: sectorId(2) },
      [
        'build-defences',
        'disband-starships',
        'form-starfleet',
        'raze-defences',
        'reassign-starships',
        'rename-unit',
        'salvage-starships',
        'set-defend-option',
        'set-follow',
        'set-retreat-level',
        'transfer-starships',
        'travel',
      ],
    ],
  ])('%s', (_, at, expected) => {
    expect(offered(at)).toEqual(expected);
  });

  it('travels on from where the plan leads', () => {
    const plan = planOf({ [a(klingon, 1)]: [{ kind: 'travel', to: sectorId(2) }] });
    expect(offer('travel', { unit: a(klingon, 1), place: sectorId(4) }, plan)).toEqual([
      { kind: 'travel', to: sectorId(4) },
    ]);
    expect(offer('travel', { unit: a(klingon, 1), place: sectorId(3) }, plan)).toEqual([]);
  });

  it('offers no second declaration, annexation or proclamation', () => {
    const plan = planOf({
      hq: [
        { kind: 'declare-war', on: romulan },
        { kind: 'annex-sector', place: sectorId(2) },
        { kind: 'issue-proclamation', text: '' },
      ],
    });
    const again = [{ seat: romulan }, { place: sectorId(2) }, {}].flatMap((at) => offered(at, plan));
    expect(again.filter((kind) => plan.hq.some((order) => order.kind === kind))).toEqual([]);
  });

  it('forms the next free fleet, planned ones counted, and orders it about at once (GE 603)', () => {
    const plan = planOf({ [g(1)]: [{ kind: 'form-starfleet', number: 3, name: 'New' }] });
    expect(offer('form-starfleet', { unit: g(1) }, plan)).toEqual([
      { kind: 'form-starfleet', number: 4, name: 'Klingon Starfleet #4' },
    ]);
    expect(offer('travel', { unit: a(klingon, 3), place: sectorId(2) }, plan)).toHaveLength(1);
    expect(offer('transfer-starships', { unit: g(1) }, plan)).toEqual([
      { kind: 'transfer-starships', type: type('two'), count: 3, to: a(klingon, 1), rank: 1 },
    ]);
  });

  it('builds no more than the revenue of the sector (GE 1118)', () => {
    const full = planOf({ [g(1)]: [{ kind: 'build-starships', type: type('two'), count: 13, rank: 1 }] });
    expect(offer('build-starships', { unit: g(1) }, full)).toEqual([]);
  });
});

describe('the forms', () => {
  const spots: readonly Spot[] = [
    {},
    { seat: romulan },
    { place: sectorId(2) },
    { unit: a(klingon, 1) },
    { unit: a(klingon, 2) },
    { unit: g(1) },
  ];

  it('say every order offered without a gap, and set every field to what it may hold', () => {
    let fields = 0;
    for (const at of spots) {
      for (const [name, kind] of kinds) {
        for (const order of kind.offers(view, at, emptyPlan())) {
          expect(phraseText(kind.say(order, view, at)), name).not.toMatch(/[{}]|undefined/);
          const form = kind.form?.(view, order, at, emptyPlan());
          for (const field of form?.fields ?? []) {
            fields += 1;
            const value: FieldValue | undefined =
              field.kind === 'choice'
                ? field.choices.at(-1)?.value
                : field.kind === 'number'
                  ? field.most
                  : field.kind === 'text'
                    ? 'A new text'
                    : field.kind === 'split'
                      ? [0, 0, field.total, 0, 0]
                      : undefined;
            const changed = form?.set(field.name, value ?? '');
            expect(
              kind.form?.(view, changed, at, emptyPlan()).values[field.name],
              `${name} ${field.name}`,
            ).toEqual(value);
            const codec = galacticEmpires.orders[name as Order['kind']].codec;
            expect(
              codec.parse({ ...changed, ref: orderRef('klingon.t1.o1') }).ok,
              `${name} ${field.name}`,
            ).toBe(true);
          }
        }
      }
    }
    expect(fields).toBeGreaterThan(25);
  });

  it('keep a number within its bounds and leave unknown fields alone', () => {
    const [order] = offer('build-starships', { unit: g(1) });
    const form = galacticEmpires.orders['build-starships'].form?.(
      view,
      order as never,
      { unit: g(1) },
      emptyPlan(),
    );
    expect(form?.set('count', 99)).toMatchObject({ count: 13 });
    expect(form?.set('count', -3)).toMatchObject({ count: 1 });
    expect(form?.set('colour', 'red')).toEqual(order);
  });

  it('warn of destinations that bar the way, unless the plan declares war (GE 671)', () => {
    const at = { unit: a(klingon, 1) };
    const warned = (plan: Plan<Order>) => {
      const field = galacticEmpires.orders.travel.form?.(view, { kind: 'travel', to: sectorId(2) }, at, plan)
        .fields[0];
      return field?.kind === 'choice'
        ? field.choices.filter(({ warning }) => warning !== undefined).map(({ value }) => value)
        : [];
    };
    expect(warned(emptyPlan())).toEqual([sectorId(3), sectorId(6)]);
    expect(warned(planOf({ hq: [{ kind: 'declare-war', on: romulan }] }))).toEqual([sectorId(6)]);
  });
});
