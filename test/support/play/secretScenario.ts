import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';

/** Four empires in the corners of a square. */
export const seats = ['borg', 'gorn', 'klingon', 'romulan'].map(seatId);
const ships = [
  'klingon/neghvar-battleship',
  'klingon/hawk-heavy-cruiser',
  'klingon/klingon-bird-of-prey',
  'klingon/ktinga-class-destroyer',
];
const width = 4;
const home = (at: number): number => [1, width, width * (width - 1) + 1, width * width][at] ?? 1;
/** Stands in every text that is this empire's alone. */
export const mark = (seat: SeatId): string => `Xyzzy-${seat}`;
const treasury = (at: number): number => 765_432_101 + at * 10_007;

/** A square of sixteen sectors, an empire in each corner, all at war but two; admirals and ranks everywhere. */
export function secretScenario(): unknown {
  const number = (q: number, r: number): number => r * width + q + 1;
  const cells = Array.from({ length: width * width }, (_, at) => ({
    q: at % width,
    r: Math.floor(at / width),
  }));
  const near = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 1],
  ] as const;
  const owner = (at: number): SeatId | undefined => seats.find((_, index) => home(index) === at);
  return {
    format: 'sealed-orders scenario',
    version: 1,
    ruleset: 'galactic-empires',
    title: 'Secrets',
    sectors: cells.map(({ q, r }) => ({
      number: number(q, r),
      name: `Place ${number(q, r)}`,
      q,
      r,
      revenue: 12,
      level: 1,
      links: near
        .map(([x, y]) => [q + x, r + y] as const)
        .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < width)
        .map(([x, y]) => number(x, y))
        .sort((a, b) => a - b),
      ...(owner(number(q, r)) === undefined
        ? {}
        : { owner: owner(number(q, r)), annexed: true, builds: ships }),
    })),
    empires: seats.map((id, at) => ({
      id,
      name: `Empire ${at}`,
      adjective: `Of${at}`,
      player: `${mark(id)} player`,
      treasury: Number(`${Math.floor(treasury(at) / 100)}.${String(treasury(at) % 100).padStart(2, '0')}`),
    })),
    relations: seats.flatMap((a, at) => seats.slice(at + 1).map((b) => ({ a, b, relation: 'war' }))).slice(1),
    units: seats.flatMap((id, at) => [
      {
        kind: 'garrison',
        at: home(at),
        owner: id,
        name: `${mark(id)} guard`,
        ships: ships.slice(0, 2).map((type) => ({ type, count: 3, rank: 2 })),
        admirals: [admiral(id, 0)],
      },
      ...[11, 47, 83].map((fleet, index) => ({
        kind: 'starfleet',
        at: home(at),
        owner: id,
        number: fleet + at,
        name: `${mark(id)} fleet ${fleet}`,
        retreatLevel: 3,
        ships: ships.map((type, row) => ({ type, count: 4 + row, rank: 1 + ((row + index) % 5) })),
        admirals: [{ ...admiral(id, 2 * index + 1), leads: true }, admiral(id, 2 * index + 2)],
      })),
      {
        kind: 'starfleet',
        at: home(at),
        owner: id,
        number: 60 + at,
        name: `${mark(id)} fleet of spies`,
        cloaked: true,
        ships: [{ type: ships[2], count: 9 }],
      },
    ]),
  };
}

export const admirals = [0, 1, 2, 3, 4, 5, 6];
export const admiral = (seat: SeatId, which: number) => ({
  name: `${mark(seat)} admiral ${which}`,
  tactics: 37,
  siegecraft: 41,
  attacks: 2,
  combat: 20,
  hitPoints: 2.5,
});

/** Names in orders are marked too. */
export const marked = (plan: Plan<Order>, seat: SeatId): Plan<Order> => {
  const list = (orders: readonly Order[]): readonly Order[] =>
    orders.map((order) =>
      order.kind === 'rename-unit' || order.kind === 'form-starfleet'
        ? { ...order, name: `${mark(seat)} order` }
        : order,
    );
  return {
    hq: list(plan.hq),
    units: Object.fromEntries(inOrder(plan.units).map(([unit, orders]) => [unit, list(orders)])),
  };
};

export const others = (seat: SeatId): readonly SeatId[] => seats.filter((other) => other !== seat);
/** What no file of another empire may hold. */
export const secretsOf = (seat: SeatId): readonly string[] => [
  `${mark(seat)} guard`,
  `${mark(seat)} fleet`,
  `${mark(seat)} order`,
  `${mark(seat)} p`,
  `${mark(seat)}@`,
  `${seat}.t`,
];
