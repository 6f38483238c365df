import { good } from '#kernel/words/result.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import { receivedOf } from '../rows.ts';

/** Handles orders sealed to a keyholder. */
export function makeSealedHandlers({ games, changed }: DeskParts): Pick<DeskHandlers, 'gm.unseal'> {
  return {
    'gm.unseal': async ({ game, key }) =>
      changed(
        game,
        await games.use(game, async (gm) => {
          const opened = await gm.unseal(key, 'desk');
          if (!opened.ok) return opened;
          const numbers = new Set(opened.value.map(({ number }) => number));
          return good(receivedOf(gm.store).filter(({ number }) => numbers.has(number)));
        }),
      ),
  };
}
