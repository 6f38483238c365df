import fc from 'fast-check';
import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { crossBorderBattles, sectorBattles } from '#rulesets/galactic-empires/battle/meetings.ts';
import type { Stage, UnitSpec } from './world.ts';
import { a, fleet, garrison, gorn, klingon, romulan, ship, stage, vulcan, world } from './world.ts';

/** Who may fight. */
export const seats: readonly SeatId[] = [gorn, klingon, romulan, vulcan];
const pairs = seats.flatMap((one, index) => seats.slice(index + 1).map((other) => [one, other] as const));

const anyShips = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.values(ship)),
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom<Rank>(1, 2, 3, 4, 5),
    fc.integer({ min: 0, max: 2 }),
  ),
  { maxLength: 4 },
);
const anyAdmiral = fc.record({
  tactics: fc.integer({ min: 0, max: 100 }),
  siegecraft: fc.integer({ min: 0, max: 100 }),
  attacks: fc.integer({ min: 0, max: 2 }),
  combat: fc.integer({ min: 0, max: 30 }),
  hitPoints: fc.integer({ min: 1, max: 30 }),
});
const anyUnit = fc.record({
  owner: fc.constantFrom(...seats, undefined),
  at: fc.integer({ min: 1, max: 3 }),
  ships: anyShips,
  admirals: fc.array(anyAdmiral, { maxLength: 2 }),
  retreatLevel: fc.constantFrom<Rank>(1, 2, 3, 4, 5),
  defends: fc.boolean(),
  cloaked: fc.boolean(),
  moved: fc.boolean(),
  led: fc.boolean(),
  follow: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
});
const anySector = fc.record({
  owner: fc.constantFrom(...seats, undefined),
  level: fc.integer({ min: 0, max: 12 }),
  permitted: fc.subarray([...seats]),
});

/** Three sectors in a circle, with anybody in them. */
const anyWorld: fc.Arbitrary<State> = fc
  .record({
    units: fc.array(anyUnit, { minLength: 2, maxLength: 7 }),
    sectors: fc.tuple(anySector, anySector, anySector),
    relations: fc.array(fc.constantFrom('war', 'war', 'neutral', 'alliance'), {
      minLength: pairs.length,
      maxLength: pairs.length,
    }),
  })
  .map(({ units, sectors, relations }) => {
    const owners = units.map(({ owner }) => owner);
    const fleets = units.map(({ owner, moved, led, follow, ...spec }, index) => {
      const follows =
        follow !== undefined && follow <= units.length && owners[follow - 1] === owner
          ? a(owner, follow)
          : undefined;
      const more: Partial<UnitSpec> = {
        ...(moved && owner !== undefined && { cameFrom: (spec.at % 3) + 1 }),
        ...(led && spec.admirals.length > 0 && { leads: 0 }),
        ...(follows && { follows }),
      };
      return fleet(owner, index + 1, { ...spec, ...more });
    });
    const garrisons = sectors.map(({ owner }, index) =>
      garrison(owner, { at: index + 1, ships: index === 0 ? [[ship.akira, 2]] : [] }),
    );
    const chosen = (kind: string) => pairs.filter((_, index) => relations[index] === kind);
    const links = [
      [2, 3],
      [1, 3],
      [1, 2],
    ];
    return world({
      sectors: Object.fromEntries(
        sectors.map(({ owner, ...spec }, index) => [
          index + 1,
          { ...spec, ...(owner && { owner }), links: links[index] ?? [] },
        ]),
      ),
      units: [...fleets, ...garrisons],
      wars: chosen('war'),
      alliances: chosen('alliance'),
    });
  });

/** One phase of battles in this world. */
export function phase(start: State, seed: string): Stage {
  const scene = stage(start, openDice(seed));
  crossBorderBattles({ ...scene.turn, draw: scene.turn.draw.fork('border') });
  sectorBattles({ ...scene.turn, draw: scene.turn.draw.fork('sector') });
  return scene;
}
/** Holds a law against phases of battles in many worlds. */
export const anyPhase = (law: (scene: Stage, start: State, seed: string) => void, numRuns = 400) => {
  fc.assert(
    fc.property(anyWorld, fc.integer({ min: 0, max: 9999 }), (start, seed) => {
      law(phase(start, `${seed}`), start, `${seed}`);
    }),
    { numRuns, seed: 1 },
  );
};
