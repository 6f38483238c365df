import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { filledWish } from '#kernel/wish.ts';
import { around, jumps } from '#rulesets/vbam-sfb/map/board.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { begun } from '../games/begun.ts';
import { ledTurns } from '../games/ledTurns.ts';

/* A campaign whose sectors are hexes (VB 196). */

const wish = filledWish(vbamSfb.beginning, undefined, { empires: 4, sectors: 'hexes', natives: 20 });
if (!wish.ok) throw new Error(JSON.stringify(wish.fault));
const first = begun(vbamSfb.beginning.setup(wish.value, {}), openDice('hexes'));

test('a sector is beside six others, and jumps are counted over sides alone', () => {
  const near = around(placeId('h0303'));
  expect([...near].sort()).toEqual(['h0202', 'h0203', 'h0302', 'h0304', 'h0402', 'h0403']);
  // In an odd column a sector stands half a hex lower, so that those beside it do too.
  expect([...around(placeId('h0403'))].sort()).toEqual([
    'h0303',
    'h0304',
    'h0402',
    'h0404',
    'h0503',
    'h0504',
  ]);
  expect([jumps(placeId('h0303'), placeId('h0404')), jumps(placeId('s0303'), placeId('s0404'))]).toEqual([
    2, 1,
  ]);
});

test('homes lie five jumps apart, three colonies beside each, and the map shows hexes', () => {
  const homes = valuesInOrder(first.empires).map(({ home }) => home as PlaceId);
  for (const home of homes) {
    const others = homes.filter((other) => other !== home).map((other) => jumps(home, other));
    expect(Math.min(...others)).toBe(5);
  }
  for (const [seat, { home }] of inOrder(first.empires)) {
    const own = inOrder(first.systems).flatMap(([place, { owner }]) => (owner === seat ? [place] : []));
    expect(own.filter((place) => jumps(home as PlaceId, place) === 1)).toHaveLength(3);
    expect(vbamSfb.presentation.map(vbamSfb.view(first, seat, [])).grid).toMatchObject({
      tiling: 'flat',
    });
  }
});

test('empires that the computer leads move over sides, settle, and their files are read again as written', () => {
  const { state: shape, view: seen } = vbamSfb.codecs;
  const turns = ledTurns(first, 6, 'hexes');
  const { outcome, views } = turns.at(-1)!;
  const { state } = outcome;
  const ways = turns.flatMap(({ plans }) =>
    valuesInOrder(plans)
      .flatMap(({ units }) => valuesInOrder(units).flat())
      .flatMap((order) => (order.kind === 'move' ? [order.way] : [])),
  );
  expect(ways.length).toBeGreaterThan(4);
  for (const way of ways)
    expect(way.every((place, at) => at === 0 || jumps(way[at - 1] as PlaceId, place) === 1)).toBe(true);
  const places = [...keysInOrder(state.systems), ...valuesInOrder(state.units).map(({ place }) => place)];
  expect(places.filter((place) => !place.startsWith('h'))).toEqual([]);
  const held = (of: typeof state): number =>
    valuesInOrder(of.systems).filter(({ owner }) => owner !== undefined).length;
  expect(held(state)).toBeGreaterThan(held(first));
  expect(shape.parse(shape.make(state))).toEqual({ ok: true, value: state });
  for (const view of views.values()) expect(seen.parse(seen.make(view))).toEqual({ ok: true, value: view });
});

test('a world of squares and hexes together is refused', () => {
  const { state: shape } = vbamSfb.codecs;
  const [home] = keysInOrder(first.systems) as [PlaceId];
  const mixed = { ...first, systems: { ...first.systems, [placeId('s0101')]: first.systems[home]! } };
  expect(shape.parse(shape.make(mixed))).toMatchObject({ ok: false });
});
