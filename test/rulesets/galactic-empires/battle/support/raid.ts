import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Script } from '#kernel/dice/scripted.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { Stage, UnitSpec, WorldSpec } from './world.ts';
import { a, fleet, klingon, no, of, romulan, round, ship, world } from './world.ts';

export const [ours, theirs] = [a(klingon, 1), a(romulan, 1)];

/** The starships of those who only have to be there. */
export const one = [[ship.akira, 1]] as const; // 2x12, 3.0

/** Klingons in a Romulan sector 1, whose neighbours 2 and 3 are Klingon and 4 is Romulan. */
export const raid = (
  raider: Partial<UnitSpec>,
  more: Partial<WorldSpec> = {},
  others: WorldSpec['units'] = [],
): State =>
  world({
    sectors: {
      1: { owner: romulan, links: [2, 3, 4] },
      2: { owner: klingon, links: [1] },
      3: { owner: klingon, links: [1] },
      4: { owner: romulan, links: [1] },
      ...more.sectors,
    },
    units: [
      fleet(klingon, 1, { at: 1, cameFrom: 3, ships: [[ship.akira, 1, 2]], retreatLevel: 1, ...raider }),
      fleet(romulan, 1, { at: 1, ships: one }),
      ...others,
    ],
    wars: [[klingon, romulan]],
    ...(more.passage && { passage: more.passage }),
    ...(more.alliances && { alliances: more.alliances }),
  });

/** Who left, for where, after which round. */
export const retreats = (scene: Stage): readonly (readonly [unit: UnitId, to: PlaceId, round: number])[] =>
  of(scene, 'starfleet-retreated').map(({ unit, to, round: after }) => [unit, to, after]);

export const rounds = (scene: Stage): number | undefined => of(scene, 'battle-ended')[0]?.rounds;

/** A round in which nobody hits. */
export const quiet = (number: number, units: Readonly<Record<UnitId, number>>): readonly Script[] =>
  round(number, Object.fromEntries(Object.entries(units).map(([id, attacks]) => [id, no(attacks)])));
