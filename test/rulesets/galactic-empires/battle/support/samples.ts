import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { Stage } from './world.ts';
import { a, fleet, fought, klingon, no, romulan, round, ship, world, yes } from './world.ts';

/** The rulebook's sample battle in small (GE 1692-1812): 1 + 2 hits against 2, then 0 + 3 against 1; the enemy's 5.4 hit points are gone. */
export function patrolFight(): { readonly start: State; readonly scene: Stage } {
  const [ours, theirs] = [a(klingon, 2), a(romulan, 20)];
  const start = world({
    sectors: {
      224: { name: 'Tranome Sar', owner: romulan, links: [225] },
      225: { name: 'Rura Penthe', owner: klingon, links: [224] },
    },
    units: [
      fleet(klingon, 2, {
        at: 224,
        name: 'Patrol Force 2',
        ships: [
          [ship.klingonHawk, 1, 1],
          [ship.neghvar, 1, 2],
        ],
      }),
      fleet(romulan, 20, { at: 224, ships: [[ship.romulanHawk, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const scene = fought(
    start,
    [
      ...round(1, { [ours]: [true, false, ...yes(2), ...no(2)], [theirs]: yes(2) }),
      ...round(2, { [ours]: [...no(2), ...yes(3), false], [theirs]: [true, false] }),
      { stream: `wounds/${ours}`, rolls: [false] },
    ],
    224,
  );
  return { start, scene };
}
