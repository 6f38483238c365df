import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { YardId } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { withWings } from './wingsWriting.ts';

/** An order for what flies, of types that there are, or not. */
export const anyWingOrder = (draw: Draw, ref: OrderRef, places: readonly PlaceId[]): Order =>
  draw.pick<Order>([
    {
      kind: 'deploy',
      ref,
      type: draw.pick(['HS1', 'PF', 'CFT', 'none']),
      count: draw.int(6),
      ship: draw.pick(['CA', 'DD', 'CA 2', 'GBF']),
      segment: draw.int(12),
    },
    {
      kind: 'send-gunboats',
      ref,
      type: draw.pick(['PF', 'INT', 'CFT']),
      count: draw.int(6),
      led: draw.chance(1, 4),
      to: draw.pick(['h77a', 'l77a', 'h01a']) as UnitId,
      segment: draw.int(12),
      way: Array.from({ length: draw.int(3) }, () => draw.pick(places)),
    },
    {
      kind: 'carry-pods',
      ref,
      ship: draw.pick(['TG', 'CA']),
      first: 'BP',
      second: draw.pick(['P-C', 'FB-IV']),
    },
    { kind: 'train-top-guns', ref, type: draw.pick(['CFT', 'HS1', 'PF']), count: draw.int(2), ship: 'CA' },
    ...(['refit-wings', 'refit-stock'] as const).map((kind) => ({ kind, ref, ...anyRefit(draw.fork(kind)) })),
    {
      kind: 'bombard',
      ref,
      place: draw.pick(places),
      first: draw.int(12),
      second: draw.int(13) - 1,
      at: draw.pick(['ships', 'bases', 'battle', 'convoys']),
    },
    {
      kind: 'death-riders',
      ref,
      place: draw.pick(places),
      segment: draw.int(12),
      groups: draw.pick(['6xCFT', '9xCFT', '6xCFT, 3xPF', 'none']),
      packs: draw.chance(1, 2),
    },
    {
      kind: 'carrier-strike',
      ref,
      place: draw.pick(places),
      segment: draw.int(12),
      bases: draw.chance(1, 3),
      keeps: draw.int(9) - 1,
    },
    {
      kind: 'build-flyers',
      ref,
      place: draw.pick(places),
      type: draw.pick(['HS1', 'LF1', 'PF', 'INT', 'none']),
      count: draw.int(40),
      ...(draw.fork('yard').chance(1, 4) && { yard: `${draw.fork('in').pick(places)}.1` as YardId }),
    },
  ]);

const anyRefit = (draw: Draw) => ({
  type: draw.pick(['HS2', 'HS1', 'CFT', 'PF']),
  to: draw.pick(['HS2B', 'mHS2', 'HS1', 'PF']),
  count: draw.int(5),
});

/** Some ships carry fighters or gunboats, as far as nothing else is said of them. */
export const anyAboard = (ships: readonly Ship[], draw: Draw, letter: string): readonly Ship[] =>
  ships.map((ship, at) =>
    draw.fork(at).chance(1, 4)
      ? withWings(ship, draw.fork(at, 'which').pick(['9xCFT', '2of6xPF', '4of12xCFT,1of2xPF']), letter)
      : ship,
  );
export const anyStock = { CFT: 20, PF: 3, HS1: 4 } as const;
/** Whether a hull is a group that was launched. */
export const isGroup = (hull: string): boolean => /^\d+x(?:CFT|PF|H|L)/.test(hull);
