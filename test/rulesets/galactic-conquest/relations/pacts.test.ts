import { describe, expect, test } from 'vitest';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';
import { pactIncome, running } from '#rulesets/galactic-conquest/economy/pactIncome.ts';
import type { Pact } from '#rulesets/galactic-conquest/model/relations/pacts.ts';
import { pairOf } from '#rulesets/galactic-conquest/model/relations/pacts.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { System } from '#rulesets/galactic-conquest/model/system.ts';
import { smallMap } from '#rulesets/galactic-conquest/setup/small.ts';

const [federation, gorn] = [seatId('federation'), seatId('gorn')];

/** The Federation with ten major systems and the Gorns with five, linked over their border; `cut`: major systems of the Federation that are blockaded. */
function world(units: readonly [number, number], { cut = 0, treasury = 10_000 } = {}): State {
  const hexes = Array.from({ length: 12 }, (_, at) => [`hg${at + 4}`, `hh${at + 4}`]).flat();
  const systems = Object.fromEntries(
    [...Array.from({ length: 15 }, (_, at) => at)].map((at): readonly [PlaceId, System] => [
      placeId(at === 0 ? 'hd3' : at === 14 ? 'hd4' : (hexes[at] ?? '')),
      {
        name: `S${at}`,
        kind: at === 0 || at === 14 ? 'homeworld' : 'major',
        owner: at < 10 ? federation : gorn,
        ...(at > 0 && at <= cut && { severed: true as const }),
      },
    ]),
  );
  const pact: Pact = {
    seats: [federation, gorn],
    pools: pools(units),
    majors: { [federation]: 10, [gorn]: 5 },
  };
  return {
    turn: 1,
    map: smallMap,
    systems,
    territory: {},
    squadrons: {},
    routes: { [placeId('hd3')]: { seat: federation }, [placeId('hd4')]: { seat: gorn } },
    pacts: { [pairOf(federation, gorn)]: pact },
    empires: {
      [federation]: { mobility: 'PT', treasury },
      [gorn]: { mobility: 'PT', treasury },
    },
  };
}

const pools = ([one, other]: readonly [number, number]): Pact['pools'] =>
  Object.fromEntries(
    [[federation, one] as const, [gorn, other] as const].map(
      ([seat, count]): readonly [SeatId, Record<string, number>] => [seat, count === 0 ? {} : { FT: count }],
    ),
  );

/** Of an economy of 1000 EP a percent is 10 EP. */
const economy = 100_000;

describe('trading pacts', () => {
  test('ten units bring the Federation 2.5 percent, and five the Gorns 100 EP (GCV-109)', () => {
    expect(pactIncome(world([10, 5]), federation, economy)).toBe(2500);
    expect(pactIncome(world([10, 5]), gorn, economy)).toBe(10_000);
  });

  test('what units above the own major systems bring is aid: 60 EP need a treasury of 240 (GCV-110)', () => {
    expect(pactIncome(world([7, 8], { treasury: 240 }), gorn, economy)).toBe(16_000);
    expect(pactIncome(world([7, 8], { treasury: 236 }), gorn, economy)).toBe(15_900);
    expect(pactIncome(world([7, 8], { treasury: 0 }), gorn, economy)).toBe(10_000);
  });

  test('a system that is cut off takes a unit from its owner, or else from the partner (GCV-111)', () => {
    expect(pactIncome(world([10, 5], { cut: 1 }), federation, economy)).toBe(2250);
    expect(pactIncome(world([10, 5], { cut: 1 }), gorn, economy)).toBe(10_000);
    expect(pactIncome(world([0, 15], { cut: 1 }), gorn, economy)).toBe(28_000);
  });

  test('it takes none where not all units are used', () => {
    expect(pactIncome(world([9, 5], { cut: 1 }), federation, economy)).toBe(2250);
    expect(pactIncome(world([8, 5], { cut: 1 }), federation, economy)).toBe(2000);
  });

  test('where there are more units than systems, each is too many once', () => {
    const { pacts = {}, ...rest } = world([12, 6]);
    const [pact] = Object.values(pacts) as readonly Pact[];
    const both = [federation, gorn].map((seat) => running({ ...rest }, pact as Pact, seat));
    expect(both[0]! + both[1]!).toBe(15);
  });
});
