import { bookText, type Digest } from '#kernel/codec/books.ts';
import { forGm } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { bad, good } from '#kernel/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import { booksIn } from '../gm/game/books.ts';
import { keepOwnPlan, worldOf } from '../gm/people/world.ts';
import { makeStored, planCodecOf } from '../ruleset.ts';
import type { DeskHandlers, DeskParts } from './deskParts.ts';

/** The world on the game master's map, and the orders that they give there. */
export function makeWorldHandlers({
  games,
  ports,
  changed,
}: DeskParts): Pick<DeskHandlers, 'gm.world' | 'gm.ownOrders' | 'gm.book'> {
  return {
    'gm.world': ({ game }) =>
      games.use(game, ({ store, ruleset }) => {
        const { view, plan, fixed, questions, ...world } = worldOf(ruleset, store);
        const books: readonly Digest[] = [...new Set(ruleset.cites?.(view) ?? [])].sort();
        return good({
          ...world,
          ruleset: ruleset.id,
          questions: [...questions],
          view: makeStored(ruleset.codecs.view, view, 'view') as never,
          plan: planCodecOf(ruleset).make(plan) as never,
          ...(fixed === undefined ? {} : { fixed: phraseText(forGm(fixed).phrase) }),
          ...(books.length === 0 ? {} : { books }),
        });
      }),
    'gm.ownOrders': async ({ game, ...given }) => {
      const kept = await games.use(game, ({ store, ruleset }) =>
        keepOwnPlan({ clock: ports.clock, who: 'desk' }, ruleset, store, given),
      );
      return kept.ok ? changed(game, good({ mark: kept.value })) : kept;
    },
    'gm.book': ({ game, book }) =>
      games.use(game, ({ store }) => {
        const books = booksIn(store);
        return books.has(book)
          ? good({ text: bookText(books, book) })
          : bad([unreadable('book-missing', { book })]);
      }),
  };
}
