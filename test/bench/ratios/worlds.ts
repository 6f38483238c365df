import type { Game } from '#kernel/game/game.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { played } from '../cycle.ts';
import type { Ratio } from './ratio.ts';
import { inTurns, processorTime } from './ratio.ts';

const rounds = { warm: 2, counted: 7 };

/** Cycles of games that differ in one thing, from the files with everybody’s orders to the results of the last, in turns. */
export async function worldRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const ratios: Ratio[] = [];
  for (const { name, more, less, most } of kit.large?.compared?.worlds ?? []) {
    const games = [await played(kit, more), await played(kit, less)] as const;
    const [first, second] = games.map((game) => async (): Promise<number> => {
      await game.order();
      return processorTime(() => game.run());
    });
    const values = await inTurns(rounds, first!, second!);
    for (const game of games) await game.end();
    ratios.push({ name: `a cycle of ${name}; ${kit.ruleset.title}`, values, most });
  }
  return ratios;
}
