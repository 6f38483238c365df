import { tryGames } from '../laws/rulesets/manyGames.ts';
import type { Campaign } from './campaign.ts';

/** As many games as this are played between two lines of progress. */
const stretch = 50;

export const laws: Campaign = {
  name: 'laws',
  what: 'random games, every turn held against the laws [GAMES 500] [SEED] [FROM 0] [TURNS 10]',
  needs: [],
  run([games = '500', seed = 'laws', from = '0', turns = '10'], kit) {
    const end = Number(from) + Number(games);
    for (let game = Number(from); game < end; game += stretch) {
      const to = Math.min(game + stretch, end);
      const { faults, events } = tryGames(kit, game, to, seed, Number(turns));
      const happened = [...events.values()].reduce((sum, count) => sum + count, 0);
      console.log(
        `games ${game} to ${to - 1}, ${turns} turns each: ${happened} events, ${faults.length} faults`,
      );
      if (faults.length > 0) return Promise.resolve(faults);
    }
    return Promise.resolve([]);
  },
};
