import { expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import { tempFolder } from '../../support/desk/gmWorld.ts';
import { stepsAtQuestions } from '../../support/kills/killsAtQuestions.ts';
import { kits } from '../../support/kits/kits.ts';
import type { TestKit } from '../../support/kits/testKit.ts';

const asking = kits.filter(({ stops }) => stops !== undefined);

/** The game whose turns take longest. */
export const isLong = ({ ruleset }: TestKit<Game>): boolean => ruleset.id === 'galactic-conquest';

/**
 * Programs that die between a question and the end of its turn, in each of these games, as tests: at the first stop and the last. `npm run soak -- kills-answers --rules RULESET`
 * kills them at random moments of all of them.
 */
export const deadAtQuestions = (holds: (kit: TestKit<Game>) => boolean): void =>
  test.each(asking.filter(holds).map((kit) => [kit.ruleset.title, kit] as const))(
    'dead at any step of taking answers to a turn of %s and going on, a game is whole, loses no answer, and going on gives the same turn',
    async (_, kit) => {
      const folder = await tempFolder();
      try {
        const { before, after, faults } = await stepsAtQuestions(
          kit,
          folder.path,
          (all) => new Set([0, all - 1]),
        );
        expect(faults).toEqual([]);
        expect(before).toBeGreaterThan(0);
        expect(after).toBeGreaterThan(0);
      } finally {
        await folder.end();
      }
    },
  );
