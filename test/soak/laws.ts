import { tryGames } from '../laws/galacticEmpires/manyGames.ts';
import type { Campaign } from './campaign.ts';

/** As many games as this are played between two lines of progress. */
const stretch = 50;

export const laws: Campaign = {
  name: 'laws',
  what: 'random games of Galactic Empires, every turn held against its laws [GAMES 500] [SEED] [FROM 0]',
  run([games = '500', seed = 'laws', from = '0']) {
    const end = Number(from) + Number(games);
    for (let game = Number(from); game < end; game += stretch) {
      const { faults, events } = tryGames(game, Math.min(game + stretch, end), seed);
      const happened = [...events.values()].reduce((sum, count) => sum + count, 0);
      console.log(
        `games ${game} to ${Math.min(game + stretch, end) - 1}: ${happened} events, ${faults.length} faults`,
      );
      if (faults.length > 0) return Promise.resolve(faults);
    }
    return Promise.resolve([]);
  },
};
