import { mutate } from '../mutate/mutate.ts';
import type { Verdict } from '../mutate/mutate.ts';
import type { Campaign } from './campaign.ts';

/** Percent of the mutants that the cases are to catch. */
const wanted = 95;

export const mutants: Campaign = {
  name: 'mutate',
  what: 'breaks random lines of the rules, and asks which case notices, or else which other test of the ruleset [COUNT 40] [SEED] [PATH[:LINE],...|all] [tests]',
  needs: [],
  async run([count = '40', seed = 'soak', within = 'all', tests = ''], kit) {
    const lineOf = lineIn(kit.folder);
    const wish = { count: Number(count), seed, within: within === 'all' ? '' : within, others: tests !== '' };
    const verdicts = await mutate(kit, wish, (verdict) => console.log(lineOf(verdict)));
    const caught = verdicts.filter(({ caughtBy }) => caughtBy !== undefined).length;
    const failed = verdicts.filter((verdict) => verdict.failed !== undefined).length;
    const share = Math.floor(((caught + failed) * 100) / Math.max(1, verdicts.length));
    console.log(
      `${verdicts.length} mutants, ${caught} caught by a case${tests === '' ? '' : `, ${failed} by another test`} (${share} %)`,
    );
    const missed = verdicts
      .filter((verdict) => verdict.caughtBy === undefined && verdict.failed === undefined)
      .map(lineOf);
    return share >= wanted ? [] : [...missed, `fewer than ${wanted} % were caught`];
  },
};

const lineIn =
  (folder: string) =>
  ({ mutant: { file, line, was, is }, caughtBy, failed }: Verdict): string => {
    const by = caughtBy ?? failed;
    return `${by === undefined ? 'SURVIVED' : caughtBy === undefined ? 'failed  ' : 'caught  '} ${file.replace(`${folder}/`, '')}:${line}  ${was}  →  ${is}${by === undefined ? '' : `   (${by})`}`;
  };
