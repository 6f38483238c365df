import { expect, test } from 'vitest';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { pathNumbers } from '#kernel/words/where.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';

/* The turn ahead on the map: where squadrons are in each of the twelve segments. */

const [hydran] = seats;
const h01a = unitId('h01a');
const worldOf = (lines: readonly string[]) => cases.world(cases.readGiven(lines));

const planOf = (...orders: readonly Omit<Order, 'ref'>[]): Plan<Order> =>
  orders.reduce<Plan<Order>>(
    (plan, order, at) => withOrder(plan, { ...order, ref: nthOrder(hydran, 1, at + 1) } as Order, h01a),
    emptyPlan(),
  );
const plot = (...hexes: readonly string[]): Omit<Order, 'ref'> =>
  ({ kind: 'plot', way: hexes.map((hex) => placeId(hex)) }) as Omit<Order, 'ref'>;

const momentsOf = (lines: readonly string[], plan: Plan<Order>) =>
  galacticConquest.presentation.moments?.(makeView(worldOf(lines), hydran), plan) ?? [];

/** In which segments it comes to which hexes. */
const coming = (lines: readonly string[], plan: Plan<Order>) =>
  momentsOf(lines, plan).flatMap(({ ways, path }) =>
    ways.map(({ way }) => `${pathNumbers(path)}: ${way.join(' ')}`),
  );
const said = (lines: readonly string[], plan: Plan<Order>) =>
  momentsOf(lines, plan).flatMap(({ lines: here, path }) =>
    here.map((line) => `${pathNumbers(path)}${line.open === true ? '?' : ''}: ${phraseText(line.said)}`),
  );

const lone = ['homeworld Hydrax of hydran in D3, core 25', 'squadron H01A of hydran in D3: CA'];

test('there are the beginning and the twelve segments, and a squadron is where the chart of moves has it', () => {
  const moments = momentsOf(lone, planOf(plot('hd4', 'hd5', 'hd6')));
  expect(moments.map(({ kind, path }) => `${kind} ${pathNumbers(path)}`.trim())).toEqual([
    'beginning',
    ...Array.from({ length: 12 }, (_, at) => `pass ${at + 1}`),
  ]);
  // Three moves are made in segments 4, 8 and 12 (D1.40).
  expect(moments.map(({ pieces }) => pieces.get(h01a)?.position.place)).toEqual([
    ...Array.from({ length: 4 }, () => 'hd3'),
    ...Array.from({ length: 4 }, () => 'hd4'),
    ...Array.from({ length: 4 }, () => 'hd5'),
    'hd6',
  ]);
  expect(coming(lone, planOf(plot('hd4', 'hd5', 'hd6')))).toEqual([
    '4: hd3 hd4',
    '8: hd4 hd5',
    '12: hd5 hd6',
  ]);
});

test('the last of them is where the turn itself leaves everybody', () => {
  const plan = planOf(plot('hd4', 'he5', 'he6'));
  const { state } = runTurn(galacticConquest, {
    state: worldOf(lone),
    seed: 'any',
    plans: { [hydran]: plan },
  });
  expect(momentsOf(lone, plan).at(-1)?.pieces.get(h01a)?.position.place).toBe(state.squadrons[h01a]?.place);
});

test('points that are kept for minefields move the moves of a course', () => {
  const plan = planOf(plot('hd4', 'hd5'), { kind: 'cross-minefields', how: 'wait', points: 1 } as never);
  expect(coming(lone, plan)).toEqual(['4: hd3 hd4', '8: hd4 hd5']);
});

test('who comes to a hex that sensors have read is told whom, and who leaves supply where', () => {
  const world = [...lone, 'territory D4 of hydran', 'squadron L01A of lyran in D4: CA DD'];
  expect(said(world, planOf(plot('hd4', 'hd5')))).toContain(
    '6?: H01A will reach D4, where sensors have read 2 ships.',
  );
});

test('ships that were read in an earlier turn are met no more', () => {
  const view = makeView(
    worldOf([...lone, 'territory D4 of hydran', 'squadron L01A of lyran in D4: CA DD']),
    hydran,
  );
  const contacts = Object.fromEntries(
    inOrder(view.contacts).map(([place, contact]) => [place, { ...contact, turn: view.turn - 1 }]),
  );
  const moments = galacticConquest.presentation.moments?.({ ...view, contacts }, planOf(plot('hd4'))) ?? [];
  expect(moments.at(-1)?.pieces.get(h01a)?.position.place).toBe('hd4');
  expect(moments.flatMap(({ lines }) => lines.map((line) => phraseText(line.said))).join()).not.toContain(
    'sensors have read',
  );
});

test('who leaves supply, and comes back into it, is told where', () => {
  const world = [...lone, 'territory D4 of hydran'];
  const supplies = (...hexes: readonly string[]) =>
    said(world, planOf(plot(...hexes))).filter((line) => line.includes('supply'));
  expect(supplies('hd4', 'hd5', 'hd4')).toEqual([
    '8: H01A will be out of supply in D5.',
    '12: H01A will be in supply in D4.',
  ]);
  expect(supplies('hd4', 'hd3')).toEqual([]);
});

test('nothing is told of those whom nobody has read', () => {
  const hidden = [...lone, 'squadron L01A of lyran in D10: CA DD'];
  expect(momentsOf(hidden, planOf(plot('hd4')))).toEqual(momentsOf(lone, planOf(plot('hd4'))));
});

test('what moves somebody after the last segment is a moment of its own, with what is foreseen of units and places', () => {
  // A squadron in hyperwarp arrives once the segments are over (C21.51).
  const world = [
    'year 198',
    'homeworld Hydrax of hydran in D3',
    'territory D4 D5 D6 D7 D8 of hydran',
    'route D3 D4 D5 D6 D7 D8 of hydran',
    'merchants of hydran: none',
    'bases of hydran in D6: SB',
    'bases of hydran in D8: MB',
    'squadron H01A of hydran in D6: *XE',
  ];
  const moments = momentsOf(world, planOf({ kind: 'hyperwarp', to: placeId('hd8') } as never));
  expect(moments).toHaveLength(14);
  const [segment12, end] = moments.slice(-2);
  expect(segment12?.pieces.get(h01a)?.position.place).not.toBe('hd8');
  expect([end?.kind, end?.path, end?.pieces.get(h01a)?.position.place]).toEqual(['end', [], 'hd8']);
  expect(end?.lines.length).toBeGreaterThan(0);
  expect(end?.lines.filter(({ unit, place }) => unit === undefined && place === undefined)).toEqual([]);
});
