import { mutate } from '../mutate/mutate.ts';
import type { Verdict } from '../mutate/mutate.ts';
import type { Campaign } from './campaign.ts';

/** Percent of the mutants that the cases are to catch. */
const wanted = 95;

export const mutants: Campaign = {
  name: 'mutate',
  what: 'breaks random lines of the rules, and asks which case notices [COUNT 40] [SEED] [PATH[:LINE],...]',
  needs: [],
  async run([count = '40', seed = 'soak', within = ''], kit) {
    const lineOf = lineIn(kit.folder);
    const verdicts = await mutate(kit, { count: Number(count), seed, within }, (verdict) =>
      console.log(lineOf(verdict)),
    );
    const caught = verdicts.filter(({ caughtBy }) => caughtBy !== undefined).length;
    const share = Math.floor((caught * 100) / Math.max(1, verdicts.length));
    console.log(`${verdicts.length} mutants, ${caught} caught by a case (${share} %)`);
    const missed = verdicts.filter(({ caughtBy }) => caughtBy === undefined).map(lineOf);
    return share >= wanted ? [] : [...missed, `fewer than ${wanted} % were caught`];
  },
};

const lineIn =
  (folder: string) =>
  ({ mutant: { file, line, was, is }, caughtBy }: Verdict): string =>
    `${caughtBy === undefined ? 'SURVIVED' : 'caught  '} ${file.replace(`${folder}/`, '')}:${line}  ${was}  →  ${is}${caughtBy === undefined ? '' : `   (${caughtBy})`}`;
