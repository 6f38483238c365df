import { withOrder } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import type { Large } from '#test/support/kits/testKit.ts';
import type { GalacticEmpires } from '../../../../../shared/rulesets/galactic-empires/game.ts';
import type { Size } from './bigGalaxy.ts';
import { bigGalaxy, objectsIn } from './bigGalaxy.ts';
import { warPlans } from './warOrders.ts';

/**
 * Wars of about 220, 790, 1,500, 10,000 and 100,000 objects (sectors, units and stacks). A turn is meant to take no more than 12, 32, 80,
 * 400 and 4,000 ms in the middle, and the largest no more than 1 GiB of memory.
 */
const sizes: readonly Size[] = [
  { empires: 3, sectors: 44, tiles: 1 },
  { empires: 6, sectors: 150, tiles: 1 },
  { empires: 12, sectors: 285, tiles: 1 },
  { empires: 26, sectors: 850, tiles: 2 },
  { empires: 26, sectors: 1_000, tiles: 18 },
];

const galaxies = [
  [6, 90],
  [12, 300],
  [26, 620],
] as const;

export const large: Large<GalacticEmpires> = {
  setups: galaxies.map(([empires, sectors]) => ({
    name: `${empires} empires, ${sectors} sectors`,
    setup: { generate: { empires, sectors } },
  })),
  worlds: sizes.length,
  world: (size) => bigGalaxy(sizes[size] ?? (sizes[0] as Size)),
  grand: 3,
  // The first wars are declared in these.
  opening: 3,
  plans: warPlans,
  objects: objectsIn,
  known: objectsIn,
  oneMore(view, plan) {
    const fleet = inOrder(view.units).find(([, { kind }]) => kind === 'starfleet')?.[0];
    return withOrder(plan, { kind: 'wait', ref: galacticEmpires.presentation.nextRef(view, plan) }, fleet);
  },
};
