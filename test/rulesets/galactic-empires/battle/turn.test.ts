import { describe, expect, test } from 'vitest';
import { orderRef } from '#kernel/words/ids.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { engine } from '#rulesets/galactic-empires/preview/preview.ts';
import { a, fleet, klingon, romulan, ship, world } from './support/world.ts';

const [ours, theirs] = [a(klingon, 1), a(romulan, 1)];
const travel = (seat: SeatId, unit: UnitId, ...places: readonly PlaceId[]): Plan<Order> => ({
  hq: [],
  units: {
    [unit]: places.map((to, index): Order => ({
      kind: 'travel',
      ref: orderRef(`${seat}.t1.o${index + 1}`),
      to,
    })),
  },
});
const happened = (state: State, plans: Readonly<Record<SeatId, Plan<Order>>>) =>
  runTurn(engine, { state, seed: 'whole turn', plans }).entries.flatMap(({ step, pass, event }) =>
    event.kind === 'battle-joined' || event.kind === 'sector-captured'
      ? [[pass, step, event.kind, event.place]]
      : [],
  );

const start = world({
  sectors: { 1: { owner: klingon, links: [2] }, 2: { owner: romulan, links: [1] } },
  units: [
    fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 30]] }),
    fleet(romulan, 1, { at: 2, ships: [[ship.brinok, 1]] }),
  ],
  wars: [[klingon, romulan]],
});

describe('in a whole turn', () => {
  test('fleets that change places meet at the border, and the winner takes the sector', () => {
    const plans = {
      [klingon]: travel(klingon, ours, sectorId(2)),
      [romulan]: travel(romulan, theirs, sectorId(1)),
    };
    expect(happened(start, plans)).toEqual([
      [1, 'Cross-border Battles Are Fought', 'battle-joined', sectorId(1)],
      [1, 'Sector Ownership Changes', 'sector-captured', sectorId(2)],
    ]);
  });

  test('an attack on a fleet that stays is a battle in its sector', () => {
    expect(happened(start, { [klingon]: travel(klingon, ours, sectorId(2)) })).toEqual([
      [1, 'Battles Are Fought', 'battle-joined', sectorId(2)],
      [1, 'Sector Ownership Changes', 'sector-captured', sectorId(2)],
    ]);
  });

  test('a victor on enemy ground goes no farther, though its ships could', () => {
    const far = world({
      sectors: {
        1: { owner: klingon, links: [2] },
        2: { owner: romulan, links: [1, 3] },
        3: { owner: romulan, links: [2] },
      },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.v58, 30]] }),
        fleet(romulan, 1, { at: 2, ships: [[ship.brinok, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const on = { [klingon]: travel(klingon, ours, sectorId(2), sectorId(3)) };
    const captured = (state: State) =>
      happened(state, on).flatMap(([, , kind, place]) => (kind === 'sector-captured' ? place : []));
    expect(captured(far)).toEqual([sectorId(2)]); // GE 1433
    expect(captured({ ...far, units: { [ours]: far.units[ours] } as State['units'] })).toEqual([
      sectorId(2),
      sectorId(3),
    ]);
  });
});
