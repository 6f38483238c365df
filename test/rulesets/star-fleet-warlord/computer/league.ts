import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import { sitesHeldBy } from '#rulesets/star-fleet-warlord/model/stations.ts';
import { fallenIn } from '#rulesets/star-fleet-warlord/standing/victory.ts';
import type { League } from '#test/support/kits/testKit.ts';

const seats = 8;

/** The small galaxy of the rulebook with as many Corporations as it has homes for. */
export const league: League<StarFleetWarlord> = {
  seats,
  turns: 25,
  setup: () => ({
    size: '4x4',
    seats: Array.from({ length: seats }, (_, at) => `c${String(at + 1).padStart(2, '0')}`),
  }),
  standing: (state, seat) => sitesHeldBy(state.sites, seat).length,
  victors: ({ winner }) => (winner === undefined ? [] : [winner]),
  fallen: (state) => fallenIn(state),
};
