import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { fleet, klingon, scene, type } from '../play.ts';

/** Independent 2 lets the Klingons through, 3 does not. */
export const wilds = (more: Partial<State['parameters']> = {}, treasury = 5000): State => {
  const state = scene(
    {
      sectors: {
        1: { owner: klingon, links: [2, 3], revenue: 12 },
        2: { links: [1], revenue: 4, permitted: [klingon] },
        3: { links: [1, 4], revenue: 9 },
        4: { links: [3], revenue: 7 },
      },
      units: [fleet(klingon, 1, { at: 1, ships: [[type('two'), 1]] })],
    },
    { [klingon]: treasury },
  );
  return deepFreeze({ ...state, parameters: { ...state.parameters, ...more } });
};
