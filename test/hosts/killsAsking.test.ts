import { expect, test } from 'vitest';
import { tempFolder } from '../support/desk/gmWorld.ts';
import { killsAtQuestions } from '../support/kills/killsAtQuestions.ts';
import { kits } from '../support/kits/kits.ts';
import { rounds } from '../support/rounds.ts';

const asking = kits.filter(({ stops }) => stops !== undefined);

// A few kills; the long campaign is `npm run soak -- kills-answers --rules RULESET`.
test.each(asking.map((kit) => [kit.ruleset.title, kit] as const))(
  'killed while a turn of %s waits, is answered and goes on, a game is whole, loses no answer, and going on gives the same turn',
  { timeout: 600_000 * rounds(1) },
  async (title, kit) => {
    const folder = await tempFolder();
    try {
      const report = await killsAtQuestions(kit, folder.path, rounds(4), `short ${title}`);
      expect(report.faults).toEqual([]);
      expect(report.stops).toBeGreaterThan(0);
      expect(report.open + report.answered + report.done).toBe(rounds(4));
    } finally {
      await folder.end();
    }
  },
);
