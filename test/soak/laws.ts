import { tryGames } from '../laws/rulesets/manyGames.ts';
import type { Campaign } from './campaign.ts';

/** As many games as this are played between two lines of progress. */
const stretch = 50;

export const laws: Campaign = {
  name: 'laws',
  what: 'random games, every turn held against the laws [GAMES 500] [SEED] [FROM 0]',
  needs: [],
  run([games = '500', seed = 'laws', from = '0'], kit) {
    const end = Number(from) + Number(games);
    for (let game = Number(from); game < end; game += stretch) {
      const { faults, events } = tryGames(kit, game, Math.min(game + stretch, end), seed);
      const happened = [...events.values()].reduce((sum, count) => sum + count, 0);
      console.log(
        `games ${game} to ${Math.min(game + stretch, end) - 1}: ${happened} events, ${faults.length} faults`,
      );
      if (faults.length > 0) return Promise.resolve(faults);
    }
    return Promise.resolve([]);
  },
};
