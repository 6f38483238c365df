import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { GalacticEmpires } from '#rulesets/galactic-empires/game.ts';
import { practiceGalaxy } from '#rulesets/galactic-empires/setup/galaxy/generate.ts';
import type { League } from '#test/support/kits/testKit.ts';

const { empires, sectors, share } = practiceGalaxy;

/** Games as they are proposed for practice: who owns half of all sectors has won. */
export const league: League<GalacticEmpires> = {
  seats: empires,
  turns: 40,
  setup: () => ({ generate: { empires, sectors, share } }),
  standing: (state, seat) => valuesInOrder(state.sectors).filter(({ owner }) => owner === seat).length,
  victors: ({ victory }) => victory?.announced ?? [],
  fallen: ({ empires: all }) => keysInOrder(all).filter((seat) => all[seat]?.defeated === true),
};
