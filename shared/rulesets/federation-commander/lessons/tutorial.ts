import type { Beginning } from '#kernel/beginning.ts';
import type { FederationCommander } from '../game.ts';
import { seats } from '../map/seats.ts';

/** The duel that is learnt over: tubes begin pre-loaded, so that both fire in the first turn, and six turns are enough. The enemy is a cadet. */
export const tutorial: NonNullable<Beginning<FederationCommander>['tutorial']> = {
  setup: {
    seats: [...seats],
    turns: 6,
    ships: { federation: [{ card: 'federation-ca', preLoaded: true }], klingon: [{ card: 'klingon-d7' }] },
  },
  seat: seats[0],
  seed: 'tutorial',
  level: 'computer-cadet',
};
