import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { adviceOn, textOf, withLine } from '#kernel/orders/sheet.ts';
import { corrected, nearest, statementsOf } from '#kernel/orders/words.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#test/rulesets/pearl-divers/game/game.ts';
import type { View } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { boatOf } from '#test/rulesets/pearl-divers/game/model/state.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { create } from '#test/rulesets/pearl-divers/game/setup.ts';
import { sheet } from '#test/rulesets/pearl-divers/game/sheet.ts';

const north = seatId('north');
const made = create({ seats: ['north', 'south'] }, openDice('sheet'));
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const view: View = pearlDivers.view(made.value, north, []);
const unit = boatOf(north);
const none: Plan<Order> = emptyPlan();

/** A plan after lines were typed, one after the other. */
const typed = (plan: Plan<Order>, line: string, text: string): Plan<Order> => {
  const found = sheet.lines(view, plan).find((each) => each.line === line)!;
  return withLine(sheet, view, plan, found, text, (so) => pearlDivers.presentation.nextRef(view, so));
};
const shown = (plan: Plan<Order>, line: string): string =>
  textOf(
    sheet,
    view,
    plan,
    sheet.lines(view, plan).find((each) => each.line === line)!,
  );
const refs = (plan: Plan<Order>): readonly string[] => (plan.units[unit] ?? []).map(({ ref }) => ref);

describe('a typed line', () => {
  test('gives the orders that are clicked otherwise', () => {
    const plan = typed(none, 'boat', '  sail Ledge;dive   again ');
    expect(plan).toEqual({
      hq: [],
      units: {
        [unit]: [
          { kind: 'sail', to: placeId('ledge'), ref: 'north.t1.o1' },
          { kind: 'dive', again: true, ref: 'north.t1.o2' },
        ],
      },
    });
    expect(shown(plan, 'boat')).toBe('sail ledge; dive again');
  });
  test('that says what it said changes nothing', () => {
    const plan = typed(none, 'boat', 'sail ledge');
    expect(typed(plan, 'boat', 'SAIL ledge;')).toBe(plan);
  });
  test('keeps the references of orders that stay, and gives new ones to new orders', () => {
    const plan = typed(none, 'boat', 'sail ledge; dive');
    const more = typed(plan, 'boat', 'mark; dive');
    expect([refs(plan), refs(more)]).toEqual([
      ['north.t1.o1', 'north.t1.o2'],
      [expect.any(String), 'north.t1.o2'],
    ]);
    expect(new Set(refs(more)).size).toBe(2);
    expect(refs(plan)).not.toContain(refs(more)[0]);
  });
  test('that cannot be read is kept as it was typed and gives no order, until it can', () => {
    const plan = typed(none, 'boat', 'dive');
    const wrong = typed(plan, 'boat', 'dive; sial ledge');
    expect(wrong).toEqual({ hq: [], units: {}, typed: { boat: 'dive; sial ledge' } });
    expect(shown(wrong, 'boat')).toBe('dive; sial ledge');
    const problems = adviceOn(pearlDivers, view, wrong);
    expect(problems).toMatchObject([{ code: 'line-not-read', severity: 'impossible', at: { unit } }]);
    expect(phraseText(problems[0]!.phrase)).toContain('column 7');
    expect(typed(wrong, 'boat', 'dive; sail ledge')).not.toHaveProperty('typed');
    expect(typed(wrong, 'boat', '')).toEqual({ hq: [], units: {} });
  });
  test('of the headquarters leaves the orders of other lines alone', () => {
    const plan = typed(typed(none, 'boat', 'dive'), 'buoys', 'lift deep');
    expect(plan.hq).toMatchObject([{ kind: 'lift', buoy: 'north.deep' }]);
    expect(typed(plan, 'buoys', '')).toMatchObject({ hq: [], units: { [unit]: [{ kind: 'dive' }] } });
  });
});

describe('what is wrong is said where it stands, with what was perhaps meant', () => {
  test.each([
    ['sial ledge', 1, 4, 'sail ledge'],
    ['dive; sail ledg', 12, 15, 'dive; sail ledge'],
    ['sail', 5, 5, undefined],
    ['sail ledge deep', 12, 15, undefined],
    ['dive agian', 6, 10, 'dive again'],
    ['fly', 1, 3, undefined],
  ])('%s', (text, from, to, instead) => {
    const { faults } = sheet.read(view, 'boat', text);
    expect(faults.map((fault) => [fault.from, fault.to, fault.instead])).toEqual([[from, to, instead]]);
  });
});

test('a word is completed where the caret is, and the rest of the line stays', () => {
  const proposed = (text: string, caret: number) =>
    sheet.complete(view, 'boat', text, caret).map(({ value }) => value);
  expect(proposed('sa ledge; dive', 2)).toEqual(['sail ledge; dive']);
  expect(proposed('dive; sail d', 12)).toEqual(['dive; sail deep']);
  expect(proposed('dive; ', 6)).toEqual([]);
});

test('typed lines stand in plan files, and plans without them are written as ever', () => {
  const codec = planCodec<Order>(pearlDivers.orders);
  const plan = typed(none, 'boat', 'fly');
  const read = codec.parse(JSON.parse(JSON.stringify(codec.make(plan))));
  expect(read).toEqual({ ok: true, value: plan });
  const clicked = withOrder<Order>(none, { kind: 'dive', ref: 'north.t1.o1' as never }, unit);
  expect(Object.keys(codec.make(clicked) as object)).toEqual(['hq', 'units']);
  expect(codec.parse({ ...(codec.make(plan) as object), typed: { boat: 7 } }).ok).toBe(false);
  expect(codec.parse({ ...(codec.make(plan) as object), typed: { boat: 'x'.repeat(1001) } }).ok).toBe(false);
});

test('words have columns, and the nearest of them is found', () => {
  expect(statementsOf(' a bc;; d')).toEqual([
    [
      { word: 'a', from: 2, to: 2 },
      { word: 'bc', from: 4, to: 5 },
    ],
    [{ word: 'd', from: 9, to: 9 }],
  ]);
  const known = ['ledge', 'deep', 'shallows'];
  expect(['DEE', 'legde', 'shalows', 'harbour', ''].map((word) => nearest(word, known))).toEqual([
    'deep',
    'ledge',
    'shallows',
    undefined,
    undefined,
  ]);
  expect(corrected('sail ledg now', { from: 6, to: 9 }, 'ledge')).toBe('sail ledge now');
});
