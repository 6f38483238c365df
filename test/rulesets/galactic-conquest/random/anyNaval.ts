import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { intensities, targets } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import type { Fight } from '#rulesets/galactic-conquest/combat/fight.ts';
import { formsIn } from '#rulesets/galactic-conquest/combat/forms/formFields.ts';
import type { Forms } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { payers } from '#rulesets/galactic-conquest/trade/marine/buy.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { beside, boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import type { YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { dockKinds } from '#rulesets/galactic-conquest/space/docks.ts';
import type { Watch } from '#rulesets/galactic-conquest/model/reaction.ts';
import { rxKinds, sizes } from '#rulesets/galactic-conquest/model/reaction.ts';
import { resolves } from '#rulesets/galactic-conquest/minelaying/sensorMines.ts';
import { changes } from '#rulesets/galactic-conquest/yards/laying/changes.ts';
import { shipyards } from '#rulesets/galactic-conquest/yards/rates.ts';

/* Any orders to squadrons, yards and mines. */

/** An order about yards, of what they may build, become or convert, or not. */
export function anyBuilding({ yards = {}, squadrons, systems }: View, draw: Draw, ref: OrderRef): Order {
  const yard = draw.pick([...keysInOrder(yards), 'hd3.9' as YardId]);
  const other = draw.pick<Order | undefined>([
    undefined,
    undefined,
    { kind: 'scrap-yard', ref, yard },
    {
      kind: 'scrap-stock',
      ref,
      place: placeId(yard.split('.')[0] ?? ''),
      type: draw.fork('stock').pick(['HS1', 'PF', 'CFT', 'no']),
      count: draw.fork('stock').int(9),
    },
    { kind: 'make-station-yard', ref, place: placeId(yard.split('.')[0] ?? '') },
    {
      kind: 'build-guard',
      ref,
      place: placeId(yard.split('.')[0] ?? ''),
      hull: draw.pick(['FF', 'CA', 'no']),
    },
    {
      kind: 'make-dock-yard',
      ref,
      place: placeId(yard.split('.')[0] ?? ''),
      dock: draw.fork('dock').pick(dockKinds),
    },
    { kind: 'change-yard', ref, yard, to: draw.pick(changes), hull: draw.pick(['FF', 'CA']) },
    {
      kind: 'lay-yard',
      ref,
      type: draw.pick(shipyards),
      place: draw.pick([...keysInOrder(systems), placeId('hd5')]),
      compact: draw.chance(1, 3),
      ...(draw.fork('x2').chance(1, 4) && { second: true as const }),
      payer: draw.pick(payers),
    },
    { kind: 'convert-ship', ref, ship: draw.pick(['FF', 'CA']), to: draw.pick(['FFS', 'CAR', 'no']) },
    {
      kind: draw
        .fork('out')
        .pick(['scrap-ships', 'give-ships', 'hand-over', 'mothball', 'reactivate', 'convert-prizes']),
      ref,
      ships: draw.pick([
        ...[['FF'], ['CA', 'FF'], ['F-L'], []],
        ...[['6xHS1'], ['FF', '2xPF'], ['SB'], ['2xGBDP', 'BATS'], ['12xHS1']],
      ]),
    },
  ]);
  if (other !== undefined) return other;
  const joins = draw.pick([...keysInOrder(squadrons), undefined]);
  return {
    kind: 'build-ship',
    ref,
    yard,
    hull: draw.pick(['FF', 'FF', 'CA', 'CW', 'DD', 'DN', 'nothing']),
    ...(joins !== undefined && { joins }),
  };
}

export const anyFight = (draw: Draw, ref: OrderRef): Fight => ({
  kind: 'fight',
  ref,
  attack: draw.chance(2, 3),
  intensity: draw.pick(intensities),
  breaks: draw.int(101) - 1,
  target: draw.pick(targets),
  losses: draw.pick([[], ['DD'], ['CA', 'DD', 'none']]),
  ...(draw.chance(2, 3) && { forms: anyForms(draw.fork('forms')) }),
});

/** Forms of attack in any mixture. */
const anyForms = (draw: Draw): Forms =>
  formsIn({
    partial: draw.pick(['none', 'strongest', 'weakest']),
    capture: draw.pick(['none', 'strongest', 'weakest']),
    first: draw.pick([[], ['DD'], ['CA', 'nothing']]),
    aimed: draw.pick([100, 100, 40, 0]),
    nonviolent: draw.pick([0, 0, 50, 100]),
    reserve: draw.pick([[], [], ['DD'], ['CA', 'FF', 'DD']]),
    maulers: draw.chance(1, 2),
    troops: draw.chance(1, 2),
    jams: draw.chance(1, 3),
    binds: draw.chance(1, 3),
    joins: draw.chance(1, 2),
    together: draw.chance(1, 2),
  }) ?? {};

/** Ships of a squadron into another one that there is, that there could be, or that there cannot be. */
export function anyRegrouping({ squadrons }: View, draw: Draw, ref: OrderRef): Order {
  const to = draw.pick([...keysInOrder(squadrons), unitId('h77a'), unitId('l77b'), unitId('nobody')]);
  return { kind: 'regroup', ref, ships: draw.pick([['DD'], ['DD', 'DD 2'], ['CA'], ['nothing'], []]), to };
}

export const anyWatch = (view: View, draw: Draw): Watch => ({
  near: draw.chance(1, 2),
  ...(draw.chance(1, 3) && { of: draw.pick([...view.seats, seatId('nobody')]) }),
  ...(draw.chance(1, 3) && { size: draw.pick(sizes) }),
  least: draw.int(3) - 1,
  most: draw.pick([1, 5, 200]),
  odds: draw.pick([0, 0, 1, 2]),
});

/** A reaction of any kind, some of which nobody can make. */
export const anyReaction = (view: View, draw: Draw, ref: OrderRef): Order => ({
  kind: 'react',
  ref,
  rx: draw.pick(rxKinds),
  ...anyWatch(view, draw),
  at: draw.pick([0, 0, 4, 8]),
  with: draw.pick([[], [draw.pick([...keysInOrder(view.squadrons), unitId('nobody')])]]),
  stays: draw.chance(2, 3),
});

/** Mines of one's own territory, of others, and of nobody, some of which are no spine. */
export function anyMining(view: View, draw: Draw, ref: OrderRef): Order {
  const hex = draw.pick(keysInOrder(view.territory));
  const to = draw.pick(beside(boardOf(view.map), hex));
  const { place, to: beyond } = draw.pick([...valuesInOrder(view.mines ?? {}), { place: hex, to }]);
  return draw.pick<Order>([
    { kind: 'lay-minefield', ref, place: hex, to },
    { kind: 'lay-minefield', ref, place: hex, to },
    { kind: 'lay-minefield', ref, place: draw.pick(keysInOrder(view.systems)) },
    { kind: 'lay-minefield', ref, place: hex, to, from: place, ...defined({ beyond }) },
    { kind: 'lay-minefield', ref, place: hex, to: draw.pick([place, placeId('hzz9')]) },
    { kind: 'saturate', ref, place: hex },
    { kind: 'carry-shuttles', ref, ships: draw.fork('shuttles').pick([['CA'], ['DD', 'CA 2'], []]) },
    { kind: 'sensor-mines', ref, does: draw.pick(resolves) },
  ]);
}
