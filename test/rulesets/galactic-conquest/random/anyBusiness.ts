import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { duties, sides } from '#rulesets/galactic-conquest/model/merchant.ts';
import { payers } from '#rulesets/galactic-conquest/trade/marine/buy.ts';
import type { SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import { aims as spyAims } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { standings } from '#rulesets/galactic-conquest/model/empire.ts';
import { directions } from '#rulesets/galactic-conquest/runs/assign.ts';
import { prospectors } from '#rulesets/galactic-conquest/trade/units.ts';
import { observed } from '#rulesets/galactic-conquest/research/projects.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';

/* Any orders about money, spies, trade and alliances. */

const researched = ['efo', 'refo', 'awm', 'sa', 'dtm'];

/** Business with the bank, some of it with nobody or with more than there is. */
export function anyBusiness(view: View, draw: Draw, ref: OrderRef): Order {
  const points = draw.pick([1, 5, 40, 900]);
  const to = draw.pick([...view.seats, seatId('nobody')]);
  return draw.pick<Order>([
    { kind: draw.pick(['save', 'withdraw', 'borrow', 'repay'] as const), ref, points },
    { kind: draw.pick(['save', 'withdraw', 'borrow', 'repay'] as const), ref, points },
    { kind: draw.pick(['send', 'pay-loan'] as const), ref, to, points },
    { kind: 'trust', ref, to, points, condition: 'When they ask.' },
    { kind: 'fund', ref, team: draw.int(2), project: draw.pick(researched) },
    { kind: 'fund', ref, team: draw.int(2), project: draw.pick(researched) },
    { kind: 'invest', ref, project: draw.pick(researched), points: draw.pick([100, 400]) },
    {
      kind: 'grant-observation',
      ref,
      of: to,
      project: draw.pick(researched),
      observation: draw.pick(observed),
    },
    { kind: 'bar-technology', ref, of: to, project: draw.pick(researched) },
    { kind: 'rate-client', ref, of: to, standing: draw.pick(standings) },
  ]);
}

const anySpy = (draw: Draw): SpyId => draw.pick(['new', 's001', 's002', 's001', 'p001']) as SpyId;

/** Spies, and what intelligence services do: some in empires that there are not, or for more than there is. */
export function anyEspionage(view: View, draw: Draw, ref: OrderRef): Order {
  const on = draw.pick([...view.seats, seatId('nobody')]);
  const place = draw.chance(1, 2) ? { place: draw.pick([placeId('hd5'), placeId('hzz99')]) } : {};
  return draw.pick<Order>([
    { kind: 'send-spy', ref, spy: anySpy(draw), on, aim: draw.pick(spyAims), task: 'Anything.', ...place },
    { kind: 'send-spy', ref, spy: anySpy(draw), on, aim: draw.pick(spyAims), task: 'Anything.', ...place },
    { kind: 'make-pact', ref, to: on, unit: 'FT', count: 1 },
    { kind: 'make-pact', ref, to: on, unit: 'FT', count: 1 },
    {
      kind: 'move-pact-units',
      ref,
      to: on,
      unit: draw.fork('unit').pick(['FT', 'FT', 'FTX', 'F-LL'] as const),
      count: 1,
      way: draw.pick(['add', 'pass', 'withdraw'] as const),
    },
    { kind: 'end-pact', ref, to: on },
    ...anyAllying(draw.fork('allying'), ref, on),
    { kind: draw.pick(['sell-tech', 'buy-tech'] as const), ref, to: on, project: draw.pick(researched) },
    { kind: draw.pick(['sell-tech', 'buy-tech'] as const), ref, to: on, project: 'ws' },
    { kind: 'hire-spy', ref },
    { kind: 'counterspy', ref, levels: draw.pick([1, 1, 50]) },
    { kind: 'ask-intelligence', ref, on, question: 'What?', ...place },
    { kind: 'spread-propaganda', ref, points: draw.pick([1, 35, 900]), to: on, text: 'Anything.' },
    { kind: 'spread-propaganda', ref, points: 35, text: 'Anything.' },
    { kind: 'give-intelligence', ref, to: on, text: 'Anything.' },
    { kind: 'set-spy-chart', ref, needed: 5, blown: 2, caught: 1 },
  ]);
}

/** Business of merchants, and raids: some with units that there are not, in hexes of nobody, or for more than there is. */
export function anyTrade(view: View, draw: Draw, ref: OrderRef, places: readonly PlaceId[]): Order {
  const way = [draw.pick(places), draw.pick(places)].slice(0, draw.int(3) - 1);
  const to = draw.pick(duties);
  return draw.pick<Order>([
    { kind: 'lay-route', ref, way, hidden: draw.chance(1, 2) },
    {
      kind: 'lay-route',
      ref,
      way: [draw.pick(keysInOrder(view.territory))],
      hidden: draw.chance(1, 2),
    },
    { kind: 'give-up-route', ref, way },
    { kind: 'give-up-route', ref, way: keysInOrder(view.routes ?? {}).slice(0, draw.int(3)) },
    {
      kind: 'build-merchants',
      ref,
      unit: draw.pick(['F-L', 'F-S', 'LQ', 'CA']),
      count: draw.int(3),
      payer: draw.pick([...payers, 'both' as const]),
      to,
    },
    { kind: 'carry-points', ref, to: draw.pick(seats), points: draw.pick([0, 1, 900]) },
    { kind: 'place-reserve', ref, unit: 'F-L', count: 2, at: draw.pick(places), to: draw.pick(sides) },
    {
      kind: 'call-reserve',
      ref,
      unit: draw.pick(['F-L', 'F-S', 'CA']),
      count: 2,
      at: draw.pick([...keysInOrder(view.systems), ...places]),
      to: unitId(draw.pick(['h05m', 'h05a', 'l05m'])),
    },
    {
      kind: 'place-reserve',
      ref,
      unit: draw.pick(['F-L', 'F-S']),
      count: 1,
      at: draw.pick(keysInOrder(view.systems)),
      to: draw.pick(sides),
    },
    {
      kind: 'convert-merchant',
      ref,
      unit: draw.pick(['F-L', 'CA']),
      into: 'F-AL',
      payer: draw.pick(payers),
      at: draw.pick(keysInOrder(view.systems)),
    },
    { kind: 'assign-freighters', ref, unit: draw.pick(['F-L', 'F-S']), count: draw.pick([1, 9]), to },
    {
      kind: 'muster-merchants',
      ref,
      unit: draw.pick(['F-AL', 'LQ', 'CA']),
      count: draw.pick([1, 2]),
      to: unitId(draw.pick(['h01m', 'h02m', 'h01a', 'l01m', 'nobody'])),
      post: draw.pick(['military', 'defense'] as const),
    },
    { kind: 'dismiss-merchants', ref },
    { kind: 'await-relief', ref },
    { kind: 'raid-pact', ref, searches: draw.int(3) - 1 },
    { kind: 'fit-randomizers', ref, level: draw.pick(['1', '3']), payer: draw.pick(payers) },
    {
      kind: 'shut-routes',
      ref,
      way: keysInOrder(view.routes ?? {}).slice(0, draw.int(3) - 1),
      shut: draw.chance(2, 3),
    },
    { kind: 'raid-convoys', ref, searches: draw.int(4) - 1 },
    { kind: 'raid-convoys', ref, searches: draw.int(4) - 1 },
    { kind: 'raid-system', ref },
    { kind: 'found-colony', ref, place: draw.pick(places), name: 'Any' },
    {
      kind: 'assign-prospectors',
      ref,
      of: draw.pick(prospectors),
      count: draw.int(2),
      direction: draw.pick(directions),
    },
    { kind: 'convoy-duty', ref, begins: draw.chance(2, 3) },
  ]);
}

/** Purchases for the beginning, some of what is not for sale, too dear, or nowhere. */
export function anyPurchase(view: View, draw: Draw, ref: OrderRef): Order {
  const hull = () => draw.pick(['FF', 'FF', 'CA', 'CV', 'FFE', 'DE', 'D7', 'nothing']);
  const ships = Array.from({ length: draw.int(4) - 1 }, () => ({
    hull: hull(),
    count: draw.pick([1, 2, 40]),
    ...(draw.chance(1, 3) && { poor: true as const }),
  }));
  return draw.pick<Order>([
    {
      kind: 'buy',
      ref,
      ships,
      to: unitId(draw.pick(['h07a', 'h08a', 'l07a', 'l08a', 'nobody'])),
      ...(draw.chance(1, 2) && { place: draw.pick([...keysInOrder(view.systems), placeId('hd5')]) }),
      ...(draw.chance(1, 3) && { lead: hull() }),
      ...(draw.chance(1, 3) && { name: 'Any' }),
    },
    { kind: 'buy-stock', ref, unit: draw.pick(['HS1', 'PF', 'MSS', 'BP', 'CA']), count: draw.pick([1, 900]) },
    { kind: 'buy-marine', ref, unit: draw.pick(['F-L', 'POL', 'TUG', 'MON']), count: draw.pick([1, 9]) },
  ]);
}

/** Alliances are made and ended, and ships abroad are paid for and led (C22). */
const anyAllying = (draw: Draw, ref: OrderRef, to: SeatId): readonly Order[] => [
  { kind: 'make-alliance', ref, to },
  { kind: 'make-alliance', ref, to },
  draw.pick<Order>([
    { kind: 'end-alliance', ref, to },
    { kind: 'favour-expedition', ref, to },
    { kind: draw.pick(['make-partners', 'end-partners'] as const), ref, to },
  ]),
  { kind: 'pay-expedition', ref, to, whose: draw.pick(['ours', 'theirs'] as const) },
  { kind: 'serve-under', ref, leader: draw.pick([unitId('h01a'), unitId('l01a'), unitId('nobody')]) },
];
