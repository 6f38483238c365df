import { together, type Trial, tryCases, tryGames, unseen } from '../laws/rulesets/manyGames.ts';
import { kitCases } from '../support/kits/kitCases.ts';
import type { Campaign } from './campaign.ts';

/** As many games as this are played between two lines of progress. */
const stretch = 50;
/** So many games have met whatever is rarest. */
const enough = 80;

export const laws: Campaign = {
  name: 'laws',
  what: `random games, and from ${enough} on every case played a turn further, each turn held against the laws, and every kind of order and event must be met [GAMES 500] [SEED] [FROM 0] [TURNS 10]`,
  needs: [],
  run([games = '500', seed = 'laws', from = '0', turns = '10'], kit) {
    const end = Number(from) + Number(games);
    const trials: Trial[] = [];
    for (let game = Number(from); game < end; game += stretch) {
      const to = Math.min(game + stretch, end);
      const trial = tryGames(kit, game, to, seed, Number(turns));
      const { faults, events } = trial;
      trials.push(trial);
      const happened = [...events.values()].reduce((sum, count) => sum + count, 0);
      console.log(
        `games ${game} to ${to - 1}, ${turns} turns each: ${happened} events, ${faults.length} faults`,
      );
      if (faults.length > 0) return Promise.resolve(faults);
    }
    if (Number(games) < enough) return Promise.resolve([]);
    const cases = [...kitCases(kit)];
    for (let first = 0; first < cases.length; first += stretch) {
      const trial = tryCases(kit, cases.slice(first, first + stretch), seed);
      trials.push(trial);
      if (trial.faults.length > 0) return Promise.resolve(trial.faults);
    }
    console.log(`${cases.length} cases, each a turn further: no faults`);
    const { given, done, events } = unseen(kit, together(trials));
    return Promise.resolve([
      ...given.map((kind) => `no random game gave an order of the kind ${kind}`),
      ...done.map((kind) => `in no random game an order of the kind ${kind} was carried out`),
      ...events.map((kind) => `in no random game an event of the kind ${kind} happened`),
    ]);
  },
};
