import type { Game } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { kits } from '../../support/kits/kits.ts';
import { saidToLack } from '../../support/kits/lacking.ts';
import type { League, TestKit } from '../../support/kits/testKit.ts';
import { better, war } from '../../support/league/war.ts';
import type { Campaign } from '../campaign.ts';

/** Percent of games that a level is to win against the one below. */
const enough = 70;

export const league: Campaign = {
  name: 'league',
  what: 'levels of the computer against each other with sides swapped, and wars of one level alone: win rates, and what became of them, of every game or of one [GAMES] [SEED] [all | pairs | wars]',
  needs: ['seating', 'computerPlan', 'league'],
  async run([games = '20', seed = 'league', what = 'all'], kit) {
    const { ruleset, league: rules } = kit;
    if (rules === undefined) return [saidToLack(kit, 'league')];
    console.log(`${ruleset.title}: ${rules.seats} seats, ${rules.turns} turns at most`);
    const seeds = Array.from({ length: Math.ceil(Number(games) / 2) }, (_, at) => `${seed} ${at}`);
    const words = levelsOf(kit);
    const faults = what === 'wars' ? [] : pairs(ruleset, rules, words, seeds);
    if (what !== 'pairs') wars(ruleset, rules, Number(games), seed);
    return faults;
  },
};

/** The words of a game's levels, the worst first. */
const levelsOf = ({ ruleset, league: rules }: TestKit<Game>): readonly string[] =>
  rules?.levels ?? (ruleset.seating?.levels ?? []).map(({ word }) => word);

/** Every game that has levels. */
export const contenders = (): readonly TestKit<Game>[] =>
  kits.filter((kit) => kit.league !== undefined && levelsOf(kit).length > 1);

/** Each level against the one below, every seed twice with sides swapped. */
function pairs(
  ruleset: Ruleset<Game>,
  rules: League<Game>,
  words: readonly string[],
  seeds: readonly string[],
): readonly string[] {
  const faults: string[] = [];
  for (const [at, lower] of words.slice(0, -1).entries()) {
    const upper = words[at + 1] ?? lower;
    const count = { won: 0, lost: 0, drawn: 0 };
    for (const seed of seeds)
      for (const sides of [
        [upper, lower],
        [lower, upper],
      ] as const) {
        const winner = better(ruleset, rules, war(ruleset, rules, seed, sides), sides);
        count[winner === undefined ? 'drawn' : winner === upper ? 'won' : 'lost'] += 1;
      }
    const { won, lost, drawn } = count;
    const all = won + lost + drawn;
    const [least, most] = interval(won, all);
    console.log(
      `  ${upper} against ${lower}: ${won} won, ${lost} lost, ${drawn} drawn: ${percent(won / all)} % (95 %: ${percent(least)} to ${percent(most)})`,
    );
    if (won * 100 < all * enough) faults.push(`${ruleset.title}: ${upper} wins too seldom against ${lower}`);
  }
  return faults;
}

/** Wars in which all seats are led as usual. */
function wars(ruleset: Ruleset<Game>, rules: League<Game>, games: number, seed: string): void {
  let [won, fell] = [0, 0];
  for (let at = 0; at < games; at += 1) {
    const one = war(ruleset, rules, `${seed} ${at}`, ['computer']);
    if (one.victors.length > 0) won += 1;
    if (one.fallen.length > 0) fell += 1;
    const end =
      one.victors.length > 0
        ? `${one.victors.join(' and ')} won in turn ${one.turns}`
        : `open after ${one.turns} turns`;
    console.log(`  war ${at}: ${end}; fallen: ${one.fallen.length === 0 ? 'nobody' : one.fallen.join(', ')}`);
  }
  console.log(`  of ${games} wars ${won} ended with a victory; somebody fell in ${fell}`);
}

const percent = (share: number): number => Math.round(share * 100);

/** Within what the share of games won lies with a certainty of 95 %, by Wilson's formula. */
export function interval(won: number, all: number): readonly [number, number] {
  if (all === 0) return [0, 1];
  const z = 1.96;
  const share = won / all;
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
