import { beforeAll, describe } from 'vitest';
import { playOnce } from '#test/support/cases/play.ts';
import { kitCases } from '#test/support/kits/kitCases.ts';
import { kits } from '#test/support/kits/kits.ts';
import { chainLaws } from './ofCases/chainLaws.ts';
import { coverageLaws } from './ofCases/coverageLaws.ts';
import { fileLaws } from './ofCases/fileLaws.ts';

/* What holds of all cases of a ruleset together: each is played once, for all of these laws. */
describe.each(kits.map((kit) => [kit.ruleset.id, kit] as const))('%s', (_, kit) => {
  const covering = coverageLaws(kit);
  const { ruleset, see } = chainLaws(kit);
  const filed = fileLaws(kit);

  beforeAll(() => {
    for (const [file, read] of kitCases(kit))
      for (const played of playOnce({ ...kit.cases, ruleset }, read, '')) {
        covering(played);
        see(played, file);
        filed(played, file);
      }
  });
});
