import type { FederationCommander } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { League } from '#test/support/kits/testKit.ts';

/** Duels to their end. */
export const league: League<FederationCommander> = {
  seats: 2,
  turns: 20,
  setup: () => ({ seats: [...seats] }),
  standing: ({ over }, seat) => (over?.winner === seat ? 1 : 0),
  victors: ({ over }) => (over?.winner === undefined ? [] : [over.winner]),
  isOver: ({ over }) => over !== undefined,
  fallen: ({ over }) => seats.filter((seat) => over?.winner !== undefined && over.winner !== seat),
};
