import { createHash } from 'node:crypto';
import { beforeAll, describe } from 'vitest';
import type { CaseFile } from '#test/support/cases/caseFile.ts';
import { playOnce } from '#test/support/cases/play.ts';
import { kitCases } from '#test/support/kits/kitCases.ts';
import { kits } from '#test/support/kits/kits.ts';
import { chainLaws } from './chainLaws.ts';
import { coverageLaws } from './coverageLaws.ts';
import { fileLaws } from './fileLaws.ts';
import type { Filed } from './likely.ts';
import { takeLikely } from './likely.ts';

/** Kinds of events that a case expects. */
const expectedIn = ({ expected }: CaseFile): readonly string[] =>
  expected.flatMap(({ checks }) =>
    checks.flatMap(({ event, times }) => (event === undefined || times === 0 ? [] : [event])),
  );

/** The cases that expect an event which none before them expects. */
function firstToExpect(cases: readonly Filed[]): readonly Filed[] {
  const expected = new Set<string>();
  return cases.filter(([, read]) => {
    const before = expected.size;
    for (const kind of expectedIn(read)) expected.add(kind);
    return expected.size > before;
  });
}

/** Whether a file is one of about so many, always the same ones, whatever else there is. */
const isOneOf = (many: number, file: string): boolean =>
  createHash('sha256').update(file).digest().readUInt32BE() % many === 0;

/**
 * Holds the laws of all cases of each ruleset, with one case in so many: those that the digests of their names choose, those that are the
 * first to expect some event, and others, less closely, for as long as anything is yet to be shown. Each is played once for all laws, and
 * only those of the digests with whoever may live beside what they are about.
 */
export const holdCases = (oneIn: number): void =>
  describe.each(kits.map((kit) => [kit.ruleset.id, kit] as const))('%s', (_, kit) => {
    const chains = chainLaws(kit);
    const laws = [coverageLaws(kit), chains, fileLaws(kit)];
    const { beside: __, ...alone } = { ...kit.cases, ruleset: chains.ruleset };
    const play = (one: Filed, look: 'see' | 'glance'): void => {
      const [file, read] = one;
      const adapter = isOneOf(oneIn, file) ? { ...kit.cases, ruleset: chains.ruleset } : alone;
      for (const played of playOnce(adapter, read, '')) for (const law of laws) law[look](played, file);
    };

    beforeAll(() => {
      const all = [...kitCases(kit)];
      const chosen = new Set([...firstToExpect(all), ...all.filter(([file]) => isOneOf(oneIn, file))]);
      for (const one of chosen) play(one, 'see');
      takeLikely(
        all.filter((other) => !chosen.has(other)),
        () => laws.flatMap((law) => law.lacks()),
        (one) => play(one, 'glance'),
      );
    });
  });
