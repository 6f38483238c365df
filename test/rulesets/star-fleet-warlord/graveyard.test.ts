import { expect, test } from 'vitest';
import { gameMaster, nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { readSlots, written } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { readGiven, world } from './caseWorlds.ts';
import { starFleetWarlord } from './shelf.ts';

const [one, two, ship] = [seatId('c01'), seatId('c02'), unitId('c01.a')];
const { presentation, orders } = starFleetWarlord;

const state = world(
  readGiven([
    ...['year 171', 'corporation c01 at 00-0808', 'corporation c02 at 22-0808'],
    ...['hex 00-0303 ES+GW', 'hex gy-0503 PL+AF', 'ship c01.a T-PC at 00-0303', 'ship c02.a T-PC at 22-0303'],
  ]),
);
const viewOf = (seat: typeof one): View => starFleetWarlord.view(state, seat, []);

/** What both know after the ship of one has gone to the Graveyard. */
function after(): Readonly<Record<'one' | 'two', View>> & { readonly said: readonly string[] } {
  const { orders: typed } = readSlots('GRAV');
  const given = typed.map((order, at) => ({ ...order, ref: nthOrder(one, state.turn, at + 1) }) as Order);
  const plans = { [one]: { hq: [], units: { [ship]: given } } };
  const outcome = runTurn(starFleetWarlord, { state, seed: 'grave', plans });
  const heard = tellTurn(starFleetWarlord, state, outcome.entries, [one, two]);
  const [first, second] = [one, two].map((seat) =>
    starFleetWarlord.view(outcome.state, seat, heard.get(seat) ?? [], viewOf(seat)),
  );
  const said = (heard.get(two) ?? []).map(({ event }) => event.kind);
  return { one: first!, two: second!, said };
}

test('S-8.40: whoever sends a ship to the Graveyard has its map for good, and nobody else hears of it', () => {
  const known = after();
  expect(Object.keys(known.one.scanned).sort()).toEqual(['s00', 'sgy']);
  expect(known.one.own.graveyard).toBe(true);
  expect(known.one.ships[ship]?.place).toMatch(/^hgy-/);
  expect(Object.keys(known.two.scanned)).toEqual(['s22']);
  expect(known.said).not.toContain('graveyard-entered');
});

test('the map shows the Graveyard below the galaxy, to those who know it and to the game master', () => {
  const known = after();
  const labels = (view: View): readonly string[] =>
    (presentation.map?.(view).cells?.labels ?? '').split(' ').filter((label) => label !== '');
  expect(labels(known.two)).toHaveLength(4096);
  expect(labels(known.one)).toHaveLength(4096 + 256);
  expect(labels(starFleetWarlord.view(state, gameMaster, []))).toContain('gy-0503');
  const map = presentation.map!(known.one);
  const [width, cells] = [map.cells!.width, map.cells!.labels.split(' ')];
  expect(cells).toHaveLength(width * (64 + 32));
  // Hex 0503 is in the fifth column and the third row below five sectors.
  expect(cells[(5 * 16 + 2) * width + 4]).toBe('gy-0503');
  expect(map.grid).toMatchObject({ across: 64, down: 96, wraps: ['across'] });
  const ground = map.ground?.find(({ first }) => first.y === 80);
  expect([ground?.first.x, ground?.layers['point']?.[2 * 16 + 4]]).toEqual([0, 'P']);
  const there = map.places.find(({ place }) => place === known.one.ships[ship]?.place);
  expect(there?.at.y).toBeGreaterThanOrEqual(80);
});

test('a ship in the Graveyard is sent on by clicks as elsewhere, around its edges, and never out of it', () => {
  const lost = world(readGiven(['year 173', 'corporation c01 at 00-0808', 'ship c01.a T-PC at gy-0101']));
  const view = starFleetWarlord.view(lost, one, []);
  const way = (to: string) =>
    presentation
      .moveTo(view, emptyPlan(), ship, placeId(to))
      .map((order) => ('hex' in order ? order.hex : order.kind));
  expect(way('hgy-0115')).toEqual(['0116', '0115']);
  expect(way('h00-0102')).toEqual([]);
  expect(presentation.reach!(view, emptyPlan(), ship)[0]!.places).toContain('hgy-1616');
});

test('GRAV is typed and clicked, offered while a ship may still be sent, and foretold without a hex', () => {
  const at = { unit: ship };
  const offered = (view: View) => orders['enter-graveyard'].offers(view, at, emptyPlan());
  expect(offered(viewOf(one))).toEqual([{ kind: 'enter-graveyard' }]);
  expect(offered({ ...after().one })).toEqual([]);
  expect(offered({ ...viewOf(one), turn: 6 })).toEqual([]);
  expect(written({ kind: 'enter-graveyard' } as never)).toBe('GRAV');
  const order = { kind: 'enter-graveyard', ref: nthOrder(one, state.turn, 1) } as const;
  expect(starFleetWarlord.review?.(viewOf(one), { hq: [], units: { [ship]: [order] } })).toEqual([]);
  expect(phraseText(orders['enter-graveyard'].say(order as never, viewOf(one), at) as never)).toContain(
    '(GRAV)',
  );
});
